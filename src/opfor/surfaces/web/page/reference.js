/**
 * The reference: what a thing is, and all pages of a game to search. Fetched when it is first asked.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Topic} Topic
 */
import { dialog, refuse } from "./dialogs.js";
import { html, nothing, render } from "./lit/lit-html.js";

await new Promise((done) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "reference.css";
  link.onload = link.onerror = done;
  document.head.append(link);
});

/** A small drawing around its middle. @param {string} svg @param {string} [defs] */
function picture(svg, defs = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("viewBox", "-30 -30 60 60");
  made.setAttribute("class", "sign-of");
  made.setAttribute("aria-hidden", "true");
  made.innerHTML = `<defs>${defs}</defs>${svg}`;
  return made;
}

/** @param {Topic} topic @param {(id: string) => unknown} go @param {(id: string) => string} title @param {(id: string) => unknown} cite */
const page = (topic, go, title, cite) => html`<article class="topic" data-topic=${topic.id}>
  <div class="row">${picture(topic.svg)}<h2>${topic.title}</h2></div><p>${topic.text}</p>
  ${topic.numbers.length ? html`<dl>${topic.numbers.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>` : nothing}
  <p class="small">${topic.rules.map((id) => html`<button class="rule" data-rule=${id} @click=${() => cite(id)}>${id}</button> `)}</p>
  ${topic.see.length ? html`<div class="chips">${topic.see.map((id) => html`<button class="btn" data-see=${id} @click=${() => go(id)}>${title(id)}</button>`)}</div>` : nothing}</article>`;

/** What a thing of the game is. @param {Game} game @param {string} ref */
export function about(game, ref) {
  return refuse(async () => {
    const who = { table: game.table, seat: game.seat };
    const told = await game.engine.call("details", { ...who, ref, origin: "" });
    const all = await game.engine.call("reference", { ...who, game: "" });
    const by = new Map(all.topics.map((each) => [each.id, each]));
    const body = document.createElement("div");
    const close = html`<form method="dialog"><button class="btn" data-action="close">Close</button></form>`;
    const cite = (/** @type {string} */ id) => refuse(async () => {
      const rule = await game.engine.call("rule", { ...who, id });
      dialog(html`<div class="stack"><h2>${rule.title}</h2><p>${rule.text}</p><small>${rule.id}</small>${close}</div>`);
    });
    /** @type {(topic: Topic | null | undefined, lines: readonly string[], name: string) => void} */
    const show = (topic, lines, name) =>
      render(html`<div class="stack" data-panel="about">${name && name !== topic?.title ? html`<h1>${name}</h1>` : nothing}${lines.map((line) => html`<p class="small">${line}</p>`)}
        ${topic ? page(topic, (id) => show(by.get(id), [], ""), (id) => by.get(id)?.title ?? id, cite) : nothing}
        <div class="row"><a class="btn" href="?reference=${all.game}">Everything about ${all.title}</a>${close}</div></div>`, body);
    show(told.topic, told.lines, told.label);
    dialog(body);
    game.lookedUp = ref;
    game.draw();
  });
}

/** The next thing that is pointed at is asked about. @param {Game} game */
export function ask(game) {
  document.body.classList.add("asking");
  game.say("Point at what you want to know about.");
  const end = () => {
    document.body.classList.remove("asking");
    removeEventListener("pointerdown", point, true);
    removeEventListener("keydown", leave, true);
  };
  const leave = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && (event.stopPropagation(), end());
  const point = (/** @type {PointerEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    const ref = game.stage.stackAt(event.clientX, event.clientY)[0] ?? target.closest("[data-ref]")?.getAttribute("data-ref");
    event.preventDefault();
    event.stopPropagation();
    addEventListener("click", (click) => (click.preventDefault(), click.stopPropagation()), { capture: true, once: true });
    end();
    if (ref) void about(game, ref);
  };
  addEventListener("pointerdown", point, true);
  addEventListener("keydown", leave, true);
}

/** All pages of a game, to search and read. @param {import("./engine.js").Engine} engine @param {HTMLElement} place @param {string} game */
export async function reference(engine, place, game) {
  const all = await engine.call("reference", { game, table: "", seat: "" });
  const by = new Map(all.topics.map((each) => [each.id, each]));
  const style = new CSSStyleSheet();
  style.replaceSync(all.style);
  document.title = `${all.title} · opfor`;
  const groups = [...new Set(all.topics.map((each) => each.group))];
  const found = (/** @type {string} */ text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return all.topics.filter((each) => words.every((word) => `${each.title} ${each.names.join(" ")} ${each.text}`.toLowerCase().includes(word)));
  };
  const go = (/** @type {string} */ id) => (draw(""), document.querySelector(`[data-topic="${id}"]`)?.scrollIntoView({ block: "center" }));
  const draw = (/** @type {string} */ text) => {
    const shown = new Set(found(text));
    render(html`<main class="start reference"><header><a class="btn" href="./">Start page</a><h1>${all.title}</h1></header>
      <input class="field" type="search" aria-label="Search" placeholder="Search: cover, CAP, rally …" .value=${text} @input=${(/** @type {Event} */ event) => draw(/** @type {HTMLInputElement} */ (event.target).value)} />
      <p class="small" role="status">${shown.size} of ${all.topics.length} pages</p>
      ${groups.map((group) => { const own = all.topics.filter((each) => each.group === group && shown.has(each)); return own.length ? html`<section><h2>${group}</h2><div class="topics">${own.map((each) => page(each, go, (id) => by.get(id)?.title ?? id, () => undefined))}</div></section>` : nothing; })}</main>`, place);
  };
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  document.body.append(picture("", all.defs));
  draw(new URLSearchParams(location.search).get("find") ?? "");
}
