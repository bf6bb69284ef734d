/**
 * Beside a real table: what is to be done on the board, to tick off.
 * @typedef {import("./game.js").Game} Game
 */
import "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";

/** @typedef {Game["todo"][number]} Todo */

/** The same several times in a row is one thing to do. @param {readonly Todo[]} all */
function folded(all) {
  /** @type {[Todo, ...Todo[]][]} */
  const groups = [];
  for (const each of all) {
    const last = groups.at(-1);
    if (last?.[0].text === each.text) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

let asked = "", laid = "";

/** What to lay out before the first step comes first. @param {Game} game */
async function layOut(game) {
  asked = game.table;
  const told = await game.engine.call("laid_out", { table: game.table, seat: game.seat }).catch(() => null);
  const lines = told?.text.split("\n") ?? [];
  game.todo.unshift(...lines.filter(Boolean).map((text) => ({ text, refs: [], done: false })));
  laid = game.table;
  game.draw();
}

/** Instructions since the last answer. @param {Game} game */
export function ticks(game) {
  if (laid !== game.table) {
    if (asked !== game.table) void layOut(game);
    return nothing; // nothing to tick off until the list is whole
  }
  const all = folded(game.todo);
  const compare = game.compare ? html`<p class="compare">Compare with the table: <b>${game.compare}</b></p>` : nothing;
  if (!all.length) return compare;
  const left = all.findIndex(([first]) => !first.done);
  const tick = (/** @type {readonly Todo[]} */ group, done = !group[0]?.done) => {
    for (const each of group) each.done = done;
    game.draw();
  };
  return html`<section class="panel ticks now" aria-label="Do this on the board">
    <div class="row between"><h2>Do this on the board</h2><span class="chip">${all.filter(([first]) => first.done).length} of ${all.length}</span></div>
    <ol>${all.map((group, n) => html`<li class=${group[0].done ? "done" : n === left ? "at" : ""}><button role="checkbox" aria-checked=${group[0].done ? "true" : "false"} @click=${() => tick(group)} @pointerenter=${() => game.point_out(group[0].refs)}><i>${group[0].done ? icon("tick") : nothing}</i><span>${group[0].text}${group.length > 1 ? ` (${group.length} times)` : ""}</span></button></li>`)}</ol>
    ${left >= 0 ? html`<button class="btn" @click=${() => tick(game.todo, true)}>All done</button>` : nothing}
  </section>${compare}`;
}
