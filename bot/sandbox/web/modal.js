// Modals: a dialog with the fields that the bot asked for.
import { ask, el, world } from "./dom.js";
import { markdown } from "./markdown.js";

/** Open a modal. Closing it without sending tells the bot nothing, as on Discord. */
export function showModal(modal) {
  const readers = new Map();
  const error = el("p.failed", { role: "alert", hidden: true });
  const send = el("button.button.primary", { type: "submit" }, "Submit");
  const form = el("form", { method: "dialog", onsubmit: submit }, el("h2", { id: `modal-${modal.id}` }, modal.title),
    el("p.small", {}, "This form goes to Chainkeeper. Do not share passwords."),
    modal.components.map((part) => partNode(part, readers)), error,
    el("div.row.end", {}, el("button.button.secondary", { type: "button", onclick: () => dialog.close() }, "Cancel"), send));
  const dialog = el("dialog.modal", { "aria-labelledby": `modal-${modal.id}`, onclose: () => dialog.remove() }, form);

  async function submit(event) {
    event.preventDefault();
    send.disabled = true;
    const values = Object.fromEntries([...readers].map(([name, read]) => [name, read()]));
    try {
      const outcome = await ask("modal", { user: world.me.id, modal: modal.id, values });
      if (outcome.kind === "timeout") throw new Error("Something went wrong: the app did not respond. Try again.");
      dialog.close();
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
      send.disabled = false;
    }
  }

  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, select")?.focus();
}

function partNode(part, readers) {
  if (part.type === 10) return el("div.text", {}, markdown(part.content));
  if (part.type === 1) return labelled(part.components[0].label, null, part.components[0], readers);
  if (part.type === 18) return labelled(part.label, part.description, part.component, readers);
  return null;
}

let counter = 0;

function labelled(label, description, field, readers) {
  const id = `field-${++counter}`;
  const required = field.required !== false && field.type !== 23;
  const [input, read] = fieldNode(field, id, required);
  readers.set(field.custom_id, read);
  if (description) input.setAttribute("aria-describedby", `${id}-help`);
  const group = field.type === 21 || field.type === 22;
  const name = [label, required ? el("span.required", { "aria-hidden": "true" }, " *") : null];
  const shown = group ? el("span.label", {}, name) : el("label.label", { for: id }, name);
  return el("div.field", group ? { role: "group", "aria-label": label } : {}, shown,
    description ? el("p.small", { id: `${id}-help` }, description) : null, input);
}

/** The input of a field and how to read its value. */
function fieldNode(field, id, required) {
  if (field.type === 4) return textField(field, id, required);
  if (field.type === 23) {
    const box = el("input", { id, type: "checkbox", checked: Boolean(field.default) });
    return [box, () => box.checked];
  }
  if (field.type === 21 || field.type === 22) return choiceField(field, id);
  if (field.type === 19) return [el("p.small", { id }, "Files cannot be uploaded here."), () => []];
  return selectField(field, id, required);
}

function textField(field, id, required) {
  const bounds = { minlength: field.min_length ? String(field.min_length) : null, maxlength: String(field.max_length ?? 4000) };
  const shared = { id, required, placeholder: field.placeholder, ...bounds };
  const input = field.style === 2 ? el("textarea", { ...shared, rows: 8 }) : el("input", { ...shared, type: "text", autocomplete: "off" });
  input.value = field.value ?? "";
  return [input, () => input.value];
}

function choiceField(field, id) {
  const kind = field.type === 21 ? "radio" : "checkbox";
  const node = el("div.choices", { id }, field.options.map((option) => el("label.choice", {},
    el("input", { type: kind, name: id, value: option.value, checked: Boolean(option.default) }),
    el("span", {}, option.label, option.description ? el("small", {}, ` ${option.description}`) : null))));
  const marked = () => [...node.querySelectorAll("input:checked")].map((box) => box.value);
  return [node, marked];
}

function selectField(field, id, required) {
  const people = () => [...world.people.values()].map((who) => ({ label: who.name, value: who.id }));
  const options = field.type === 3 ? field.options : people();
  const many = (field.max_values ?? 1) > 1;
  const input = el("select", { id, required, multiple: many, size: many ? Math.min(options.length, 6) : 0 },
    many ? null : el("option", { value: "" }, field.placeholder ?? "Make a selection"),
    options.map(({ value, label, description, default: selected }) =>
      el("option", { value, selected: Boolean(selected) }, description ? `${label} (${description})` : label)));
  return [input, () => [...input.selectedOptions].map((option) => option.value).filter(Boolean)];
}
