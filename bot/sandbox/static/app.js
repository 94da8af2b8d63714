// The page: who is looking, at which channel, and what they see there.
import { api, listen, Refused } from "./api.js";
import { clockFace, setAhead } from "./clock.js";
import { Composer } from "./composer.js";
import { enlarge, form } from "./dialogs.js";
import { avatar, fill, h } from "./dom.js";
import { continues, messageElement, refreshRelativeTimes } from "./messages.js";

const NOTICE_MILLISECONDS = 6000;
const RELATIVE_MILLISECONDS = 10000;
const FOLLOW_PIXELS = 80;

const at = (id) => document.getElementById(id);
const log = at("log");

let state = null;
let texts = {};
let textLanguage = null;
let user = "";
let channel = "";
let opened = {};
let drawn = new Map();
let drawnFor = "";
let loading = false;
let stale = false;
let running = 0;
let following = true;
let noticeTimer = 0;

const context = {
  get names() {
    return state.names;
  },
  get me() {
    return state.me;
  },
  get bot() {
    return state.bot;
  },
  get locale() {
    return state.locale;
  },
  get language() {
    return state.language;
  },
  get playerNames() {
    return Object.fromEntries(state.players.map((player) => [player.id, player.name]));
  },
  get channelNames() {
    return Object.fromEntries(state.channels.filter((it) => it.kind === "text").map((it) => [it.id, it.name]));
  },
  text,
  textWith,
  refused,
  open: (id) => show(user, id),
  grown: () => follow(),
  enlarge: (address, description) => enlarge(address, description, context),
  dismiss: (message) => act({ kind: "dismiss", channel, message }),
  place: () => ({ user, channel }),
  channelTitle: () => titleOf(currentChannel()),
  send: (content) => act({ kind: "send", channel, content }),
  slash: (path, options) => act({ kind: "slash", channel, path, options }),
  forMessage: (message) => ({
    ...Object.fromEntries(["text", "textWith", "open", "grown", "enlarge"].map((name) => [name, context[name]])),
    names: state.names,
    me: state.me,
    locale: state.locale,
    playerNames: context.playerNames,
    channelNames: context.channelNames,
    click: async (customId, button) => {
      button.classList.add("waiting");
      await act({ kind: "click", channel, message: message.id, custom_id: customId });
      button.classList.remove("waiting");
    },
    select: (customId, values) => act({ kind: "select", channel, message: message.id, custom_id: customId, values }),
  }),
};
const composer = new Composer(at("composer"), context);

function text(id, filling = {}) {
  return Object.entries(filling).reduce(
    (result, [name, value]) => result.replaceAll(`{${name}}`, value),
    texts[id] ?? id,
  );
}

/** Like text, but what is filled in may be elements. */
function textWith(id, filling) {
  return (texts[id] ?? id)
    .split(/(\{\w+\})/)
    .map((piece) => (/^\{\w+\}$/.test(piece) ? (filling[piece.slice(1, -1)] ?? piece) : piece));
}

const currentChannel = () => state.channels.find((other) => other.id === state.channel);
const titleOf = (it) => (it.kind === "text" ? `#${it.name}` : it.kind === "dm" ? `@${it.name}` : it.name);

/** Change who is looking or at what. */
function show(newUser, newChannel) {
  at("notice").textContent = "";
  user = newUser;
  channel = newChannel ?? opened[user] ?? "";
  location.hash = `${user}/${channel}`;
  load();
}

/** Fetch and draw; once more if something changed meanwhile. */
async function load() {
  if (loading) {
    stale = true;
    return;
  }
  loading = true;
  try {
    do {
      stale = false;
      await fetchAndDraw();
    } while (stale);
  } finally {
    loading = false;
  }
}

async function fetchAndDraw() {
  const [wantedUser, wantedChannel] = [user, channel];
  try {
    const next = await api.snapshot(wantedUser, wantedChannel);
    if (next.language !== textLanguage) {
      texts = await api.text(next.language);
      textLanguage = next.language;
    }
    if (wantedUser !== user || wantedChannel !== channel) {
      stale = true;
      return;
    }
    state = next;
    setAhead(state.ahead);
    user = state.me;
    channel = state.channel;
    opened[user] = channel;
    draw();
  } catch (error) {
    if (error instanceof Refused && error.status === 404 && user) {
      // The address names a player of an earlier sandbox.
      [user, channel, opened] = ["", "", {}];
      stale = true;
    } else refused(error);
  }
}

function refused(error) {
  if (!(error instanceof Refused)) throw error;
  notice(error.status === 0 ? text("connection-lost") : text("could-not-do", { error: error.message }));
}

function notice(message, isFailure = true) {
  at("notice").textContent = message;
  at("notice").classList.toggle("failure", isFailure);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (at("notice").textContent = ""), NOTICE_MILLISECONDS);
}

