/** A game or a mission on paper, by the browser's own printer. @typedef {import("./game.js").Game} Game */
import "./dialogs.js";
import { html, nothing, render } from "./lit/lit-html.js";

/** The game as it stands. @param {Game} game */
export function print(game) {
  return game.run(async () => paper(await game.engine.call("printed", { table: game.table, seat: game.seat })));
}

/** The counters of the mission, to be cut out. @param {Game} game */
export function counters(game) {
  return game.run(async () => {
    const made = await game.engine.call("counters", { table: game.table, seat: game.seat });
    const drawn = Object.fromEntries(Object.entries(made.drawn).map(([name, svg]) => [name, picture(svg)]));
    const face = (/** @type {import("./messages.js").Face} */ each) => html`<div class=${each.title ? `face ${each.tone}` : "face"} .style=${`width:${made.size}mm;height:${made.size}mm`}>${each.drawn ? html`<img alt="" src=${drawn[each.drawn] ?? ""} />` : nothing}${each.title ? html`<b>${each.title}</b>${each.lines.map((line) => html`<i>${line}</i>`)}` : nothing}</div>`;
    const one = (/** @type {readonly import("./messages.js").Face[]} */ pair) => html`<figure>${pair.map(face)}</figure>`;
    const block = (/** @type {import("./messages.js").CounterBlock} */ each) => html`<h2>${each.title}</h2><p>${each.note}</p><div class="cut">${each.counters.map(one)}</div>`;
    await printer(html`<h1>${made.title}</h1><p>${made.about}</p>${made.blocks.map(block)}`);
  });
}

/** @param {string} svg */
const picture = (svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/** A page for paper. @param {import("./messages.js").Printed} made */
export function paper(made) {
  const part = (/** @type {import("./messages.js").Section} */ each) => html`<section class=${each.kind}><h2>${each.title}</h2>${each.lines.map((line) => html`<p>${line}</p>`)}</section>`;
  return printer(html`<header><h1>${made.title}</h1><p>${made.subtitle}</p></header>${made.svg ? html`<img alt="" src=${picture(made.svg)} />` : nothing}<div class="parts">${made.sections.map(part)}</div>`);
}

/** Put it beside what is on the screen and open the browser's printer once all is drawn. @param {unknown} said */
async function printer(said) {
  document.getElementById("paper")?.remove();
  const paper = document.createElement("div");
  paper.id = "paper";
  render(said, paper);
  document.body.append(paper);
  await Promise.allSettled([...paper.querySelectorAll("img")].map((each) => each.decode()));
  window.print();
}
