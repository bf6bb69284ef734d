/**
 * The missions of a game as cards: map, briefing, minutes, chances at each level, one's own record.
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./messages.js").MissionTold} MissionTold
 */
import { refuse } from "./dialogs.js";
import { ladder, onRung } from "./ladder.js";
import { html, nothing, render } from "./lit/lit-html.js";

/** How often games of a mission were won and lost on this device. @param {MissionTold} mission */
function record({ tables }) {
  const ended = tables.map((table) => localStorage.getItem(`opfor-result-${table}`)).filter(Boolean);
  const won = ended.filter((each) => each === "won").length;
  return { won, lost: ended.filter((each) => each === "lost").length, begun: tables.length };
}

/** @param {Engine} engine @param {HTMLElement} page @param {string} game @param {(table: string) => Promise<void>} sit */
export async function missions(engine, page, game, sit) {
  const [told, rungs] = await Promise.all([engine.call("mission_cards", { game }), engine.call("ladder", { game })]);
  document.title = `${told.title} · opfor`;
  const begin = (/** @type {MissionTold} */ mission, /** @type {string} */ level) => refuse(async () => {
    const options = { ...mission.options, ...(level ? { level } : {}) };
    await sit((await engine.call("new", { game, seed: null, options, rulings: {}, players: [], chance: [], offered: false })).table);
  });
  const climb = (/** @type {string} */ name) => refuse(async () => {
    const asked = onRung(rungs, name);
    if (asked) await sit((await engine.call("new", asked)).table);
  });
  const level = (/** @type {MissionTold} */ mission, /** @type {import("./messages.js").LevelTold} */ each) => html`<button class="btn" data-level=${each.name} title=${each.changes} @click=${() => begin(mission, mission.levels.length > 1 ? each.name : "")}><span>${mission.levels.length > 1 ? each.title : "Play now"}</span>${each.won === null ? nothing : html`<small>${Math.round(100 * each.won)} %</small><meter min="0" max="1" .value=${each.won} aria-label=${each.said}></meter>`}</button>`;
  const mine = (/** @type {MissionTold} */ mission) => {
    const { won, lost, begun } = record(mission);
    return begun ? html`<p class="small" data-record>${won ? html`<b class="won">won ${won}</b> · ` : nothing}${lost ? `lost ${lost} · ` : nothing}begun ${begun}</p>` : nothing;
  };
  const card = (/** @type {MissionTold} */ mission) => html`<section class="gcard" data-mission=${mission.name}><div class="art" data-picture=${mission.name}></div><div class="stack"><h2>${mission.title}</h2><small>${mission.about}</small>${mission.text ? html`<p>${mission.text}</p>` : nothing}${mine(mission)}<div class="row">${mission.levels.length ? mission.levels.map((each) => level(mission, each)) : html`<button class="btn" data-level="" @click=${() => begin(mission, "")}>Play now</button>`}</div></div></section>`;
  const measured = told.missions.some((mission) => mission.levels.some((each) => each.won !== null));
  render(html`<div class="start"><header><h1>${told.title}</h1><a class="btn ghost" href="./">Start page</a></header><main class="stack">${ladder(rungs, climb)}${measured ? html`<p class="small">The share is what a fast and sensible player of the program wins at that level.</p>` : nothing}<div class="games missions">${told.missions.map(card)}</div></main></div>`, page);
  const seen = new IntersectionObserver((places) => {
    for (const { isIntersecting, target } of places) if (isIntersecting) { seen.unobserve(target); void draw(/** @type {HTMLElement} */ (target)); }
  });
  const draw = async (/** @type {HTMLElement} */ place) => {
    const { svg } = await engine.call("mission_picture", { game, mission: place.dataset["picture"] ?? "" }).catch(() => ({ svg: "" }));
    if (svg) render(html`<img alt="" src=${URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))} />`, place);
  };
  for (const place of page.querySelectorAll("[data-picture]")) seen.observe(place);
}