/** Do something as the user; true if it went through. */
async function act(action) {
  const actor = user;
  setRunning(1);
  try {
    const outcome = await api.act({ user: actor, ...action });
    if (outcome.modal) {
      form(outcome.modal, context, (values) => submit(actor, outcome.modal.key, values));
    } else if (outcome.answered === false) {
      notice(action.kind === "slash" ? text("no-answer") : text("interaction-failed"));
    }
    await load();
    return true;
  } catch (error) {
    refused(error);
    return false;
  } finally {
    setRunning(-1);
  }
}

async function submit(actor, modal, values) {
  setRunning(1);
  try {
    const outcome = await api.act({ user: actor, kind: "submit", modal, values });
    if (outcome.answered === false) notice(text("interaction-failed"));
    load();
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message;
  } finally {
    setRunning(-1);
  }
}

function setRunning(step) {
  running += step;
  document.body.dataset.busy = String(running > 0);
}

function draw() {
  document.documentElement.lang = state.language;
  document.title = text("page-title", { name: state.bot.name });
  drawTop();
  drawSidebar();
  drawLog();
  refreshRelativeTimes(document, state.locale);
  drawFaults();
  composer.show(currentChannel(), state.me);
  document.body.dataset.revision = state.revision;
}

function badge(it) {
  if (!it.unread) return null;
  return h(
    "span",
    { class: it.pings ? "badge pings" : "badge", "aria-label": text("unread", { count: it.unread }) },
    it.pings ? String(it.pings) : "",
  );
}

function drawTop() {
  at("playing-as").textContent = text("playing-as");
  at("players").setAttribute("aria-label", text("users"));
  keepFocus(at("players"), "data-user", () =>
    fill(
      at("players"),
      state.players.map((player) =>
        h(
          "button",
          {
            type: "button",
            class: "player",
            "data-user": player.id,
            "data-name": player.name,
            "data-unread": player.unread,
            "aria-pressed": String(player.id === state.me),
            onclick: () => show(player.id),
          },
          avatar(player.id, player.name),
          player.name,
          player.id === state.me ? null : badge(player),
        ),
      ),
    ),
  );
  drawClock();
  at("faults-button").textContent = `${text("errors")} ${state.faults.length || ""}`;
  at("faults-button").classList.toggle("has-faults", state.faults.length > 0);
  if (!at("restart-button").disabled) at("restart-button").textContent = text("restart");
}

function drawClock() {
  at("clock").setAttribute("aria-label", text("clock"));
  const skip = (action, label, description, hours) =>
    h(
      "button",
      {
        type: "button",
        class: "small-button",
        "data-action": action,
        title: description,
        "aria-label": description,
        onclick: () => act({ kind: "skip", hours }),
      },
      label,
    );
  keepFocus(at("clock"), "data-action", () =>
    fill(
      at("clock"),
      h("span", { id: "clock-face", title: text("clock") }, clockFace(state.locale)),
      skip("skip-hour", text("hour-ahead"), text("skip-hour"), 1),
      skip("skip-day", text("day-ahead"), text("skip-day"), 24),
    ),
  );
}

function channelButton(it) {
  const mark = { text: "#", thread: "↳", dm: "@" }[it.kind];
  return h(
    "button",
    {
      type: "button",
      class: `channel ${it.kind} ${it.unread ? "unread" : ""} ${it.archived ? "archived" : ""}`,
      "data-channel": it.id,
      "data-kind": it.kind,
      "data-unread": it.unread,
      "aria-current": it.id === state.channel ? "page" : null,
      onclick: () => show(user, it.id),
    },
    h("span", { class: "mark", "aria-hidden": "true" }, mark),
    h("span", { class: "name" }, it.name),
    badge(it),
  );
}

function drawSidebar() {
  at("guild").textContent = state.guild;
  const texts = state.channels.filter((it) => it.kind === "text");
  const threadsOf = (parent) => state.channels.filter((it) => it.kind === "thread" && it.parent === parent.id);
  keepFocus(at("channels"), "data-channel", () =>
    fill(
      at("channels"),
      h("h3", {}, text("channels")),
      texts.map((it) => [channelButton(it), threadsOf(it).map(channelButton)]),
      h("h3", {}, text("direct-messages")),
      state.channels.filter((it) => it.kind === "dm").map(channelButton),
    ),
  );
  keepFocus(at("client"), "data-action", () =>
    fill(
      at("client"),
      h("strong", {}, state.names.users[state.me]),
      h(
        "span",
        { role: "group", "aria-label": text("language"), title: text("language") },
        state.languages.map((language) =>
          h(
            "button",
            {
              type: "button",
              class: "small-button",
              "data-action": `language-${language}`,
              "aria-pressed": String(language === state.language),
              onclick: () => act({ kind: "language", language }),
            },
            language.toUpperCase(),
          ),
        ),
      ),
      h(
        "button",
        {
          type: "button",
          class: "small-button",
          "data-action": "dms",
          "aria-pressed": String(!state.dms_open),
          onclick: () => act({ kind: "dms", open: !state.dms_open }),
        },
        state.dms_open ? text("dms-open") : text("dms-closed"),
      ),
    ),
  );
}

