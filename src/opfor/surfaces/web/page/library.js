/**
 * All games that were begun: found again by name, words or how far they are; renamed, put away and
 * brought back.
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./messages.js").TableListed} TableListed
 */
import { language } from "./engine.js";
import { refuse } from "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing, render } from "./lit/lit-html.js";

const FILTERS = /** @type {[string, string][]} */ ([["all", "All"], ["on", "Under way"], ["over", "Finished"]]);

/** @type {Map<string, string>} pictures by what they show */
const drawn = new Map();

/** A place for a picture. @param {"cover" | "table"} kind @param {string} name @param {string} [look] */
export const art = (kind, name, look = "") => html`<div class="art ${look}" data-cover=${kind === "cover" ? name : nothing} data-table=${kind === "table" ? name : nothing}>${drawn.get(name) ? html`<img alt="" src=${drawn.get(name)} />` : nothing}</div>`;

/** What the page noted of a game when it was last seen. @param {string} table */
export const note = (table) => localStorage.getItem(`opfor-note-${table}`) ?? "";

/** @param {string} table */
export const isOver = (table) => note(table).endsWith("over");

/** @param {string} modified */
export function when(modified) {
  const hours = (Date.now() - Date.parse(modified)) / 3.6e6;
  const said = new Intl.RelativeTimeFormat(language.startsWith("x-") ? "en" : language, { numeric: "auto" });
  return hours < 1 ? "just now" : hours < 24 ? said.format(-Math.round(hours), "hour") : said.format(-Math.round(hours / 24), "day");
}

/** The list, with what finds a game in it. @param {Engine} engine @param {HTMLElement} place @param {readonly TableListed[]} tables */
export function library(engine, place, tables) {
  let all = [...tables], kind = "all", words = "", renamed = "";
  /** @type {TableListed | null} */
  let removed = null;
  const draw = () => {
    const said = (/** @type {TableListed} */ each) => `${each.name} ${each.title} ${each.about} ${note(each.table)}`.toLowerCase();
    const found = all.filter((each) => words.toLowerCase().split(/\s+/).every((word) => said(each).includes(word)) && (kind === "all" || isOver(each.table) === (kind === "over")));
    render(html`<div class="row between wrap"><h2>Your games</h2>${all.length > 3 ? html`<div class="seg" role="group" aria-label="Which games">${FILTERS.map(([name, title]) => html`<button data-filter=${name} aria-pressed=${kind === name ? "true" : "false"} @click=${() => { kind = name; draw(); }}>${title}</button>`)}</div>` : nothing}</div>
      ${all.length > 3 ? html`<label><span class="hide">Search your games</span><input class="field" type="search" data-search placeholder="Search ${all.length} games" @input=${(/** @type {Event} */ event) => { words = /** @type {HTMLInputElement} */ (event.target).value; draw(); void pictures(engine, place, draw); }} /></label>` : nothing}
      ${removed ? html`<p class="row between" role="status"><span>${removed.name || removed.title} is put away.</span><button class="btn" data-action="undo" @click=${() => bring(removed, true)}>${icon("undo")}Undo</button></p>` : nothing}
      <ul class="rows" @scroll=${() => pictures(engine, place, draw)}>${found.map(row)}</ul>${found.length ? nothing : html`<p class="small">${all.length ? "No game is like that." : "Games you begin are kept here, after every answer."}</p>`}`, place);
  };
  const row = (/** @type {TableListed} */ each) => html`<li data-game-row=${each.table}>${art("table", each.table, "thumb")}
    ${renamed === each.table ? html`<input class="field" aria-label="Name" maxlength="80" .value=${each.name || each.title} @change=${(/** @type {Event} */ event) => call(each, /** @type {HTMLInputElement} */ (event.target).value)} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && ((renamed = ""), draw())} />` : html`<span><b>${each.name || each.title}</b><small><span>${[each.name && each.title, note(each.table) || each.about].filter(Boolean).join(" · ")}</span> · ${when(each.modified)}</small></span>`}
    <button class="btn ghost" data-action="rename" title="Rename" @click=${() => { renamed = each.table; draw(); /** @type {HTMLInputElement | null} */ (place.querySelector("input[aria-label=Name]"))?.select(); }}>${icon("pen")}<span class="hide">Rename</span></button><button class="btn ghost" data-action="delete" title="Delete" @click=${() => bring(each, false)}>${icon("close")}<span class="hide">Delete</span></button><a class="btn" data-action="open" href="?table=${encodeURIComponent(each.table)}">${isOver(each.table) ? "Look" : "Go on"}</a></li>`;
  const call = (/** @type {TableListed} */ each, /** @type {string} */ name) => refuse(async () => {
    await engine.call("rename", { table: each.table, name });
    all = all.map((other) => (other === each ? { ...each, name: name.trim() } : other));
    renamed = "";
    draw();
  });
  const bring = (/** @type {TableListed | null} */ each, /** @type {boolean} */ back) => each && refuse(async () => {
    await engine.call("remove", { table: each.table, back });
    all = back ? [...all, each].sort((a, b) => b.modified.localeCompare(a.modified)) : all.filter((other) => other !== each);
    removed = back ? null : each;
    draw();
  });
  draw();
  void pictures(engine, place, draw);
}

/** A picture of a game or of its cover, made once. @param {Engine} engine @param {{cover?: string, table?: string}} of */
async function pictured(engine, { cover, table }) {
  const made = await (cover ? engine.call("cover", { game: cover }) : engine.call("picture", { table: table ?? "", seat: "" })).catch(() => null);
  const said = made && "said" in made ? made.said : "";
  if (table && said) localStorage.setItem(`opfor-note-${table}`, said);
  drawn.set(cover ?? table ?? "", made?.svg ? URL.createObjectURL(new Blob([made.svg], { type: "image/svg+xml" })) : "");
}

/** Draw what is in sight, one after the other. @param {Engine} engine @param {HTMLElement} page @param {() => void} draw */
export async function pictures(engine, page, draw) {
  for (const place of page.querySelectorAll("[data-cover]:not(:has(img)),[data-table]:not(:has(img))")) {
    await new Promise((done) => setTimeout(done, 30));
    const of = /** @type {HTMLElement} */ (place).dataset, box = place.getBoundingClientRect(), name = of["cover"] ?? of["table"] ?? "";
    if (!place.isConnected) return;
    if (!box.width || box.top > innerHeight * 1.5 || drawn.has(name)) continue;
    drawn.set(name, "");
    await pictured(engine, of);
    if (!place.isConnected) return; // something else stands on the page by now
    draw();
  }
}
