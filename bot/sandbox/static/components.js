// Message components, drawn as Discord draws them.
import { h, moveActive } from "./dom.js";
import { link, markdown, spoiler } from "./markdown.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

const RENDERERS = {
  1: actionRow,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: textDisplay,
  11: thumbnail,
  12: gallery,
  13: file,
  14: separator,
  17: container,
};

/** Draw components one under the other. */
export function components(list, context) {
  return list.map((component) => (RENDERERS[component.type] ?? unknown)(component, context));
}

const unknown = (component) => h("div", { class: "unknown" }, `[component ${component.type}]`);

function actionRow(component, context) {
  return h("div", { class: "action-row" }, components(component.components, context));
}

function container(component, context) {
  const box = h("div", { class: "container" }, components(component.components, context));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    box.style.setProperty("--accent", `#${component.accent_color.toString(16).padStart(6, "0")}`);
    box.classList.add("accented");
  }
  return component.spoiler ? spoiler([box], context) : box;
}

function textDisplay(component, context) {
  return h("div", { class: "text-display" }, markdown(component.content, context));
}

function section(component, context) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(component.components, context)),
    h("div", { class: "accessory" }, components([component.accessory], context)),
  );
}

function separator(component) {
  return h("div", {
    class: `separator ${component.spacing === 2 ? "large" : ""} ${component.divider === false ? "" : "divided"}`,
    role: component.divider === false ? "none" : "separator",
  });
}

/** A picture that opens large when clicked. */
export function picture(address, description, context, className = "") {
  const image = h("img", { src: address, alt: description ?? "", loading: "eager", class: className });
  image.addEventListener("load", () => context.grown());
  return h(
    "button",
    {
      type: "button",
      class: "picture",
      title: context.text("zoom"),
      "aria-label": `${context.text("zoom")}: ${description || context.text("picture-without-text")}`,
      onclick: () => context.enlarge(address, description),
    },
    image,
  );
}

function thumbnail(component, context) {
  const image = picture(component.media.url, component.description, context, "thumbnail");
  return component.spoiler ? spoiler([image], context) : image;
}

function gallery(component, context) {
  const count = Math.min(component.items.length, 10);
  return h(
    "div",
    { class: `gallery gallery-${count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3}` },
    component.items.map((item) => {
      const image = picture(item.media.url, item.description, context);
      return item.spoiler ? spoiler([image], context) : image;
    }),
  );
}

function file(component, context) {
  const name = component.name ?? component.file.url.split("/").at(-1);
  return fileBox(component.file.url, name, component.size, context);
}

export function fileBox(address, name, size, context) {
  return h(
    "div",
    { class: "file" },
    h("span", { "aria-hidden": "true" }, "▤"),
    h(
      "div",
      {},
      h("a", { href: address, download: name, "aria-label": context.text("file", { name }) }, name),
      h("small", {}, size === undefined ? "" : `${Math.max(1, Math.round(size / 1024))} KB`),
    ),
  );
}

export function emoji(value) {
  if (!value) return null;
  const custom = /^<a?:(\w+):\d+>$/.exec(value.name ?? "");
  const shown = custom ? `:${custom[1]}:` : value.id ? `:${value.name}:` : value.name;
  return h("span", { class: "emoji", "aria-hidden": "true" }, shown);
}

function button(component, context) {
  const label = component.label ? h("span", {}, component.label) : null;
  const style = STYLES[component.style];
  if (component.style === 5) {
    const anchor = link(component.url, emoji(component.emoji), label, h("span", { "aria-hidden": "true" }, "↗"));
    anchor.className = "button link";
    return anchor;
  }
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      "data-custom-id": component.custom_id,
      "data-style": style,
      "aria-label": component.label ? null : component.emoji?.name,
      disabled: Boolean(component.disabled),
      onclick: (event) => context.click(component.custom_id, event.currentTarget),
    },
    emoji(component.emoji),
    label,
  );
}

function select(component, context) {
  return selectMenu(component, context, (values) => context.select(component.custom_id, values));
}

