/**
 * Whether the table lies as the program has it: the board as a picture, region by region, the most doubtful first, then
 * what lies beside it; every fact is set right by touch, things are put on the map and taken off.
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./messages.js").Fact} Fact
 * @typedef {import("./cutout.js").Box} Box
 * @typedef {{box: Box | null, things: Thing[]}} Region
 * @typedef {{ref: string, facts: [Fact, ...Fact[]]}} Thing what lies there, with all that is to be said of it
 */
import { region } from "./cutout.js";
import { dialog, refuse } from "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing, render } from "./lit/lit-html.js";

const WIDE = 520, HIGH = 460; // units of the board that are seen well on a phone
const REACH = 30; // units within which a tap means a thing and not the place beside it
const FEW = 12; // ways that need no search

/** @param {Game} game */
export const check = (game) => refuse(async () => {
  const checking = new Checking(game);
  await checking.look();
  checking.draw();
});

class Checking {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.made = dialog(nothing);
    /** @type {Region[]} */ this.regions = [];
    /** @type {readonly Fact[]} */ this.more = [];
    this.at = 0;
    /** @type {string} the thing that is looked at closer */ this.open = "";
    /** @type {Fact | null} what goes where is tapped next */ this.put = null;
    this.adding = false;
    this.search = "";
  }

  /** The facts as they stand, by region. */
  async look() {
    const { game } = this, { facts, more } = await game.engine.call("facts", { table: game.table, seat: game.seat });
    const here = this.regions[this.at]?.box;
    this.more = more;
    this.regions = regions(game, facts);
    const again = this.regions.findIndex(({ box }) => box?.x === here?.x && box?.y === here?.y);
    this.at = here === undefined ? 0 : Math.max(again, 0);
  }

  /** @param {string} text a whole correction */
  async set(text) {
    await this.game.adjust(text);
    this.adding = false;
    this.put = null;
    await this.look();
    this.draw();
  }

  /** @param {number} by */
  turn(by) {
    this.open = "";
    this.put = null;
    this.adding = false;
    this.at += by;
    if (this.at < this.regions.length) this.draw();
    else this.made.close();
    this.made.scrollTo(0, 0);
  }

  /** A closer look at a thing. @param {Thing | undefined} thing */
  choose(thing) {
    this.open = thing && this.open !== key(thing) ? key(thing) : "";
    this.put = (this.open && thing?.facts.find(({ onto }) => onto)) || null;
    this.search = "";
    this.adding = false;
    this.draw();
    this.made.querySelector("li.open")?.scrollIntoView({ block: "nearest" });
  }

  /** Somebody pointed at a place of the picture, or at what lies there. @param {string} place @param {number} x @param {number} y */
  point(place, x, y) {
    const { put, game } = this;
    const far = ({ ref = "" }) => { const spot = game.stage.middle(ref); return spot ? Math.hypot(spot.x - x, spot.y - y) : Infinity; };
    const nearest = [...(this.regions[this.at]?.things ?? [])].sort((a, b) => far(a) - far(b))[0];
    const onto = put?.onto && place.startsWith(`${put.onto}:`) && (this.adding || !nearest || far(nearest) > REACH);
    if (onto) void this.set(put.mend.replace("{}", place.slice(put.onto.length + 1).replaceAll("/", " ")));
    else this.choose(nearest);
  }

  draw() {
    const { game, at, put, regions: all } = this, now = all[at], last = at === all.length - 1;
    if (!now) return this.made.close();
    const lights = now.things.filter((thing) => key(thing) === this.open).map(({ ref }) => ref);
    render(html`<div class="stack check"><div class="row between"><h2>Does it lie so?</h2><span class="chip">${at + 1}/${all.length}</span></div>
      ${game.toast ? html`<p class="warn" role="alert">${game.toast}</p>` : nothing}
      ${now.box ? region(game, now.box, lights, (place, x, y) => this.point(place, x, y)) : html`<h3>Beside the board</h3>`}
      ${put ? html`<p class="small"><b>${this.adding ? put.what : game.name(put.ref)}</b> <span>Tap where it lies.</span></p>` : nothing}
      ${this.adding ? this.adds() : html`<ol>${now.things.map((thing) => this.row(thing))}</ol>`}
      <div class="foot">${at ? html`<button class="btn" aria-label="Back" @click=${() => this.turn(-1)}>${icon("back")}</button>` : nothing}${now.box ? html`<button class="btn" data-action="more-lies" aria-pressed=${this.adding ? "true" : "false"} @click=${() => ((this.adding = !this.adding), (this.open = this.search = ""), (this.put = null), this.draw())}>More lies here</button>` : nothing}<button class="btn main" data-action="lies-so" @click=${() => this.turn(1)}>${last ? "All agrees" : "It lies so"}</button></div></div>`, this.made);
  }

  /** What might lie there too. */
  adds() {
    const found = this.more.filter(({ what }) => what.toLowerCase().includes(this.search.toLowerCase()));
    return html`${this.find(this.more.length)}<div class="tiles">${found.slice(0, 3 * FEW).map((fact) => html`<button class="btn tile" aria-pressed=${fact === this.put ? "true" : "false"} @click=${() => ((this.put = fact), this.draw(), this.made.scrollTo(0, 0))}>${fact.what}</button>`)}</div>`;
  }

  /** @param {number} count */
  find(count) {
    return count > FEW ? html`<input class="field" type="search" aria-label="Search" placeholder="Search" .value=${this.search} @input=${(/** @type {InputEvent} */ event) => ((this.search = /** @type {HTMLInputElement} */ (event.target).value), this.draw())} />` : nothing;
  }

  /** @param {Thing} thing */
  row(thing) {
    const { facts } = thing, is = key(thing) === this.open, one = facts.length === 1, [first] = facts;
    return html`<li class=${is ? "open" : ""}><button class="line" aria-expanded=${is ? "true" : "false"} @click=${() => this.choose(thing)}><span>${one ? first.what : this.game.name(thing.ref)}</span> <b>${facts.map(({ shown, value }) => shown || value).join(" · ")}</b></button>${is ? facts.map((fact) => html`${one ? nothing : html`<p class="small">${fact.what}: <b>${fact.shown || fact.value}</b></p>`}${this.setter(fact)}`) : nothing}</li>`;
  }

  /** A number goes up and down, other things become one of a few; what is none of these is written. @param {Fact} fact */
  setter(fact) {
    const number = /^-?\d+$/.test(fact.value) && !fact.ways.length ? Number(fact.value) : null;
    const step = (/** @type {number} */ by, /** @type {string} */ sign) => html`<button class="btn" aria-label="${fact.what}: ${Number(fact.value) + by}" @click=${() => this.set(fact.mend.replace("{}", `${Number(fact.value) + by}`))}>${sign}</button>`;
    if (number !== null) return html`<div class="row">${step(-1, "−")}${step(1, "+")}</div>`;
    const found = fact.ways.filter(([, said = ""]) => said.toLowerCase().includes(this.search.toLowerCase()));
    if (fact.ways.length) return html`${this.find(fact.ways.length)}<div class="tiles">${found.map(([typed = "", said = ""]) => html`<button class="btn tile" @click=${() => this.set(typed)}>${said}</button>`)}</div>`;
    if (fact.onto) return nothing;
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void this.set(fact.mend.replace("{}", `${new FormData(/** @type {HTMLFormElement} */ (event.target)).get("value") ?? ""}`.trim()));
    };
    return html`<form class="row" @submit=${submit}><input class="field" name="value" aria-label=${fact.what} .value=${fact.value} autocomplete="off" /><button class="btn">Set</button></form>`;
  }
}

