// One message: who, when, text, embeds, files, components, and what pressing something led to.
import { ask, avatar, channelName, el, personName, toast, world } from "./dom.js";
import { components, picture, size } from "./components.js";
import { markdown } from "./markdown.js";
import { showModal } from "./modal.js";

const EPHEMERAL = 1 << 6, LOADING = 1 << 7, V2 = 1 << 15;
const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" });
const full = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const failures = new Map();

/** What an action led to: opens a modal, or says under the message that it failed. */
export async function perform(name, body, messageId = null) {
  try {
    const outcome = await ask(name, { user: world.me.id, ...body });
    if (outcome.kind === "modal") showModal(outcome.modal);
    if (outcome.kind === "timeout") fail(messageId, "This interaction failed. The app did not respond in time.");
    else if (messageId) fail(messageId, null);
    return outcome;
  } catch (error) {
    fail(messageId, error.message);
    return null;
  }
}

function fail(messageId, text) {
  if (!messageId) {
    if (text) toast(text);
    return;
  }
  if (text) failures.set(messageId, text);
  else failures.delete(messageId);
  const note = document.querySelector(`[data-message="${messageId}"] .failed`);
  if (note) {
    note.textContent = text ?? "";
    note.hidden = !text;
  }
}

/** The node of a message. `before` is the one above it: a run of one author shares the heading. */
export function messageNode(message, before) {
  const mine = message.mentions.some((user) => user.id === world.me.id);
  const hidden = Boolean(message.flags & EPHEMERAL);
  const joined = joins(message, before);
  const node = el(`article.message${joined ? ".joined" : ""}${hidden ? ".ephemeral" : ""}${mine ? ".pings" : ""}`,
    { "data-message": message.id, "aria-label": `${personName(message.author.id)}, ${clock.format(new Date(message.timestamp))}`, tabindex: "-1" },
    joined ? el("span.when", { "aria-hidden": "true" }, clock.format(new Date(message.timestamp))) : avatar(message.author.id),
    el("div.body", {}, joined ? null : heading(message), body(message), el("p.failed", { role: "alert", hidden: !failures.has(message.id) }, failures.get(message.id) ?? ""), hidden ? footer(message) : null));
  return node;
}

const joins = (message, before) =>
  Boolean(before) && before.author.id === message.author.id && !message.message_reference && before.flags % 128 < 64 && message.flags % 128 < 64
  && usedBy(message) === null && new Date(message.timestamp) - new Date(before.timestamp) < 7 * 60000;

const usedBy = (message) => (message.interaction_metadata?.type === 2 ? message.interaction_metadata.user.id : null);

function heading(message) {
  const when = new Date(message.timestamp);
  const today = when.toDateString() === new Date().toDateString();
  return el("header", {},
    usedBy(message) ? el("p.used", {}, `${personName(usedBy(message))} used a command`) : null,
    message.referenced_message ? el("p.used", {}, `↱ ${personName(message.referenced_message.author.id)}: ${message.referenced_message.content.slice(0, 80)}`) : null,
    el("strong.name", {}, personName(message.author.id)), message.author.bot ? el("span.app", {}, "APP") : null,
    el("time", { datetime: message.timestamp, title: full.format(when) }, today ? clock.format(when) : full.format(when)));
}

function body(message) {
  if (message.flags & LOADING) return el("p.thinking", {}, `${personName(message.author.id)} is thinking`, el("span.dots", { "aria-hidden": "true" }, "…"));
  const act = (part, values) => (values === null
    ? perform("click", { message: message.id, custom_id: part.custom_id }, message.id)
    : perform("select", { message: message.id, custom_id: part.custom_id, values }, message.id));
  return el(`div.content${message.flags & V2 ? ".v2" : ""}`, {},
    message.content ? el("div.text", {}, markdown(message.content), edited(message)) : null,
    message.embeds.map(embed), message.attachments.map(attachment), components(message.components, act),
    message.content ? null : edited(message), message.pinned ? el("p.small", {}, "Pinned") : null, thread(message));
}

const edited = (message) => (message.edited_timestamp ? el("small.edited", { title: full.format(new Date(message.edited_timestamp)) }, "(edited)") : null);

function embed(data) {
  const colour = data.color === undefined || data.color === null ? "" : `--accent:#${data.color.toString(16).padStart(6, "0")}`;
  return el("div.container.accent.embed", { style: colour || "--accent:#4e5058" },
    data.author ? el("p.small", {}, data.author.name) : null, data.title ? el("p", {}, el("strong", {}, data.title)) : null,
    data.description ? el("div.text", {}, markdown(data.description)) : null,
    (data.fields ?? []).map((field) => el("div.text", {}, el("strong", {}, field.name), markdown(field.value))),
    data.image ? picture({ media: data.image }, "item") : null, data.footer ? el("p.small", {}, data.footer.text) : null);
}

function attachment(file) {
  if (file.content_type?.startsWith("image/")) return el("div.gallery.n1", {}, picture({ media: file, description: file.description }, "item"));
  return el("a.file", { href: file.url, download: file.filename }, file.filename, el("small", {}, ` ${size(file.size)}`));
}

function thread(message) {
  if (!message.thread) return null;
  return el("a.thread-link", { href: `#${message.thread.id}` }, el("strong", {}, channelName(message.thread)), " · open the thread ›");
}

function footer(message) {
  return el("p.only-you", {}, "Only you can see this · ",
    el("button.plain", { type: "button", onclick: () => perform("dismiss", { message: message.id }) }, "Dismiss message"));
}
