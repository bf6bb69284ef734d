/**
 * A guided first game: six things to do, each done by doing it. The same for every game.
 * @typedef {import("./game.js").Game} Game
 * @typedef {{text: string, done: (game: Game) => boolean}} Step
 */
import "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";

/** @type {Step[]} */
const STEPS = [
  { text: "What is asked stands in the panel; whatever can be chosen has a green frame. Point at one of them, or choose from the list.", done: (game) => game.act !== null || game.picked.length > 0 || game.answered > 0 },
  { text: "Nothing counts yet: the panel tells what it costs and what may come of it. The green button confirms. Give an answer.", done: (game) => game.answered > 0 },
  { text: "The opponent plays by its rules. Go on until it has decided something: it says so, step by step.", done: (game) => game.story.some((told) => told.decision !== null) },
  { text: "Ask why (the question mark, or the key w). The rung that decided is gold; a rule’s number opens its words.", done: (game) => game.why !== null },
  { text: "While the reasons are open, point at something else: it tells why not that. Then close them.", done: (game) => game.whyNot !== null },
  { text: "The rising line is the forecast: what the opponent does next, with odds. Look at it once.", done: (game) => game.forecast !== null },
  { text: "Every answer can be taken back (u, or “to here” in the story). Undo one.", done: (game) => game.undone > 0 },
];

/** The step one is at. @param {Game} game */
export function guide(game) {
  while (game.guided < STEPS.length && STEPS[game.guided]?.done(game)) game.guided += 1;
  const step = STEPS[game.guided];
  const leave = () => {
    game.guided = -1;
    game.draw();
  };
  if (!step) return html`<section class="panel guide now" aria-label="How it works"><p><b>That is all.</b> The rest is the game itself; the key ? lists the keys.</p><button class="btn" @click=${leave}>Go on alone</button></section>`;
  return html`<section class="panel guide now" aria-label="How it works"><div class="row between"><span class="chip">${game.guided + 1} of ${STEPS.length}</span><button class="btn ghost" @click=${leave}>${icon("close")}<span class="hide">Leave the guide</span></button></div><p aria-live="polite">${step.text}</p>${nothing}</section>`;
}
