/**
 * The needle beside the drawing board: games in the background, who wins, what one thing more does.
 * @typedef {import("./draw.js").Easel} Easel
 * @typedef {import("./messages.js").NeedleTold} NeedleTold
 */
import { Refused } from "./engine.js";
import { html, nothing, svg } from "./lit/lit-html.js";
import { shape } from "./stage.js";

const PAUSE = 500; // ms after a stroke before games begin
const GAMES = 400;
const BEAT = 0.3; // s of games between two looks at the board
const MOST = 60;
const SHOWN = 8;

/** @param {number} value */
const points = (value) => `${Math.round(value) > 0 ? "+" : Math.round(value) < 0 ? "−" : ""}${Math.abs(Math.round(value))}`;

export class Balance {
  /** @param {Easel} easel */
  constructor(easel) {
    this.easel = easel;
    /** @type {NeedleTold | null} */ this.reading = null;
    /** @type {import("./messages.js").WhatIf | null} */ this.whatIf = null;
    this.refused = "";
    this.hot = false;
    this.asking = false;
    this.measured = "";
    this.before = ""; // what was measured before the last stroke
    this.heat = shape("g", { class: "heat" });
  }

  /** The file has changed: what was measured was another one. */
  begin() {
    if (this.easel.text === this.measured) return;
    clearTimeout(this.waiting);
    this.whatIf = null;
    if (this.easel.faults.length) return void ((this.reading = null), (this.measured = ""), this.#warm());
    this.waiting = setTimeout(() => void this.#measure(), PAUSE);
  }

  async #measure() {
    const { easel } = this, { text } = easel;
    if (this.reading && this.measured) this.before = this.measured;
    this.measured = text;
    this.refused = "";
    for (let n = 0; n < MOST && easel.text === text; n++) {
      try {
        const told = await easel.engine.call("needle", { game: easel.game, text, games: GAMES, seconds: BEAT, before: this.before });
        if (easel.text !== text) return;
        this.reading = told;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.refused = error.message;
        return easel.draw();
      }
      this.#warm();
      easel.draw();
      if (this.reading.games >= GAMES || (this.reading.sure && this.reading.slow)) return;
    }
  }

  /** What one thing more or fewer does, and stupid strategies. */
  async ask() {
    const { easel } = this, { text } = easel;
    this.asking = true;
    easel.draw();
    try {
      const told = await easel.engine.call("what_if", { game: easel.game, text, games: GAMES, seconds: 3 });
      if (easel.text === text) this.whatIf = told;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.message;
    }
    this.asking = false;
    easel.draw();
  }

  /** Where units fall, on the map. */
  #warm() {
    const { stage } = this.easel;
    if (!this.heat.parentNode) stage.under.before(this.heat);
    /** @type {Map<string, number>} */
    const sums = new Map();
    for (const side of (this.hot && this.reading?.sides) || []) for (const { name, value } of side.fell) sums.set(name, (sums.get(name) ?? 0) + value);
    const most = Math.max(...sums.values(), 0.01);
    this.heat.replaceChildren(...[...stage.outlines.values()].flatMap((each) => {
      const value = sums.get(each.ref.slice(each.ref.indexOf(":") + 1));
      if (!value) return [];
      const path = shape("path", { d: each.path });
      path.style.opacity = `${0.15 + 0.6 * (value / most)}`;
      return [path];
    }));
  }

  /** Always in sight: who wins, and how sure it is. */
  gauge() {
    const told = this.reading;
    if (!told) return html`<div class="gauge empty" title="Who wins: measured while there is no fault"><small>${this.refused || this.easel.faults.length ? "not measured" : "measuring …"}</small></div>`;
    const stale = this.measured !== this.easel.text;
    const open = () => { this.easel.tab = "balance"; this.easel.pick(""); };
    return html`<button class="gauge ${stale ? "stale" : ""}" data-needle data-value=${told.value} data-low=${told.low} data-high=${told.high} data-games=${told.games} title=${told.said} @click=${open}>
      <svg class="dial" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${svg`<rect class="f" width="100" height="10" /><rect class="y" width=${told.value} height="10" /><rect class="span" x=${told.low} width=${told.high - told.low} height="10" /><rect class="at" x="49.6" width=".8" height="10" />`}</svg>
      <b>${told.title} ${Math.round(told.value)} %${told.since && told.since.value ? html`<span class="since ${told.since.value < 0 ? "down" : ""}" data-since=${told.since.value} title="since the last stroke, ${Math.round(told.since.low)} to ${Math.round(told.since.high)} points on the same seeds"> ${points(told.since.value)}</span>` : nothing}</b> <small>±${Math.round((told.high - told.low) / 2)} · ${told.games === 1 ? "1 game" : `${told.games} games`}</small></button>`;
  }

