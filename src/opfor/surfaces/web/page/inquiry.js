/**
 * The opponent without a board: it asks what its next rung needs to know, decides and says why.
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./messages.js").Inquiry} Inquiry
 */
import { refuse } from "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing, render } from "./lit/lit-html.js";

/** @param {Engine} engine @param {HTMLElement} page @param {string} game */
export async function inquire(engine, page, game) {
  const { title, questions } = await engine.call("open_questions", { game });
  document.title = `${title} · opfor`;
  /** @type {string[][]} */ let answers = [];
  /** @type {readonly string[] | null} what is in force this turn */ let cases = null, /** @type {readonly string[] | null} */ told = cases;
  /** @type {Inquiry | null} */ let now = null;
  /** @type {Set<string>} */ let ticked = new Set();

  /** @param {string} question @param {string[][]} given */
  const ask = (question, given) => refuse(async () => {
    page.inert = true; // a second tap would answer the question that is about to go
    now = await engine.call("inquiry", { game, question, answers: given, cases, rulings: {}, options: {} }).finally(() => (page.inert = false));
    answers = given;
    ticked = new Set();
    if (!now.asked) told = now.cases;
    draw();
    scrollTo(0, 0);
    page.querySelector("h2")?.focus();
  });
  const give = (/** @type {readonly string[]} */ names) => now && ask(now.question, [...answers, [...names]]);
  const tick = (/** @type {string} */ name) => {
    ticked.has(name) ? ticked.delete(name) : ticked.add(name);
    draw();
  };
  const names = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const said = `${new FormData(/** @type {HTMLFormElement} */ (event.target)).get("names") ?? ""}`;
    void give(said.split(",").map((each) => each.trim()).filter(Boolean));
  };

  /** One question of the opponent. @param {import("./messages.js").AskedNext} asked */
  function one(asked) {
    const single = asked.kind === "chance";
    if (asked.kind === "candidates") return html`<form class="stack" @submit=${names}><label>Names, separated by commas<input class="field" name="names" autocomplete="off" required /></label><button class="btn main">Go on</button></form>`;
    return html`${asked.points.length ? html`<ul>${asked.points.map((each) => html`<li>${each}</li>`)}</ul>` : nothing}
      <div class="stack" role="group" aria-label="Answers">${asked.choices.map((name) => html`<button class="btn" data-choice=${name} aria-pressed=${single ? nothing : ticked.has(name)} @click=${() => (single ? give([name]) : tick(name))}>${name}</button>`)}</div>
      <div class="row">${single ? html`<button class="btn main" data-roll @click=${() => give([asked.choices[Math.floor(Math.random() * asked.choices.length)] ?? ""])}>${icon("die")}Roll</button>` : html`<button class="btn main" data-go ?disabled=${!ticked.size} @click=${() => give(asked.choices.filter((each) => ticked.has(each)))}>Go on</button>`}
      ${asked.none ? html`<button class="btn" data-none @click=${() => give([])}>${asked.none}</button>` : nothing}${asked.every ? html`<button class="btn" data-every @click=${() => give(asked.choices)}>${asked.every}</button>` : nothing}</div>`;
  }

  const list = () => html`<section class="box stack"><h2 tabindex="-1">What has it to decide?</h2>${questions.map((each) => html`<button class="btn" data-question=${each.name} @click=${() => { cases = told; void ask(each.name, []); }}>${each.title}</button>`)}${told ? html`<button class="btn ghost" data-turn @click=${() => { told = null; draw(); }}>A new turn: ask again what is in force</button>` : nothing}</section>`;
  const back = () => (answers.length && now ? ask(now.question, answers.slice(0, -1)) : ((now = null), draw()));
  const draw = () => render(html`<div class="start"><header><h1>${title}</h1><small>it asks, you look at the table; nothing is kept</small><a class="btn ghost" href="./">Start page</a></header><main class="stack">
    ${now?.asked ? html`<section class="box stack" data-asked=${now.asked.kind}><small>${now.title}</small><h2 tabindex="-1">${now.asked.text}</h2>${one(now.asked)}<button class="btn ghost" data-back @click=${back}>${icon("undo")}Back</button></section>` : nothing}
    ${now && !now.asked ? html`<section class="box stack" data-decided=${now.chosen}><small>${now.title}</small><h2 tabindex="-1">${now.lines[0]}</h2><ul>${now.lines.slice(1).map((line) => html`<li>${line}</li>`)}</ul><button class="btn ghost" data-back @click=${back}>${icon("undo")}Back</button></section>` : nothing}
    ${now?.asked ? nothing : list()}</main></div>`, page);
  draw();
}
