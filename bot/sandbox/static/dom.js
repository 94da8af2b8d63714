// Building elements. Text only ever becomes a text node, so nothing a bot writes can become markup.

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "required", "selected"]);

/** Make an element: h("a", {href, onclick, "data-x": 1}, "text", child, [more]). */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (PROPERTIES.has(name)) element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** Replace everything inside an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null));
}

/** Move the active option of a listbox by a step, and show it. */
export function moveActive(list, step) {
  const options = [...list.querySelectorAll("[role=option]")];
  if (!options.length) return null;
  const current = options.findIndex((option) => option.classList.contains("active"));
  const next = options[(current + step + options.length) % options.length];
  options.forEach((option) => option.classList.toggle("active", option === next));
  next.scrollIntoView({ block: "nearest" });
  return next;
}

/** The colour of somebody's avatar; players who came one after the other differ. */
export function avatarColour(id) {
  const colours = ["#9b59b6", "#3ba55c", "#c27c0e", "#ad1457", "#1f8b9d", "#a84300", "#71368a", "#6d7a3d"];
  return colours[Number(BigInt(id) % BigInt(colours.length))];
}

export function avatar(id, name, isBot = false) {
  const picture = h("span", { class: "avatar", "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
  picture.style.background = isBot ? "#eb459e" : avatarColour(id);
  return picture;
}
