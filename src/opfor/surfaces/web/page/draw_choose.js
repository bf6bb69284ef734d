/**
 * What is drawn on: an empty file, one there is, or one that is drafted, with the maps as pictures.
 * @typedef {import("./draw.js").Easel} Easel
 * @typedef {import("./messages.js").Openable} Openable
 * @typedef {import("./messages.js").BoardDrawn} BoardDrawn
 */
import { dialog, refuse } from "./dialogs.js";
import { html, nothing, render } from "./lit/lit-html.js";

const OWNED = "opfor-boards-"; // which boards this browser's owner has

/** @param {Easel} easel */
export const choose = (easel) => refuse(async () => {
  const { title, missions, blanks, draft, ...boards } = await easel.engine.call("openable", { game: easel.game });
  const take = (/** @type {string} */ mission, /** @type {string} */ text) => (made.close(), refuse(() => easel.open(mission, text)));
  const file = async (/** @type {Event} */ event) => {
    const chosen = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (chosen) await take("", await chosen.text());
  };
  const made = dialog(html`<div class="stack"><h2>Draw a mission: ${title}</h2>
    <div class="row wrap">${blanks.map((name) => html`<button class="btn main" data-blank=${name} @click=${() => take(name, "")}>${name}</button>`)}</div>
    <label class="btn">Open a mission file<input class="hide" type="file" accept=".toml" data-open @change=${file} /></label>
    <label>Begin with a mission there is<select class="field" data-missions @change=${(/** @type {Event} */ event) => take(/** @type {HTMLSelectElement} */ (event.target).value, "")}><option value="">choose …</option>${missions.map((each) => html`<option value=${each.value}>${each.said}</option>`)}</select></label>
    ${draft.length ? html`<details data-draft @toggle=${() => wishes.pictured()}><summary>Have one drafted</summary><div class="stack" data-wishes></div></details>` : nothing}
    <form method="dialog"><button class="btn">Cancel</button></form></div>`);
  const place = /** @type {HTMLElement | null} */ (made.querySelector("[data-wishes]"));
  const wishes = new Wishes(easel, draft, boards, place, () => made.close());
});

/** What a generator is told; what is asked depends on the first answer. */
class Wishes {
  /** @param {Easel} easel @param {Openable["draft"]} asked @param {{first_board: string, own_boards: string}} boards the options that name boards @param {HTMLElement | null} place @param {() => void} done */
  constructor(easel, asked, boards, place, done) {
    this.easel = easel;
    this.asked = asked;
    this.boards = boards;
    this.place = place;
    this.done = done;
    /** @type {Record<string, string>} */ this.chosen = {};
    /** @type {readonly (BoardDrawn & {at: string})[]} */ this.drawn = [];
    /** @type {string[]} */ this.owned = [];
    this.first = "";
    this.even = false;
    this.busy = false;
    this.draw();
  }

  /** The maps are drawn when somebody looks. */
  async pictured() {
    if (this.drawn.length || !this.boards.first_board) return;
    const { boards } = await this.easel.engine.call("boards_drawn", { game: this.easel.game });
    const kept = JSON.parse(localStorage.getItem(OWNED + this.easel.game) ?? "null");
    this.drawn = boards.map((each) => ({ ...each, at: URL.createObjectURL(new Blob([each.svg], { type: "image/svg+xml" })) }));
    this.owned = boards.map((each) => each.id).filter((id) => !kept || kept.includes(id));
    this.draw();
  }

  /** What is asked after the answers so far. */
  get now() {
    const [first] = this.asked, at = first && (this.chosen[first.option] ?? first.choices[0]?.value);
    return this.asked.filter((each) => !each.of || each.of === at);
  }

  /** @param {string} id */
  own(id) {
    this.owned = this.drawn.map((each) => each.id).filter((each) => (each === id) !== this.owned.includes(each));
    if (!this.owned.includes(this.first)) this.first = "";
    localStorage.setItem(OWNED + this.easel.game, JSON.stringify(this.owned));
    this.draw();
  }

  go() {
    const wish = Object.fromEntries(this.now.map((each) => [each.option, this.chosen[each.option] ?? each.choices[0]?.value ?? ""]));
    if (this.first) wish[this.boards.first_board] = this.first;
    if (this.owned.length < this.drawn.length) wish[this.boards.own_boards] = this.owned.join(",");
    this.busy = true;
    this.draw();
    return refuse(async () => {
      await this.easel.open("", "", { draft: wish, seed: 1 + Math.floor(Math.random() * 999_999), even: this.even });
      this.done();
    }).finally(() => { this.busy = false; this.draw(); });
  }

  draw() {
    if (!this.place) return;
    const set = (/** @type {string} */ option) => (/** @type {Event} */ event) => { this.chosen[option] = /** @type {HTMLSelectElement} */ (event.target).value; this.draw(); };
    render(html`${this.now.map((each) => html`<label>${each.question}<select class="field" data-wish=${each.option} .value=${this.chosen[each.option] ?? each.choices[0]?.value ?? ""} @change=${set(each.option)}>${each.choices.map((choice) => html`<option value=${choice.value}>${choice.said || choice.value}</option>`)}</select></label>`)}
      ${this.drawn.length ? this.#maps() : nothing}${this.easel.engine.kind === "server" ? html`<label class="opt"><span>Make it even <small>points and CAPs are turned, games played; a minute at most</small></span><input type="checkbox" data-even .checked=${this.even} @change=${(/** @type {Event} */ event) => { this.even = /** @type {HTMLInputElement} */ (event.target).checked; }} /></label>` : nothing}
      <button class="btn main" data-action="draft" ?disabled=${this.busy} @click=${() => this.go()}>${this.busy ? "Being drafted …" : "Draft it"}</button>`, this.place);
  }

  #maps() {
    const at = (/** @type {string} */ id) => () => { this.first = id; this.draw(); };
    return html`<fieldset class="stack"><legend>Which map lies first?</legend><div class="maps" role="radiogroup"><button type="button" class="thing" role="radio" data-map="" aria-checked=${this.first ? "false" : "true"} @click=${at("")}>Any</button>${this.drawn.filter((each) => this.owned.includes(each.id)).map((each) => html`<button type="button" class="thing" role="radio" data-map=${each.id} aria-checked=${this.first === each.id ? "true" : "false"} @click=${at(each.id)}><img alt="" src=${each.at} /><span>${each.title}</span></button>`)}</div></fieldset>
      <fieldset class="stack"><legend>Boards you own</legend><div class="chips">${this.drawn.map((each) => html`<button type="button" class="chip" data-own=${each.id} aria-pressed=${this.owned.includes(each.id) ? "true" : "false"} @click=${() => this.own(each.id)}>${each.title}</button>`)}</div></fieldset>`;
  }
}
