// A command being typed, in the place of the entry field: its name, and a pill for each option.
import { avatar, el, world } from "./dom.js";
import { perform } from "./message.js";
import { Pill } from "./pill.js";

/** The line. `typed` is what already stands behind the name; `leave` brings the entry field back. */
export function commandLine(command, typed, leave) {
  const pills = new Map();
  const row = el("span.pills");
  const more = el("span.more");
  const popup = el("div.suggestions", { id: "choices", role: "listbox", "aria-label": "Choices", hidden: true });
  const trouble = el("p.failed", { role: "alert", hidden: true });
  const send = el("button.plain.send.ready", { type: "submit", "aria-label": "Run the command" }, "➤");
  const line = { command, popup, values, next, remove, complain };

  function values() {
    return Object.fromEntries([...pills].map(([name, pill]) => [name, pill.value]).filter(([, value]) => value !== ""));
  }

  function complain(text) {
    trouble.textContent = text ?? "";
    trouble.hidden = !text;
  }

  /** Go on to the next option that is still empty; whether there is one. */
  function next(name) {
    const names = [...pills.keys()];
    const empty = names.slice(names.indexOf(name) + 1).find((one) => pills.get(one).value === "");
    if (empty) pills.get(empty).focus();
    return Boolean(empty);
  }

  function add(option) {
    const pill = new Pill(option, line);
    pills.set(option.name, pill);
    row.append(pill.node);
    offerMore();
    return pill;
  }

  /** Take an option away, if it may lack, and go back to the one before it. */
  function remove(name) {
    const names = [...pills.keys()];
    const before = pills.get(names[names.indexOf(name) - 1]);
    if (pills.get(name).option.required) return before ? before.focus() : leave();
    pills.get(name).node.remove();
    pills.delete(name);
    offerMore();
    return (before ?? send).focus();
  }

  function offerMore() {
    more.replaceChildren(...command.options.filter((option) => !pills.has(option.name)).map((option) => el("button.plain.add", {
      type: "button", title: option.description, "data-add": option.name, onclick: () => add(option).focus(),
    }, `+ ${option.name}`)));
  }

  function run(event) {
    event.preventDefault();
    const wrong = [...pills.values()].find((pill) => pill.fault);
    if (wrong) {
      wrong.focus();
      return complain(wrong.fault);
    }
    perform("command", { channel: world.open, command: command.path, options: values() }, { said: `/${command.path}` });
    return leave();
  }

  command.options.filter((option, index) => option.required || (typed && !index)).forEach(add);
  if (typed) pills.values().next().value?.type(typed);
  offerMore();
  if (!pills.size) {
    popup.replaceChildren(el("p.list-head", {}, command.description, " ", el("strong", {}, "Enter runs it.")));
    popup.hidden = false;
  }
  /** Whoever goes on typing behind the name means the first option. */
  const keys = (event) => {
    if (event.key === "Escape") leave();
    else if (event.target === send && /^[^\s]$/.test(event.key) && command.options.length && !pills.size) add(command.options[0]).focus();
  };
  return el("form.entry.command", { onsubmit: run, onkeydown: keys, "aria-label": `Command ${command.path}` }, popup, trouble,
    el("div.line", {}, el("button.plain.leave", { type: "button", "aria-label": "Leave the command", onclick: leave }, "✕"),
      el("span.parts", {}, el("strong.command-name", {}, avatar(world.bot, ".tiny"), `/${command.path}`), row, more), send));
}
