/**
 * The coach: hints, warnings, the game looked at again, puzzles. Fetched when it is first asked.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Advised} Advised
 * @typedef {import("./messages.js").Review} Review
 */
import "./dialogs.js";
import { Refused } from "./engine.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";
import { percent, rule } from "./panels.js";
import { review } from "./review.js";

/** Set up a puzzle, any or the one that is named, and sit down to it. @param {import("./engine.js").Engine} engine @param {string} named @param {(engine: import("./engine.js").Engine, table: string, seat: string) => Promise<void>} play */
export async function begin(engine, named, play) {
  const [game = "", number] = named.split(":");
  const set = await engine.call("puzzle", { game, number: Number(number ?? 0) });
  history.replaceState(null, "", `?${new URLSearchParams({ table: set.table, puzzle: `${game}:${set.number}` })}`);
  return play(engine, set.table, "");
}

export class Coach {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {import("./messages.js").Hint | null} */ this.advice = null;
    /** @type {import("./messages.js").ReviewTold | null} */ this.told = null;
    /** @type {{game: string, number: number, task: string, lines: readonly string[], said: string} | null} */ this.puzzle = null;
    this.offered = false;
    this.thinking = 0;
    this.reviewing = false;
    this.warning = "";
  }

  get #who() {
    return { table: this.game.table, seat: this.game.seat };
  }

  /** Chances to win by moment, as far as they are known: of reviews for all that follows, of hints for their own moment. @param {number} moment */
  chance(moment) {
    const judged = this.told?.review?.curve.findLast((each) => each.moment <= moment);
    if (this.advice?.acts[0]?.is_rated && moment === this.game.view?.moment) return this.advice.acts[0].chance;
    return judged && (judged.moment === moment ? judged.before : judged.after);
  }

  /** The bar beside the board. */
  bar() {
    const chance = this.chance(this.game.seen?.moment ?? 0);
    if (chance === undefined) return nothing;
    const said = `${Math.round(100 * chance)}`;
    return html`<div class="winning" role="meter" aria-label="Your chance to win" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${said} title="Your chance to win: ${said} %" data-chance=${said}><i .style=${`height:${said}%`}></i><b>${said}</b></div>`;
  }

  /** The number of the offer it would take. */
  get best() {
    return this.advice?.offer ?? -1;
  }

  /** Whether persons play each other here: then it helps nobody who has not switched it on at this very table. */
  get contest() {
    return (this.game.view?.seats ?? []).filter((each) => each.by === "person").length > 1;
  }

  get #key() {
    return this.contest ? `opfor-coach-${this.game.table}` : "opfor-coach";
  }

  /** Whether it is switched on: it warns before acts that throw the game away. */
  get warns() {
    return localStorage.getItem(this.#key) === "1";
  }

  /** Warn from now on, or no more. */
  toggle() {
    this.warns ? localStorage.removeItem(this.#key) : localStorage.setItem(this.#key, "1");
    this.offered = false;
    const silent = this.contest ? "The coach is switched off." : "The coach says nothing unasked.";
    this.game.toast = this.warns ? "The coach will warn you before an act that throws the game away." : silent;
    this.game.draw();
  }

  /** The game has gone on. */
  moved() {
    this.advice = null;
    this.thinking = 0;
    this.offered = false;
    this.warning = "";
  }

  /** Do something beside the game; what is refused is told in one line. @param {() => Promise<unknown>} work */
  async #beside(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.game.toast = error.message;
    } finally {
      this.game.draw();
    }
  }

  /** The best acts; what was said about this moment stays said. Whoever goes on meanwhile, or stops it, hears nothing. */
  hint() {
    const game = this.game, asked = Date.now();
    if (this.thinking) return;
    this.offered = this.contest && !this.warns;
    if (this.offered || this.advice) return (game.tab = "now"), this.#reveal("hint");
    this.thinking = asked;
    game.tab = "now";
    game.draw();
    return this.#beside(async () => {
      try {
        const told = await game.engine.call("hint", { ...this.#who, moment: game.view?.moment ?? 0, coached: this.warns });
        if (this.thinking === asked) (this.advice = told), game.say(told.text), this.#reveal("hint");
      } finally {
        if (this.thinking === asked) this.thinking = 0;
      }
    });
  }

  stop() {
    this.thinking = 0;
    this.advice = null;
    this.offered = false;
    this.game.draw();
  }

  /** A word of warning about an act that is about to be confirmed. @param {import("./messages.js").Act} act */
  async weigh(act) {
    this.warning = "";
    if (!this.warns) return;
    await this.#beside(async () => {
      const { text } = await this.game.engine.call("warn", { ...this.#who, moment: this.game.view?.moment ?? 0, path: [...act.path] });
      if (this.game.act === act) this.warning = text;
    });
  }

  /** Look at the whole game again, piece by piece, until it is done or stopped. */
  review() {
    if (this.reviewing) return;
    this.reviewing = true;
    this.told = null;
    this.game.tab = "now";
    this.#reveal("review");
    return this.#beside(async () => {
      try {
        do {
          const so = this.told;
          this.told = await this.game.engine.call("review", { ...this.#who, since: so?.next ?? 0, curve: [...(so?.review?.curve ?? [])] });
          this.game.draw();
        } while (this.reviewing && this.told && this.told.done < this.told.total);
      } finally {
        this.reviewing = false;
      }
    });
  }

  close() {
    this.reviewing = false;
    this.told = null;
    this.game.draw();
  }

  /** A puzzle is set up at this table. @param {string | null} named */
  async set(named) {
    if (!named) return;
    const [game = "", said] = named.split(":");
    const { number, task } = await this.game.engine.call("puzzle", { game, number: Number(said ?? 0), table: this.game.table });
    this.puzzle = { game, number, task, lines: [], said: "" };
    this.game.draw();
  }

  /** Whether an act is kept back because it is the answer to a puzzle. @param {readonly number[]} path */
  async holds(path) {
    const puzzle = this.puzzle;
    if (!puzzle || puzzle.lines.length) return false;
    const told = await this.game.engine.call("solve", { ...this.#who, game: puzzle.game, number: puzzle.number, path: [...path] });
    puzzle.said = told.right ? "Right." : path.length ? "There is a better one." : "";
    puzzle.lines = told.lines;
    this.game.cancel();
    this.game.say(`${puzzle.said} ${told.lines.join(" ")}`);
    this.#reveal("puzzle");
    return true;
  }

  /** @param {string} panel */
  #reveal(panel) {
    setTimeout(() => document.querySelector(`[data-panel="${panel}"]`)?.scrollIntoView({ block: "nearest" }), 60);
    this.game.draw();
  }

  /** Everything it has to say. */
  panels() {
    return html`${this.warning && this.game.act ? html`<p class="warn now" role="alert">${this.warning}</p>` : nothing}${puzzle(this)}${hint(this)}${this.told || this.reviewing ? review(this) : nothing}`;
  }
}

