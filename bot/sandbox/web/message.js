// One message: who, when, text, embeds, files, components, and what pressing something led to.
import { ask, avatar, byId, channelName, el, personName, toast, world } from "./dom.js";
import { components, picture, size } from "./components.js";
import { markdown } from "./markdown.js";
import { messageMenu, personMenu } from "./menu.js";
import { showModal } from "./modal.js";

const EPHEMERAL = 1 << 6, LOADING = 1 << 7, V2 = 1 << 15;
const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" });
const full = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const failures = new Map();

/** Do something and show what it led to: a modal, or that it failed, under the message `under` or in the place of what was `said`. */
export async function perform(name, body, { under = null, said = null } = {}) {
  const pending = said ? showPending(said) : null;
  world.newFrom = null;
  document.querySelector(".divider.new")?.remove();
  let problem = null, outcome = null;
  try {
    outcome = await ask(name, { user: world.me.id, ...body });
    if (outcome.kind === "modal") showModal(outcome.modal);
    if (outcome.kind === "timeout") problem = said ? "The application did not respond." : "This interaction failed.";
  } catch (error) {
    problem = error.message;
  }
  if (under) fail(under, problem);
  else if (!problem) pending?.remove();
  else if (pending?.isConnected) pending.replaceWith(failedNode(said, problem));
  else toast(problem);
  return outcome;
}

/** What stands in the log until the bot has answered a command. */
function showPending(said) {
  const node = ownNode(said, waiting("Sending the command"));
  node.classList.add("pending");
  node.setAttribute("aria-busy", "true");
  byId("log").append(node);
  node.scrollIntoView({ block: "end" });
  return node;
}

function failedNode(said, text) {
  const node = ownNode(said, el("p.failed", { role: "alert" }, text));
  node.querySelector(".body").append(onlyYou(() => node.remove()));
  return node;
}

const ownNode = (said, content) => el("article.message.ephemeral", {}, avatar(world.bot),
  el("div.body", {}, el("header", {}, used(world.me.id, said), el("strong.name", {}, personName(world.bot)), el("span.app", {}, "APP")), content));

function fail(messageId, text) {
  if (text) failures.set(messageId, text);
  else failures.delete(messageId);
  const note = document.querySelector(`[data-message="${messageId}"] .failed`);
  if (note) {
    note.textContent = text ?? "";
    note.hidden = !text;
    if (text) note.scrollIntoView({ block: "nearest" });
  }
}

/** The node of a message. `before` is the one above it: a run of one author shares the heading. */
export function messageNode(message, before) {
  const mine = message.mentions.some((user) => user.id === world.me.id);
  const hidden = Boolean(message.flags & EPHEMERAL);
  const joined = joins(message, before);
  const failure = el("p.failed", { role: "alert", hidden: !failures.has(message.id) }, failures.get(message.id) ?? "");
  const more = (event) => messageMenu(message, event.currentTarget);
  const node = el(`article.message${joined ? ".joined" : ""}${hidden ? ".ephemeral" : ""}${mine ? ".pings" : ""}`,
    { "data-message": message.id, "aria-label": `${personName(message.author.id)}, ${clock.format(new Date(message.timestamp))}`, tabindex: "-1" },
    joined ? el("span.when", { "aria-hidden": "true" }, clock.format(new Date(message.timestamp))) : avatar(message.author.id),
    el("div.body", {}, joined ? null : heading(message), body(message), failure,
      hidden ? onlyYou(() => perform("dismiss", { message: message.id })) : null),
    el("button.more", { type: "button", "aria-label": "More", "aria-haspopup": "menu", onclick: more }, "⋯"));
  node.addEventListener("contextmenu", (event) => {
    if (event.shiftKey || event.target.closest("a, input, textarea")) return;
    event.preventDefault();
    messageMenu(message, { x: event.clientX, y: event.clientY });
  });
  return node;
}

const joins = (message, before) =>
  Boolean(before) && before.author.id === message.author.id && !message.message_reference && before.flags % 128 < 64 && message.flags % 128 < 64
  && usedBy(message) === null && new Date(message.timestamp) - new Date(before.timestamp) < 7 * 60000;

const usedBy = (message) => (message.interaction_metadata?.type === 2 ? message.interaction_metadata.user.id : null);

function heading(message) {
  const when = new Date(message.timestamp);
  const today = when.toDateString() === new Date().toDateString();
  const { author, referenced_message: answered } = message;
  const menu = (event) => personMenu(world.people.get(author.id), event.currentTarget);
  return el("header", {},
    usedBy(message) ? used(usedBy(message), spoken(message.interaction.name)) : null,
    answered ? el("p.used", {}, `↱ ${personName(answered.author.id)}: ${answered.content.slice(0, 80)}`) : null,
    el("button.name", { type: "button", "aria-haspopup": "menu", onclick: menu }, personName(author.id)),
    author.bot ? el("span.app", {}, "APP") : null,
    el("time", { datetime: message.timestamp, title: full.format(when) }, today ? clock.format(when) : full.format(when)));
}

function body(message) {
  if (message.flags & LOADING) return waiting(`${personName(message.author.id)} is thinking`);
  const act = (part, values) => (values === null
    ? perform("click", { message: message.id, custom_id: part.custom_id }, { under: message.id })
    : perform("select", { message: message.id, custom_id: part.custom_id, values }, { under: message.id }));
  return el(`div.content${message.flags & V2 ? ".v2" : ""}`, {},
    message.content ? el("div.text", {}, markdown(message.content), edited(message)) : null,
    message.embeds.map(embed), message.attachments.map(attachment), components(message.components, act),
    message.content ? null : edited(message), message.pinned ? el("p.small", {}, "Pinned") : null, thread(message));
}

const waiting = (text) => el("p.thinking", {}, text, el("span.dots", { "aria-hidden": "true" }, "…"));

function edited({ edited_timestamp: when }) {
  return when ? el("small.edited", { title: full.format(new Date(when)) }, "(edited)") : null;
}

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

/** A command as one says it: with its slash, if it is not one of a context menu. */
const spoken = (name) => ((world.commands[world.open] ?? []).some((command) => command.type !== 1 && command.name === name) ? name : `/${name}`);

const used = (who, what) => el("p.used", {}, avatar(who, ".mini"), el("strong", {}, personName(who)), " used ", el("span.command-used", {}, what));

const onlyYou = (dismiss) => el("p.only-you", {}, el("span", { "aria-hidden": "true" }, "👁 "), "Only you can see this · ",
  el("button.plain", { type: "button", onclick: dismiss }, "Dismiss message"));
