/**
 * Beside a real table: what is to be done on the board, to tick off.
 * @typedef {import("./game.js").Game} Game
 */
import "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";

/** Instructions since the last answer. @param {Game} game */
export function ticks(game) {
  const all = game.todo;
  const compare = game.compare ? html`<p class="compare">Compare with the table: <b>${game.compare}</b></p>` : nothing;
  if (!all.length) return compare;
  const left = all.findIndex((each) => !each.done);
  const tick = (/** @type {{done: boolean}} */ each) => {
    each.done = !each.done;
    game.draw();
  };
  return html`<section class="panel ticks now" aria-label="Do this on the board">
    <div class="row between"><h2>Do this on the board</h2><span class="chip">${all.filter((each) => each.done).length} of ${all.length}</span></div>
    <ol>${all.map((each, n) => html`<li class=${each.done ? "done" : n === left ? "at" : ""}><button role="checkbox" aria-checked=${each.done ? "true" : "false"} @click=${() => tick(each)} @pointerenter=${() => game.point_out(each.refs)}><i>${each.done ? icon("tick") : nothing}</i><span>${each.text}</span></button></li>`)}</ol>
    ${left >= 0 ? html`<button class="btn" @click=${() => { for (const each of all) each.done = true; game.draw(); }}>All done</button>` : nothing}
  </section>${compare}`;
}