  panel() {
    const told = this.reading, { easel } = this;
    if (!told) return html`<section class="panel"><p>${this.refused || (easel.faults.length ? "Games are played as soon as there is no fault." : "Games are being played …")}</p></section>`;
    const toggle = () => { this.hot = !this.hot; this.#warm(); easel.draw(); };
    const amounts = (/** @type {readonly import("./messages.js").Amount[]} */ all) => all.slice(0, SHOWN).map((each) => `${each.name} ${each.value}`).join(", ");
    return html`<section class="panel stack" data-panel="balance"><p class="lead" data-verdict>${told.said}</p>${told.slow ? html`<p class="small">${told.slow}</p>` : nothing}
      <p>${told.games} games, ${told.rounds} rounds each.</p>${told.since ? html`<p data-since-said><b>The last stroke</b> ${points(told.since.value)} points (${points(told.since.low)} to ${points(told.since.high)})</p>` : nothing}
      ${told.sides.map((side) => html`<div><h3>${side.title}</h3>${side.endings.length ? html`<ul data-endings>${side.endings.map((each) => html`<li><b>${Math.round(each.value)} %</b> ${each.name}</li>`)}</ul>` : nothing}${side.points.length ? html`<p>VPs a game: ${amounts(side.points)}</p>` : nothing}${side.fell.length ? html`<p>Units lost: ${amounts(side.fell)}</p>` : nothing}</div>`)}
      ${told.sides.some((side) => side.fell.length) ? html`<button class="btn" data-action="heat" aria-pressed=${this.hot ? "true" : "false"} @click=${toggle}>Where units fall, on the map</button>` : nothing}
      ${told.never_moved.length ? html`<p data-never-moved>Never move: ${told.never_moved.join(", ")}.</p>` : nothing}
      ${told.never_fired.length ? html`<div data-never-fired><p>Never carried out:</p><ul>${told.never_fired.map((line) => html`<li>${line}</li>`)}</ul></div>` : nothing}
      ${this.whatIf ? this.#effects(this.whatIf) : html`<button class="btn" data-action="what-if" ?disabled=${this.asking} @click=${() => this.ask()}>${this.asking ? "Playing …" : "What one thing more or fewer does"}</button>`}</section>`;
  }

  /** @param {import("./messages.js").WhatIf} told */
  #effects(told) {
    const marked = told.strategies.filter((each) => !each.ok), { easel } = this;
    return html`${told.even ? html`<p class="lead row between" data-even><span>${told.even.said}</span><button class="btn" @click=${() => told.even && easel.write(told.even.text)}>Take</button></p>` : nothing}${marked.length ? html`<p class="warn" data-stupid>Too easy for a stupid strategy: ${marked.map((each) => `“${each.strategy}” wins ${Math.round(each.share)} % for ${each.seat}`).join("; ")}.</p>` : told.strategies.length ? html`<p class="small">No stupid strategy comes near the baseline.</p>` : nothing}
      ${told.strategies.length ? html`<details data-strategies><summary>Stupid strategies</summary><table class="stupid"><tbody>${told.strategies.map((each) => html`<tr class=${each.ok ? "" : "warn"}><td>${each.strategy}</td><td>${each.seat}</td><td>${each.same ? "=" : `${Math.round(each.share)} %`}</td></tr>`)}</tbody></table></details>` : nothing}
      <h3>One thing turned</h3><ol class="turns" data-turns>${told.turns.slice(0, 2 * SHOWN).map((each) => html`<li><span>${each.words}<small>${Math.round(each.share)} %</small></span><b class=${each.value < 0 ? "down" : ""}>${points(each.value)}</b><button class="btn" @click=${() => easel.write(each.text)}>Take</button></li>`)}</ol>`;
  }
}