/** What Discord itself offers in a menu of a kind, by id. */
function entities(type, context) {
  if (type === 6) return Object.fromEntries(Object.entries(context.names.roles).filter(([, name]) => name !== "@everyone"));
  if (type === 8) return context.channelNames;
  return type === 5 || type === 7 ? context.playerNames : {};
}

function optionsOf(component, context) {
  if (component.type === 3) return component.options;
  const chosen = new Set((component.default_values ?? []).map((value) => value.id));
  return Object.entries(entities(component.type, context)).map(
    ([value, label]) => ({ value, label, default: chosen.has(value) }),
  );
}

/**
 * A select menu. One choice is told at once; several when the menu is closed, as Discord does,
 * or, as a part of a form, with each change.
 */
export function selectMenu(component, context, onChoose, inForm = false) {
  const options = optionsOf(component, context);
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const single = most === 1;
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const shown = h("span", { class: "chosen" });
  const list = h("div", { class: "options", role: "listbox", hidden: true, "aria-multiselectable": String(!single) });
  const face = h(
    "button",
    {
      type: "button",
      class: "select-face",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": component.placeholder ?? context.text("make-a-choice"),
      "data-custom-id": component.custom_id,
      "data-min": least,
      "data-max": most,
      disabled: Boolean(component.disabled),
    },
    shown,
    h("span", { class: "arrow", "aria-hidden": "true" }, "⌄"),
  );
  const box = h("div", { class: "select" }, face, list);
  let changed = false;

  const describe = () => {
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    shown.textContent = labels.join(", ") || (component.placeholder ?? context.text("make-a-choice"));
    shown.classList.toggle("placeholder", !labels.length);
    for (const option of list.querySelectorAll("[role=option]")) {
      option.setAttribute("aria-selected", String(chosen.has(option.dataset.value)));
    }
  };
  const setOpen = (open) => {
    list.hidden = !open;
    face.setAttribute("aria-expanded", String(open));
    if (open) list.scrollIntoView({ block: "nearest" });
    document[open ? "addEventListener" : "removeEventListener"]("pointerdown", leave);
  };
  const leave = (event) => {
    if (!box.contains(event.target)) finish();
  };
  const finish = () => {
    setOpen(false);
    face.focus();
    if (!inForm && changed && chosen.size >= least && chosen.size <= most) onChoose([...chosen]);
    changed = false;
  };
  const choose = (value) => {
    if (single) {
      if (least === 0 && chosen.has(value)) chosen.clear();
      else {
        chosen.clear();
        chosen.add(value);
      }
    } else if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    changed = true;
    describe();
    if (inForm) onChoose([...chosen]);
    if (single) finish();
  };

  for (const option of options) {
    list.append(
      h(
        "div",
        {
          class: "option",
          role: "option",
          "data-value": option.value,
          "aria-selected": "false",
          onclick: () => choose(option.value),
        },
        emoji(option.emoji),
        h(
          "span",
          { class: "option-text" },
          h("span", {}, option.label),
          option.description ? h("small", {}, option.description) : null,
        ),
        h("span", { class: "tick", "aria-hidden": "true" }),
      ),
    );
  }
  if (!single) {
    list.append(
      h(
        "div",
        { class: "options-end" },
        h("small", {}, context.text("choose-between", { min: least, max: most })),
        h("button", { type: "button", class: "button primary", "data-action": "done", onclick: finish }, context.text("done")),
      ),
    );
  }
  face.addEventListener("click", () => (list.hidden ? setOpen(true) : finish()));
  box.addEventListener("keydown", (event) => {
    if (list.hidden) {
      if (event.key === "ArrowDown") {
        setOpen(true);
        moveActive(list, 1);
        event.preventDefault();
      }
      return;
    }
    const active = list.querySelector(".active");
    if (event.key === "ArrowDown") moveActive(list, 1);
    else if (event.key === "ArrowUp") moveActive(list, -1);
    else if (event.key === "Escape") finish();
    else if ((event.key === "Enter" || event.key === " ") && active && event.target === face) choose(active.dataset.value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A click on an option must not move the focus, because that closes the list.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("focusout", (event) => {
    if (!list.hidden && event.relatedTarget && !box.contains(event.relatedTarget)) finish();
  });
  describe();
  return box;
}