/** @param {Thing} thing */
const key = ({ ref, facts: [{ what }] }) => ref || what;

/** The board in parts that are seen well on this screen, those with facts, the most doubtful first; what lies elsewhere comes last. @param {Game} game @param {readonly Fact[]} facts @returns {Region[]} */
function regions(game, facts) {
  const { width = 0, height = 0 } = game.stage.ground ?? {};
  const across = Math.ceil(width / Math.max(WIDE, innerWidth)) || 1, down = Math.ceil(height / Math.max(HIGH, innerHeight / 2)) || 1;
  /** @type {Map<number, Region>} */
  const found = new Map();
  for (const fact of facts) {
    const spot = width ? game.stage.middle(fact.ref) : null;
    const column = spot ? clamp(Math.floor((spot.x * across) / width), across) : 0, line = spot ? clamp(Math.floor((spot.y * down) / height), down) : 0;
    const box = spot ? { x: (column * width) / across, y: (line * height) / down, width: width / across, height: height / down } : null;
    const number = spot ? line * across + column : -1, there = found.get(number) ?? { box, things: [] };
    const thing = spot && there.things.find(({ ref }) => ref === fact.ref);
    if (thing) thing.facts.push(fact);
    else there.things.push({ ref: spot ? fact.ref : "", facts: [fact] });
    found.set(number, there);
  }
  return [...found.values()].sort((a, b) => Number(!a.box) - Number(!b.box));
}

const clamp = (/** @type {number} */ at, /** @type {number} */ count) => Math.min(Math.max(at, 0), count - 1);
