// Discord's markdown, to DOM nodes.
import { now } from "./clock.js";
import { h } from "./dom.js";

const INLINE = [
  ["escape", /^\\([\\*_~`|>#\-\[\]()<@:!+.])/],
  ["code", /^(`{1,2})(?!`)([\s\S]*?[^`])\1(?!`)/],
  ["user", /^<@!?(\d+)>/],
  ["role", /^<@&(\d+)>/],
  ["channel", /^<#(\d+)>/],
  ["command", /^<\/([^:>\n]+):\d+>/],
  ["time", /^<t:(-?\d+)(?::([tTdDfFR]))?>/],
  ["emoji", /^<a?:(\w+):\d+>/],
  ["hiddenLink", /^<(https?:\/\/[^>\s]+)>/],
  ["namedLink", /^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"\n]*")?\)/],
  ["link", /^https?:\/\/[^\s<>]*[^\s<>.,:;"'\])!?*_~|]/],
  ["spoiler", /^\|\|([\s\S]+?)\|\|/],
  ["bolditalic", /^\*\*\*([\s\S]+?)\*\*\*(?!\*)/],
  ["bold", /^\*\*([\s\S]+?)\*\*(?!\*)/],
  ["underline", /^__([\s\S]+?)__(?!_)/],
  ["italic", /^\*(?=\S)((?:\\.|\*\*[\s\S]+?\*\*|[^*\\])+?)\*(?!\*)/],
  ["italic", /^_((?:\\.|__[\s\S]+?__|[^_\\])+?)_(?![_\w])/],
  ["strike", /^~~([\s\S]+?)~~/],
];
const SPECIAL = /[\\`<[*_~|]|https?:\/\//;
const WORD = /\w/;

/** Render a whole text: headings, lists, quotes, code blocks and what is inside lines. */
export function markdown(text, context) {
  const nodes = [];
  const parts = text.split(/```(?:([a-zA-Z0-9_+-]+)\n)?([\s\S]*?)```\n?/);
  for (let index = 0; index < parts.length; index += 3) {
    if (parts[index]) nodes.push(...blocks(parts[index], context));
    if (index + 2 < parts.length) {
      nodes.push(h("pre", {}, h("code", {}, parts[index + 2].replace(/^\n|\n$/g, ""))));
    }
  }
  return nodes;
}

function blocks(text, context) {
  const nodes = [];
  const lines = text.replace(/\n$/, "").split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(h("div", { class: "text" }, inline(plain.join("\n"), context)));
    plain = [];
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    let match;
    if ((match = /^(#{1,3}) +(.+)$/.exec(line))) {
      flush();
      nodes.push(h(`h${match[1].length + 2}`, { class: `heading-${match[1].length}` }, inline(match[2], context)));
    } else if ((match = /^-# +(.+)$/.exec(line))) {
      flush();
      nodes.push(h("small", { class: "subtext" }, inline(match[1], context)));
    } else if ((match = /^>>> ?(.*)$/.exec(line))) {
      flush();
      const rest = [match[1], ...lines.slice(index + 1)].join("\n");
      nodes.push(h("blockquote", {}, blocks(rest, context)));
      return nodes;
    } else if (/^> /.test(line) || line === ">") {
      flush();
      const quoted = [];
      while (index < lines.length && (/^> /.test(lines[index]) || lines[index] === ">")) {
        quoted.push(lines[index++].slice(2));
      }
      index--;
      nodes.push(h("blockquote", {}, blocks(quoted.join("\n"), context)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (index < lines.length && ITEM.test(lines[index]) && sameList(line, lines[index])) items.push(lines[index++]);
      index--;
      nodes.push(list(items, context));
    } else {
      plain.push(line);
    }
  }
  flush();
  return nodes;
}

const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;

/** Whether a line goes on with the list that another line began: deeper, or marked alike. */
function sameList(first, line) {
  const [, indent, marker] = ITEM.exec(first);
  const [, otherIndent, otherMarker] = ITEM.exec(line);
  return otherIndent.length > indent.length || /\d/.test(otherMarker) === /\d/.test(marker);
}

function list(lines, context) {
  const [, indent, marker] = ITEM.exec(lines[0]);
  const ordered = /\d/.test(marker);
  const element = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(marker, 10) } : {});
  for (let index = 0; index < lines.length; ) {
    const item = h("li", {}, inline(ITEM.exec(lines[index])[3], context));
    const inner = [];
    for (index++; index < lines.length && ITEM.exec(lines[index])[1].length > indent.length; index++) {
      inner.push(lines[index]);
    }
    if (inner.length) item.append(list(inner, context));
    element.append(item);
  }
  return element;
}

/** Render what may stand inside one line (line breaks are kept). */
export function inline(text, context) {
  const nodes = [];
  let rest = text;
  let before = "";
  const push = (value) => {
    const last = nodes.at(-1);
    if (typeof value === "string" && typeof last === "string") nodes[nodes.length - 1] = last + value;
    else nodes.push(value);
  };
  while (rest) {
    const start = rest.search(SPECIAL);
    if (start !== 0) {
      const plain = start < 0 ? rest : rest.slice(0, start);
      push(plain);
      before = plain.at(-1);
      rest = rest.slice(plain.length);
      continue;
    }
    const found = INLINE.map(([kind, pattern]) => [kind, pattern.exec(rest)]).find(
      ([kind, match]) => match && !(kind === "italic" && match[0][0] === "_" && WORD.test(before)),
    );
    const length = found ? found[1][0].length : 1;
    push(found ? INLINE_NODES[found[0]](found[1], context) : rest[0]);
    before = rest[length - 1];
    rest = rest.slice(length);
  }
  return nodes;
}

const INLINE_NODES = {
  escape: (match) => match[1],
  code: (match) => h("code", {}, match[2].trim() || match[2]),
  user: (match, context) => mention(`@${context.names.users[match[1]] ?? "?"}`, match[1] === context.me),
  role: (match, context) => mention(`@${context.names.roles[match[1]] ?? "?"}`),
  channel: (match, context) =>
    h(
      "button",
      { type: "button", class: "mention", onclick: () => context.open(match[1]) },
      `#${context.names.channels[match[1]] ?? "?"}`,
    ),
  command: (match) => mention(`/${match[1]}`),
  time: (match, context) => timestamp(Number(match[1]), match[2] ?? "f", context),
  emoji: (match) => h("span", { class: "emoji" }, `:${match[1]}:`),
  hiddenLink: (match) => link(match[1], match[1]),
  namedLink: (match, context) => link(match[2], inline(match[1], context)),
  link: (match) => link(match[0], match[0]),
  spoiler: (match, context) => spoiler(inline(match[1], context), context),
  bolditalic: (match, context) => h("strong", {}, h("em", {}, inline(match[1], context))),
  bold: (match, context) => h("strong", {}, inline(match[1], context)),
  underline: (match, context) => h("u", {}, inline(match[1], context)),
  italic: (match, context) => h("em", {}, inline(match[1], context)),
  strike: (match, context) => h("s", {}, inline(match[1], context)),
};

const mention = (text, mine = false) => h("span", { class: mine ? "mention mine" : "mention" }, text);

export function link(address, ...children) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

/** Something covered until it is clicked. */
export function spoiler(children, context) {
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": context.text("spoiler") });
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (!cover.classList.contains("shown")) event.preventDefault();
    cover.classList.add("shown");
    cover.removeAttribute("aria-label");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", show);
  cover.append(h("span", {}, ...children));
  return cover;
}

const TIME_STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function timestamp(seconds, style, context) {
  const moment = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(context.locale, TIME_STYLES.F).format(moment);
  const element = h("time", { datetime: moment.toISOString(), title: full, class: "timestamp" });
  if (style === "R") {
    element.dataset.relative = String(seconds);
    element.textContent = relative(seconds, context.locale);
  } else {
    element.textContent = new Intl.DateTimeFormat(context.locale, TIME_STYLES[style]).format(moment);
  }
  return element;
}

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "in 5 minutes", "3 days ago", in the reader's language. */
export function relative(seconds, locale) {
  const difference = seconds - now() / 1000;
  // 55 minutes are told as an hour, and 90 minutes as two, as Discord does.
  const [unit, size] = UNITS.find(([, length]) => Math.abs(difference) >= 0.9 * length) ?? UNITS.at(-1);
  const numeric = unit === "second" ? "auto" : "always";
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(Math.round(difference / size), unit);
}
