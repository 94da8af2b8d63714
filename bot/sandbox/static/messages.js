// One message of the log.
import { components, fileBox, picture } from "./components.js";
import { avatar, h } from "./dom.js";
import { link, markdown, relative } from "./markdown.js";

const GROUPED_MILLISECONDS = 7 * 60 * 1000;

/** Whether a message continues the one before it, so that it shows no author of its own. */
export function continues(message, previous) {
  return (
    previous !== undefined &&
    previous.type === "message" &&
    message.type === "message" &&
    previous.author === message.author &&
    previous.ephemeral === message.ephemeral &&
    !message.command &&
    !message.reply &&
    message.at - previous.at < GROUPED_MILLISECONDS
  );
}

/** Draw a message; `grouped` leaves out the author. */
export function messageElement(message, grouped, context) {
  const name = context.names.users[message.author] ?? "?";
  const isBot = message.author === context.bot.id;
  if (message.type !== "message") return systemMessage(message, name, context);
  return h(
    "article",
    {
      class: ["message", grouped && "grouped", message.ephemeral && "ephemeral", message.pings_me && "pinged"]
        .filter(Boolean)
        .join(" "),
      "data-message": message.id,
      "data-author": message.author,
      "data-ephemeral": String(message.ephemeral),
      "aria-label": name,
    },
    message.command ? commandLine(message, context) : null,
    message.reply ? replyLine(message, context) : null,
    grouped ? null : avatar(message.author, name, isBot),
    grouped
      ? null
      : h(
          "header",
          {},
          h("strong", { class: "author" }, name),
          isBot ? h("span", { class: "app-tag" }, context.text("app")) : null,
          clock(message.at, context),
        ),
    h("div", { class: "body" }, body(message, name, context)),
    message.thread ? threadLink(message.thread, context) : null,
    message.ephemeral ? ephemeralLine(message, context) : null,
  );
}

function body(message, name, context) {
  if (message.loading) return [h("p", { class: "thinking" }, context.text("thinking", { name }))];
  const parts = [];
  if (message.content) parts.push(h("div", { class: "content" }, markdown(message.content, context)));
  parts.push(...message.embeds.map((embed) => embedBox(embed, context)));
  if (!message.v2) parts.push(...message.attachments.map((attachment) => attached(attachment, context)));
  parts.push(...components(message.components, context.forMessage(message)));
  if (message.edited) parts.push(h("small", { class: "edited" }, context.text("edited")));
  return parts;
}

function clock(milliseconds, context) {
  const moment = new Date(milliseconds);
  const full = new Intl.DateTimeFormat(context.locale, { dateStyle: "full", timeStyle: "medium" }).format(moment);
  const short = new Intl.DateTimeFormat(context.locale, { timeStyle: "short" }).format(moment);
  return h("time", { datetime: moment.toISOString(), title: full }, short);
}

function commandLine(message, context) {
  const user = context.names.users[message.command.user] ?? "?";
  return h(
    "p",
    { class: "above" },
    context.textWith("used-command", {
      user: h("strong", {}, user),
      command: h("span", { class: "command-name" }, `/${message.command.name}`),
    }),
  );
}

function replyLine(message, context) {
  const { author, excerpt } = message.reply;
  if (author === null) return h("p", { class: "above" }, context.text("deleted-message"));
  return h("p", { class: "above" }, h("strong", {}, context.names.users[author] ?? "?"), ` ${excerpt}`);
}

function ephemeralLine(message, context) {
  return h(
    "p",
    { class: "ephemeral-line" },
    `◉ ${context.text("only-you")} • `,
    h(
      "button",
      { type: "button", class: "text-button", "data-action": "dismiss", onclick: () => context.dismiss(message.id) },
      context.text("dismiss"),
    ),
  );
}

function threadLink(thread, context) {
  return h(
    "button",
    { type: "button", class: "thread-link", "data-open-channel": thread.id, onclick: () => context.open(thread.id) },
    h("strong", {}, `↳ ${thread.name}`),
    ` › ${thread.count}`,
  );
}

function systemMessage(message, name, context) {
  const lines = {
    "thread-created": () =>
      context.textWith("started-thread", {
        user: h("strong", {}, name),
        thread: message.thread
          ? h(
              "button",
              {
                type: "button",
                class: "text-button",
                "data-open-channel": message.thread.id,
                onclick: () => context.open(message.thread.id),
              },
              message.thread.name,
            )
          : "…",
      }),
    "recipient-add": () => context.textWith("added-to-thread", { user: h("strong", {}, name) }),
    pin: () => context.textWith("pinned-message", { user: h("strong", {}, name) }),
    renamed: () => context.textWith("renamed-thread", { user: h("strong", {}, name) }),
  };
  return h(
    "article",
    { class: "message system", "data-message": message.id, "data-author": message.author, "data-type": message.type },
    h("p", {}, lines[message.type](), " ", clock(message.at, context)),
  );
}

function attached(attachment, context) {
  if ((attachment.content_type ?? "").startsWith("image/")) {
    return h("div", { class: "attachment" }, picture(attachment.url, attachment.description, context));
  }
  return fileBox(attachment.url, attachment.filename, attachment.size, context);
}

function embedBox(embed, context) {
  const box = h(
    "div",
    { class: "embed" },
    embed.author ? h("p", { class: "embed-author" }, embed.author.name) : null,
    embed.title
      ? h("p", { class: "embed-title" }, embed.url ? link(embed.url, embed.title) : markdown(embed.title, context))
      : null,
    embed.description ? h("div", {}, markdown(embed.description, context)) : null,
    embed.fields?.length
      ? h(
          "div",
          { class: "embed-fields" },
          embed.fields.map((field) =>
            h(
              "div",
              { class: field.inline ? "inline" : "" },
              h("strong", {}, markdown(field.name, context)),
              markdown(field.value, context),
            ),
          ),
        )
      : null,
    embed.image ? picture(embed.image.url, embed.title, context) : null,
    embed.footer ? h("small", {}, embed.footer.text) : null,
  );
  if (typeof embed.color === "number") {
    box.style.borderColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  }
  return box;
}

/** Bring every "in 5 minutes" up to date. */
export function refreshRelativeTimes(root, locale) {
  for (const element of root.querySelectorAll("time[data-relative]")) {
    element.textContent = relative(Number(element.dataset.relative), locale);
  }
}
