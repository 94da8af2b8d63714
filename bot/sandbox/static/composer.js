// The message box: plain messages, and slash commands with their options.
import { fill, h, moveActive } from "./dom.js";
import { api } from "./api.js";

const COMPLETE_AFTER_MILLISECONDS = 120;

export class Composer {
  #root;
  #context;
  #channel = null;
  #commands = [];
  #command = null;
  #values = new Map();
  #box;
  #list;

  constructor(root, context) {
    this.#root = root;
    this.#context = context;
  }

  /** Show the box for a channel; what is being typed stays if the channel stays. */
  show(channel, user) {
    const key = `${user}/${channel.id}/${channel.locked}/${channel.archived}/${this.#context.language}`;
    if (key === this.#channel) return;
    this.#channel = key;
    this.#command = null;
    this.#commands = [];
    if (channel.locked) {
      fill(this.#root, h("p", { class: "box closed" }, this.#context.text("composer-closed")));
      return;
    }
    this.#plain();
    api.commands(user, channel.id).then((commands) => {
      if (key !== this.#channel) return;
      this.#commands = commands;
      this.#suggestCommands();
    }, this.#context.refused);
  }

  /** Read the commands again, after the bot has restarted. */
  forget() {
    this.#channel = null;
  }

  #plain(text = "") {
    this.#command = null;
    const name = this.#context.channelTitle();
    this.#list = h("div", { id: "commands", role: "listbox", "aria-label": this.#context.text("commands"), hidden: true });
    this.#box = h("textarea", {
      id: "message-box",
      rows: 1,
      placeholder: this.#context.text("composer", { name }),
      "aria-label": this.#context.text("composer", { name }),
      "aria-controls": "commands",
      maxlength: 2000,
      autocomplete: "off",
      value: text,
      oninput: () => this.#suggestCommands(),
      onkeydown: (event) => this.#plainKey(event),
    });
    fill(this.#root, this.#list, h("div", { class: "box" }, this.#box));
  }

  #suggestCommands() {
    if (this.#command) return;
    const typed = this.#box.value;
    const wanted = typed.startsWith("/") ? typed.slice(1).toLowerCase() : null;
    const found =
      wanted === null
        ? []
        : this.#commands.filter(
            (command) => command.label.toLowerCase().includes(wanted) || command.path.includes(wanted),
          );
    fill(
      this.#list,
      found.map((command) =>
        h(
          "div",
          {
            class: "option",
            role: "option",
            "data-command": command.path,
            onpointerdown: (event) => {
              event.preventDefault();
              this.#pick(command);
            },
          },
          h("strong", {}, `/${command.label}`),
          command.options.map((option) =>
            h("span", { class: `option-name ${option.required ? "required" : ""}` }, option.label),
          ),
          h("small", {}, command.description),
        ),
      ),
    );
    if (wanted !== null && !found.length && this.#commands.length) {
      fill(this.#list, h("div", { class: "none" }, this.#context.text("no-commands")));
    }
    this.#list.hidden = wanted === null;
    moveActive(this.#list, 1);
  }

  #plainKey(event) {
    const choosing = !this.#list.hidden && this.#list.querySelector(".active");
    if (choosing && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      moveActive(this.#list, event.key === "ArrowDown" ? 1 : -1);
    } else if (choosing && (event.key === "Enter" || event.key === "Tab")) {
      this.#pick(this.#commands.find((command) => command.path === choosing.dataset.command));
    } else if (event.key === "Escape" && !this.#list.hidden) {
      this.#list.hidden = true;
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      const content = this.#box.value.trim();
      if (content && !content.startsWith("/")) {
        this.#box.value = "";
        this.#context.send(content);
      }
    } else return;
    event.preventDefault();
  }

  #pick(command) {
    this.#command = command;
    this.#values = new Map();
    this.#list = h("div", { id: "suggestions", role: "listbox", hidden: true });
    const fields = command.options.map((option) => this.#field(option));
    const submit = h(
      "button",
      { type: "submit", class: "button primary", "data-action": "send" },
      this.#context.text("send"),
    );
    const form = h(
      "form",
      {
        class: "box command-form",
        "data-command-form": command.path,
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          this.#submit(form);
        },
        onkeydown: (event) => {
          if (event.key !== "Escape") return;
          this.#plain();
          this.#box.focus();
        },
      },
      h("strong", { class: "command-chip" }, `/${command.label}`),
      fields,
      submit,
      h(
        "button",
        {
          type: "button",
          class: "text-button",
          "data-action": "cancel",
          onclick: () => {
            this.#plain();
            this.#box.focus();
          },
        },
        this.#context.text("cancel"),
      ),
    );
    fill(this.#root, this.#list, form);
    (form.querySelector("input") ?? submit).focus();
  }

  #upload(option) {
    const input = h("input", {
      type: "file",
      "data-option": option.name,
      "aria-label": `${option.label}: ${option.description}`,
      title: option.description,
      required: option.required,
    });
    input.addEventListener("change", () => {
      const [file] = input.files;
      this.#values.delete(option.name);
      if (!file) return;
      const reader = new FileReader();
      reader.addEventListener("load", () => this.#values.set(option.name, `${file.name}\n${reader.result}`));
      reader.readAsDataURL(file);
    });
    return h(
      "label",
      { class: option.required ? "field required" : "field" },
      h("span", {}, option.label),
      input,
    );
  }

  #field(option) {
    if (option.type === "attachment") return this.#upload(option);
    const input = h("input", {
      type: "text",
      "data-option": option.name,
      "aria-label": `${option.label}: ${option.description}`,
      placeholder: option.required ? "" : this.#context.text("optional"),
      title: option.description,
      required: option.required,
      autocomplete: "off",
      role: "combobox",
      "aria-controls": "suggestions",
      "aria-expanded": "false",
    });
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#suggest(option, input), COMPLETE_AFTER_MILLISECONDS);
    };
    input.addEventListener("input", () => {
      this.#values.delete(option.name);
      look();
    });
    input.addEventListener("focus", look);
    input.addEventListener("blur", () => {
      clearTimeout(timer);
      this.#list.hidden = true;
      input.setAttribute("aria-expanded", "false");
    });
    input.addEventListener("keydown", (event) => {
      const active = !this.#list.hidden && this.#list.querySelector(".active");
      if (!active) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        moveActive(this.#list, event.key === "ArrowDown" ? 1 : -1);
        event.preventDefault();
      } else if (event.key === "Enter") {
        active.dispatchEvent(new Event("pointerdown", { cancelable: true }));
        event.preventDefault();
      } else if (event.key === "Tab" && !event.shiftKey) {
        active.dispatchEvent(new Event("pointerdown", { cancelable: true }));
      } else if (event.key === "Escape") {
        this.#list.hidden = true;
        event.preventDefault();
        event.stopPropagation();
      }
    });
    return h(
      "label",
      { class: option.required ? "field required" : "field" },
      h("span", {}, option.label),
      input,
    );
  }

  async #suggest(option, input) {
    const choices = await this.#choices(option, input.value).catch(this.#context.refused);
    if (document.activeElement !== input || !choices) return;
    fill(
      this.#list,
      choices.map((choice) =>
        h(
          "div",
          {
            class: "option",
            role: "option",
            "data-value": String(choice.value),
            onpointerdown: (event) => {
              event.preventDefault();
              input.value = choice.name;
              this.#values.set(option.name, choice.value);
              this.#list.hidden = true;
              this.#next(input);
            },
          },
          choice.name,
        ),
      ),
      h("div", { class: "none" }, choices.length ? option.description : this.#context.text("no-suggestions")),
    );
    this.#list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    if (choices.length && (input.value || option.required)) moveActive(this.#list, 1);
    if (!this.#isChoice(option)) this.#list.hidden = true;
  }

  #isChoice(option) {
    return option.autocomplete || option.choices.length || option.type === "boolean" || option.type === "user";
  }

  async #choices(option, typed) {
    if (option.autocomplete) {
      const filled = this.#filled();
      delete filled[option.name];
      return api.complete({ ...this.#context.place(), path: this.#command.path, option: option.name, typed, filled });
    }
    const fixed =
      option.type === "boolean"
        ? [
            { name: this.#context.text("yes"), value: true },
            { name: this.#context.text("no"), value: false },
          ]
        : option.type === "user"
          ? Object.entries(this.#context.playerNames).map(([value, name]) => ({ name, value }))
          : option.choices;
    return fixed.filter((choice) => choice.name.toLowerCase().includes(typed.toLowerCase())).slice(0, 25);
  }

  #next(input) {
    const inputs = [...this.#root.querySelectorAll("input[data-option]")];
    const empty = inputs.slice(inputs.indexOf(input) + 1).find((other) => other.required && !other.value);
    (empty ?? this.#root.querySelector("[data-action=send]")).focus();
  }

  #filled() {
    const filled = {};
    for (const option of this.#command.options) {
      const typed = this.#root.querySelector(`input[data-option="${CSS.escape(option.name)}"]`).value;
      if (typed === "") continue;
      const value = this.#values.has(option.name) ? this.#values.get(option.name) : this.#parse(option, typed);
      if (value !== undefined) filled[option.name] = value;
    }
    return filled;
  }

  #parse(option, typed) {
    const wanted = typed.trim().toLowerCase();
    if (option.type === "integer" || option.type === "number") {
      const choice = option.choices.find((other) => other.name.toLowerCase() === wanted);
      return choice?.value ?? (Number.isNaN(Number(typed)) ? undefined : Number(typed));
    }
    if (option.type === "boolean") {
      return wanted === this.#context.text("yes").toLowerCase() || wanted === "true";
    }
    if (option.type === "user") {
      return Object.entries(this.#context.playerNames).find(([, name]) => name.toLowerCase() === wanted)?.[0];
    }
    return option.choices.find((choice) => choice.name.toLowerCase() === wanted)?.value ?? typed;
  }

  async #submit(form) {
    const missing = [...form.querySelectorAll("input[required]")].find((input) => !input.value);
    if (missing) {
      missing.focus();
      missing.classList.add("missing");
      return;
    }
    const { path } = this.#command;
    const options = this.#filled();
    if (await this.#context.slash(path, options)) {
      this.#plain();
      if (!document.querySelector("#overlay [role=dialog]")) this.#box.focus();
    }
  }
}