/** Redraw a list without losing the keyboard focus inside it. */
function keepFocus(root, attribute, redraw) {
  const focused = root.contains(document.activeElement) ? document.activeElement.getAttribute(attribute) : null;
  redraw();
  if (focused !== null) root.querySelector(`[${attribute}="${CSS.escape(focused)}"]`)?.focus();
}

log.addEventListener("scroll", () => {
  following = log.scrollHeight - log.scrollTop - log.clientHeight < FOLLOW_PIXELS;
});

// Pictures grow as they load, which would push the newest buttons out of sight.
log.addEventListener("load", () => follow(), true);

function follow() {
  if (following) log.scrollTop = log.scrollHeight;
}

/** Draw the log, keeping the elements of messages that did not change. */
function drawLog() {
  const key = `${state.me}/${state.channel}/${state.language}`;
  if (key !== drawnFor) {
    drawn = new Map();
    following = true;
  }
  drawnFor = key;
  const it = currentChannel();
  at("title").textContent = titleOf(it);
  log.setAttribute("aria-label", text("messages", { name: titleOf(it) }));
  log.dataset.channel = state.channel;
  const next = new Map();
  const focused = log.contains(document.activeElement) ? document.activeElement.dataset.customId : undefined;
  const inMessage = focused && document.activeElement.closest("[data-message]")?.dataset.message;
  const names = JSON.stringify(state.names);
  const elements = state.messages.map((message, index) => {
    const grouped = continues(message, state.messages[index - 1]);
    const fingerprint = JSON.stringify([message, grouped]) + names;
    const known = drawn.get(message.id);
    const element = known?.fingerprint === fingerprint ? known.element : messageElement(message, grouped, context);
    next.set(message.id, { fingerprint, element });
    return element;
  });
  drawn = next;
  const start = h("p", { class: "start" }, text("start-of-channel", { name: titleOf(it) }));
  reconcile(log, [start, ...elements]);
  if (inMessage && document.activeElement === document.body) {
    log
      .querySelector(`[data-message="${inMessage}"] [data-custom-id="${CSS.escape(focused)}"]:not(:disabled)`)
      ?.focus();
  }
  follow();
}

/** Make these the children, touching only those that differ, so that open menus stay open. */
function reconcile(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

function drawFaults() {
  const list = state.faults.toReversed().map((fault) =>
    h(
      "details",
      { class: "fault" },
      h("summary", {}, `${new Date(fault.at).toLocaleTimeString(state.locale)} ${fault.summary}`),
      h("pre", {}, fault.detail),
    ),
  );
  const open = [...at("faults").querySelectorAll("details")].map((details) => details.open);
  if (open.length === list.length) list.forEach((details, index) => (details.open = open[index]));
  fill(
    at("faults"),
    h(
      "header",
      {},
      h("h2", {}, text("errors")),
      h("button", { type: "button", class: "small-button", "data-action": "clear-faults", onclick: () => act({ kind: "clear-faults" }) }, text("clear")),
      h("button", { type: "button", class: "small-button", "data-action": "close-faults", onclick: toggleFaults }, text("close")),
    ),
    list.length ? list : h("p", {}, text("no-errors")),
  );
}

function toggleFaults() {
  at("faults").hidden = !at("faults").hidden;
  at("faults-button").setAttribute("aria-expanded", String(!at("faults").hidden));
}

at("faults-button").addEventListener("click", toggleFaults);
at("restart-button").addEventListener("click", async () => {
  const button = at("restart-button");
  button.disabled = true;
  button.textContent = text("restarting");
  setRunning(1);
  try {
    await api.restart();
    notice(text("restarted"), false);
    composer.forget();
  } catch (error) {
    refused(error);
  } finally {
    setRunning(-1);
    button.disabled = false;
    load();
  }
});

[user = "", channel = ""] = location.hash.slice(1).split("/");
window.addEventListener("hashchange", () => {
  const [newUser, newChannel] = location.hash.slice(1).split("/");
  if (newUser !== user || newChannel !== channel) show(newUser, newChannel);
});
setInterval(() => {
  if (!state) return;
  refreshRelativeTimes(document, state.locale);
  at("clock-face").textContent = clockFace(state.locale);
}, RELATIVE_MILLISECONDS);
listen(load, () => notice(text("connection-lost")));
load();
