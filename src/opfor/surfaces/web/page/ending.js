/**
 * The end of a game: how it ended, where the points came from, what turned it, what next.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Account} Account
 */
import "./dialogs.js";
import { icon } from "./icons.js";
import { next, onRung } from "./ladder.js";
import { html, nothing, svg } from "./lit/lit-html.js";
import { rule } from "./panels.js";

/** @param {Game} game */
export function ending(game) {
  const ended = game.view?.outcome;
  if (!ended) return nothing;
  const act = (/** @type {string} */ name, /** @type {string} */ picture, /** @type {string} */ words, /** @type {() => unknown} */ does) => html`<button class="btn" data-action=${name} @click=${does}>${icon(picture)}${words}</button>`;
  const again = (/** @type {boolean} */ same, other = false) => () => game.leave(() => game.engine.call("again", { table: game.table, same, other }));
  const seats = game.view?.seats ?? [], turned = seats.length === 2 && seats.filter((each) => each.by === "person").length === 1 && seats.every((each) => each.by !== "rules");
  const picture = async () => {
    const { svg } = await game.engine.call("picture", { table: game.table, seat: game.seat });
    (await import("./saving.js")).download(`${game.table}.svg`, svg);
  };
  const print = async () => (await import("./printing.js")).print(game);
  const climb = (/** @type {string} */ name) => {
    const asked = game.rungs && onRung(game.rungs, name);
    if (asked) void game.leave(() => game.engine.call("new", asked));
  };
  return html`<section class="panel over now" aria-label="Outcome"><h2>${told(game, ended)}</h2>${ended.lines.map((line) => html`<p>${line}</p>`)}${ended.rule ? rule(game, ended.rule) : nothing}${game.rungs ? next(game.rungs, climb) : nothing}
    <div class="picks">${game.made
      ? html`<button class="btn main" data-action="play-mission" @click=${() => game.leave(() => game.engine.call("play_mission", { table: game.table, seat: game.seat }))}>Play this mission</button>${act("mission", "file", "Keep it as a file", () => game.save("mission"))}${act("draw", "pen", "Draw on it", () => drawn(game))}${act("print", "story", "Print", print)}${pdf(game)}`
      : html`<button class="btn main" data-action="again" @click=${again(false)}>Play again</button>${act("same", "redo", "Same seed", again(true))}${turned ? act("other", "redo", "The other side", again(false, true)) : nothing}`}${game.made ? nothing : act("review", "hint", "Review", async () => (await game.coached()).review())}${act("replay", "play", "Replay", () => game.replay(1))}${act("picture", "map", "Picture", picture)}<a class="btn" href="./">Another game</a></div></section>${game.account?.earned.length ? account(game, game.account) : nothing}`;
}

/** A mission that was made goes to the drawing board. @param {Game} game */
async function drawn(game) {
  const { text } = await game.engine.call("mission", { table: game.table, seat: game.seat });
  const { game: of } = await game.engine.call("draw_open", { game: "", text });
  localStorage.setItem(`opfor-draw-${of}`, JSON.stringify({ mission: "", text }));
  location.href = `?draw=${of}`;
}

/** How it ended for who looks at it, noted for the missions' cards: "You won, 6 to 1". @param {Game} game @param {import("./messages.js").Ended} ended */
function told(game, ended) {
  const mine = ended.scores[game.me], others = Object.entries(ended.scores).filter(([seat]) => seat !== game.me).map(([, score]) => score);
  if (game.made || !game.me || (ended.winner === null && mine === undefined)) return "The game is over";
  localStorage.setItem(`opfor-result-${game.table}`, ended.winner === null ? "draw" : ended.winner === game.me ? "won" : "lost");
  const score = mine === undefined || !others.length ? "" : `, ${mine} to ${Math.max(...others)}`;
  return `${ended.winner === null ? "A draw" : ended.winner === game.me ? "You won" : "You lost"}${score}`;
}

/** The sheet as a file, where a server makes it. @param {Game} game */
export const pdf = (game) => (game.sheets && game.engine.kind === "server" ? html`<a class="btn" data-action="pdf" download href="api/sheet/${encodeURIComponent(game.table)}?seat=${encodeURIComponent(game.seat)}">${icon("file")}Sheet as PDF</a>` : nothing);

/** @param {Game} game @param {Account} told */
function account(game, told) {
  const side = (/** @type {string} */ seat) => (seat === game.mine ? "y" : "f");
  return html`<section class="panel account now" aria-label="Account"><h2>How it went</h2>${curve(game, told)}
    <h2>What turned it</h2><ol class="turns">${told.turnings.map((each) => html`<li class=${side(each.seat)}><b>${each.swing > 0 ? `+${each.swing}` : each.swing}</b><span>${each.text}${each.took_lead ? html` <small>took the lead</small>` : nothing}</span><button class="btn" data-look=${each.line} @click=${() => game.replay(each.line)}>Look</button></li>`)}</ol>
    <h2>Where the points came from</h2><table>${told.earned.map((each) => html`<tr class=${side(each.seat)}><th scope="row">${each.title}</th><th>${each.points}</th></tr>${each.sources.map((source) => html`<tr><td>${source.why}${source.times > 1 ? html` <small>${source.times} times</small>` : nothing}</td><td>${source.points}</td></tr>`)}`)}</table></section>`;
}

/** The score of each seat, turn by turn. @param {Game} game @param {Account} told */
function curve(game, told) {
  const last = told.curve.at(-1);
  if (!last || told.curve.length < 2) return nothing;
  const scores = told.curve.flatMap((each) => Object.values(each.scores));
  const high = Math.max(1, ...scores), low = Math.min(0, ...scores);
  const x = (/** @type {number} */ turn) => 24 + (288 * turn) / Math.max(1, last.turn), y = (/** @type {number} */ score) => 96 - (84 * (score - low)) / (high - low);
  const path = (/** @type {string} */ seat) => `M${x(0)} ${y(0)}` + told.curve.map((each) => `H${x(each.turn).toFixed(1)}V${y(each.scores[seat] ?? 0).toFixed(1)}`).join("");
  const said = told.earned.map((each) => `${each.title} ${each.points}`).join(", ");
  /** @type {Map<string, number>} */
  const ends = new Map(); // figures at the end of the lines, one below the other
  let above = -99;
  for (const { seat } of [...told.earned].sort((a, b) => (last.scores[b.seat] ?? 0) - (last.scores[a.seat] ?? 0)))
    ends.set(seat, (above = Math.max(y(last.scores[seat] ?? 0) + 4, above + 12)));
  return html`<svg class="curve" viewBox="0 0 340 112" role="img" aria-label="The score turn by turn; at the end ${said}"><text x="18" y=${y(high) + 4}>${high}</text><text x="18" y=${y(low) + 4}>${low}</text><path class="axis" d="M24 ${y(low)}H316M24 ${y(high)}H316" />${told.earned.map((each) => svg`<path class=${each.seat === game.mine ? "y" : "f"} d=${path(each.seat)} /><text class="end" x="320" y=${ends.get(each.seat) ?? 0}>${last.scores[each.seat] ?? 0}</text>`)}</svg>`;
}