/** @param {Coach} coach */
function hint(coach) {
  if (coach.offered) return contest(coach);
  const told = coach.advice, game = coach.game;
  if (!told && !coach.thinking) return nothing;
  const close = html`<button class="btn ghost" data-action="stop" @click=${() => coach.stop()}>${icon("close")}<span class="hide">${told ? "Close" : "Stop"}</span></button>`;
  const [best, ...others] = told?.acts ?? [];
  return html`<section class="panel coach now" data-panel="hint" aria-label="Hint"><div class="row between"><h2>The coach</h2>${close}</div>
    ${told ? (best ? nothing : html`<p>${told.text}</p>`) : html`<p class="small" role="status">thinks about it …</p>`}
    <ol class="bars own">${(told?.acts ?? []).map((each) => act(game, each))}</ol>${told?.acts.some((each) => each.is_rated) ? html`<p class="small" data-whose>The chances are those of somebody who goes on like the baseline player, fast and sensible; who plays better has more.</p>` : nothing}
    ${best ? reasons(game, best) : nothing}
    ${others.some((each) => each.reason || each.reply) ? html`<details class="more"><summary>More about the others</summary>${others.map((each) => html`<h3>${brief(each.label)}</h3>${reasons(game, each)}`)}</details>` : nothing}
  </section>`;
}

/** Persons play each other: whoever wants help says so. @param {Coach} coach */
const contest = (coach) => html`<section class="panel coach now" data-panel="hint" aria-label="Hint"><h2>The coach</h2>
  <p>Persons play each other here, so nobody gets a hint who does not want it. The record says who asked.</p>
  <div class="picks"><button class="btn main" data-action="coach" @click=${() => (coach.toggle(), coach.hint())}>Switch it on for me</button><button class="btn" data-action="stop" @click=${() => coach.stop()}>No hints</button></div></section>`;

/** An act to touch, with the chance to win after it. @param {Game} game @param {Advised} each */
function act(game, each) {
  const offer = game.offers.find((one) => one.number === each.offer);
  return html`<li><button class="touch" data-hint=${each.offer} ?disabled=${!offer} @click=${() => offer && game.choose(offer, true)} @pointerenter=${() => game.preview(offer ?? null)} @pointerleave=${() => game.preview(null)} @focus=${() => game.preview(offer ?? null)}>
    <span>${brief(each.label)}</span>${each.is_rated ? html`<b>${percent(each.chance)}<small> ± ${Math.round(200 * each.error)}</small></b><span class="bar-of"><i .style=${`width:${(100 * each.chance).toFixed(1)}%`}></i></span>` : html`<small>not sure</small>`}${each.good === null ? nothing : html`<small data-good>a good player ${percent(each.good)}</small>`}</button></li>`;
}

/** What the opponent answers, and which of its rules makes the difference. @param {Game} game @param {Advised} each */
const reasons = (game, each) => html`${each.reply ? html`<p class="small">Then most likely (${percent(each.likely)}): ${each.reply}.</p>` : nothing}
  ${each.reason ? html`<p class="because">${each.reason} ${(each.why?.rules ?? []).map((id) => html`${rule(game, id)} `)}</p>` : nothing}`;

/** An act without its sums. @param {string} label */
export const brief = (label) => (label.split(". ")[0] ?? label).split("; ")[0]?.replace(/\.$/, "") ?? label;

/** @param {Coach} coach */
function puzzle(coach) {
  const set = coach.puzzle;
  if (!set) return nothing;
  const next = html`<a class="btn" data-action="next-puzzle" href="?puzzle=${set.game}">Another one</a>`;
  return html`<section class="panel coach now" data-panel="puzzle" aria-label="Puzzle"><h2>Puzzle ${set.number}</h2>
    ${set.said ? html`<p class="lead" role="status">${set.said}</p>` : set.lines.length ? nothing : html`<p>${set.task} Choose and confirm.</p>`}
    ${set.lines.map((line) => html`<p class="small">${line}</p>`)}
    <div class="picks">${set.lines.length ? html`<p class="small">You may play on from here.</p>` : html`<button class="btn" data-action="solve" @click=${() => coach.game.run(() => coach.holds([]))}>Show the answer</button>`}${next}</div></section>`;
}
