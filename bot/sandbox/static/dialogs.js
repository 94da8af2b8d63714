// What opens above the page: forms of the bot, and pictures at full size.
import { selectMenu } from "./components.js";
import { fill, h } from "./dom.js";
import { markdown } from "./markdown.js";

const overlay = () => document.getElementById("overlay");

function open(dialog, onClose) {
  const before = document.activeElement;
  const close = () => {
    fill(overlay());
    if (before?.isConnected) before.focus();
    onClose?.();
  };
  const backdrop = h("div", { class: "backdrop" }, dialog);
  backdrop.addEventListener("pointerdown", (event) => {
    if (event.target === backdrop) close();
  });
  backdrop.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") keepInside(event, dialog);
  });
  fill(overlay(), backdrop);
  (dialog.querySelector("input, textarea, .select-face") ?? dialog.querySelector("button")).focus();
  return close;
}

function keepInside(event, dialog) {
  const stops = [...dialog.querySelectorAll("button, input, textarea, a[href]")].filter((stop) => !stop.disabled);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  (event.shiftKey ? stops.at(-1) : stops[0]).focus();
  event.preventDefault();
}

export function enlarge(address, description, context) {
  const close = open(
    h(
      "div",
      { class: "lightbox", role: "dialog", "aria-modal": "true", "data-lightbox": "", "aria-label": description || context.text("zoom") },
      h("img", { src: address, alt: description ?? "" }),
      h("button", { type: "button", class: "button secondary", "data-action": "close", onclick: () => close() }, context.text("close")),
    ),
  );
}

/** Show a form of the bot; `send` gets {custom_id: value} and tells whether it was taken. */
export function form(modal, context, send) {
  const values = {};
  const error = h("p", { class: "form-error", role: "alert" });
  const element = h(
    "form",
    {
      class: "modal",
      role: "dialog",
      "aria-modal": "true",
      "aria-label": modal.title,
      "data-modal": modal.custom_id,
      novalidate: true,
      onsubmit: async (event) => {
        event.preventDefault();
        const refusal = await send(values);
        if (refusal === null) close();
        else error.textContent = refusal;
      },
    },
    h("h2", {}, modal.title),
    modal.components.map((component) => part(component, values, context)),
    error,
    h(
      "footer",
      {},
      h("button", { type: "button", class: "button secondary", "data-action": "cancel", onclick: () => close() }, context.text("cancel")),
      h("button", { type: "submit", class: "button primary", "data-action": "submit" }, context.text("submit")),
    ),
  );
  const close = open(element);
}

function part(component, values, context) {
  if (component.type === 10) return h("div", {}, markdown(component.content, context));
  if (component.type === 1) return component.components.map((child) => labelled(child.label, null, child, values, context));
  if (component.type === 18) return labelled(component.label, component.description, component.component, values, context);
  return labelled(component.label, null, component, values, context);
}

function labelled(text, description, component, values, context) {
  const isGroup = component.type !== 4;
  return h(
    isGroup ? "div" : "label",
    isGroup ? { class: "form-part", role: "group", "aria-label": text } : { class: "form-part" },
    h("span", { class: "form-label" }, text, component.required === false ? null : h("span", { class: "star", title: context.text("required") }, " *")),
    description ? h("small", {}, description) : null,
    control(component, values, context),
  );
}

function control(component, values, context) {
  const id = component.custom_id;
  if (component.type === 4) return textInput(component, values);
  if (component.type === 21) return choices(component, "radio", values);
  if (component.type === 22) return choices(component, "checkbox", values);
  if (component.type === 23) {
    values[id] = Boolean(component.default);
    return h("input", {
      type: "checkbox",
      "data-custom-id": id,
      checked: values[id],
      onchange: (event) => (values[id] = event.target.checked),
    });
  }
  if (component.type === 3) {
    const chosen = component.options.filter((option) => option.default).map((option) => option.value);
    if (chosen.length) values[id] = chosen;
    return selectMenu(component, context, (now) => (values[id] = now), true);
  }
  if (component.type === 5 || component.type === 7) {
    return selectMenu(component, context, (now) => (values[id] = now), true);
  }
  return h("span", { class: "unknown" }, `[component ${component.type}]`);
}

function textInput(component, values) {
  const isLong = component.style === 2;
  values[component.custom_id] = component.value ?? "";
  return h(isLong ? "textarea" : "input", {
    ...(isLong ? { rows: 5 } : { type: "text" }),
    "data-custom-id": component.custom_id,
    placeholder: component.placeholder,
    maxlength: component.max_length,
    minlength: component.min_length,
    autocomplete: "off",
    value: component.value ?? "",
    oninput: (event) => (values[component.custom_id] = event.target.value),
  });
}

function choices(component, kind, values) {
  const id = component.custom_id;
  const chosen = new Set(component.options.filter((option) => option.default).map((option) => option.value));
  const tell = () => {
    if (kind === "checkbox") values[id] = [...chosen];
    else if (chosen.size) values[id] = [...chosen][0];
  };
  tell();
  return h(
    "div",
    { class: "choices", "data-custom-id": id },
    component.options.map((option) =>
      h(
        "label",
        {},
        h("input", {
          type: kind,
          name: id,
          value: option.value,
          checked: chosen.has(option.value),
          onchange: (event) => {
            if (kind === "radio") chosen.clear();
            if (event.target.checked) chosen.add(option.value);
            else chosen.delete(option.value);
            tell();
          },
        }),
        h("span", {}, option.label, option.description ? h("small", {}, option.description) : null),
      ),
    ),
  );
}
