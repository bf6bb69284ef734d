/**
 * The ladder of a game: where one stands, what to play next, every rung with one's own chance.
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./messages.js").LadderTold} LadderTold
 * @typedef {import("./messages.js").New} New
 */
import { html, nothing } from "./lit/lit-html.js";

/** A new game on a rung. @param {LadderTold} told @param {string} name @returns {New | null} */
export function onRung(told, name) {
  const rung = told.rungs.find((each) => each.name === name);
  return rung ? { game: told.game, seed: null, options: rung.options, rulings: {}, players: [], chance: [], offered: false } : null;
}

/** Where one stands and a button for what is next. @param {LadderTold} told @param {(name: string) => unknown} begin */
export const next = (told, begin) =>
  told.next ? html`<p class="small" data-standing>${told.said}</p><p class="row"><span data-next>${told.next_said}</span><button class="btn" type="button" data-rung=${told.next} @click=${() => begin(told.next)}>Play this</button></p>` : nothing;

/** The same with all rungs, folded away. @param {LadderTold} told @param {(name: string) => unknown} begin */
export const ladder = (told, begin) =>
  told.next
    ? html`<section class="climbing" aria-label="Ladder">${next(told, begin)}<details class="more"><summary>All rungs, from gentle to hard</summary><ol class="rungs">${told.rungs.map((each) => html`<li aria-current=${each.name === told.next ? "step" : nothing}><button class="btn" type="button" data-rung=${each.name} @click=${() => begin(each.name)}><span>${each.title}</span><small>${Math.round(100 * each.chance)} %</small></button>${each.played ? html`<small>${each.won}/${each.played}</small>` : nothing}</li>`)}</ol><p class="small">The share is your own chance there, from your games.</p></details></section>`
    : nothing;
