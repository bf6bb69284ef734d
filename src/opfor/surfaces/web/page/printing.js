/** A game or a mission on paper, by the browser's own printer. @typedef {import("./game.js").Game} Game */
import "./dialogs.js";
import { html, nothing, render } from "./lit/lit-html.js";

/** The game as it stands. @param {Game} game */
export function print(game) {
  return game.run(async () => paper(await game.engine.call("printed", { table: game.table, seat: game.seat })));
}

/** Put a page for paper beside what is on the screen and open the printer. @param {import("./messages.js").Printed} made */
export async function paper(made) {
  document.getElementById("paper")?.remove();
  const paper = document.createElement("div");
  paper.id = "paper";
  const map = new Image();
  map.alt = "";
  if (made.svg) map.src = URL.createObjectURL(new Blob([made.svg], { type: "image/svg+xml" }));
  const part = (/** @type {import("./messages.js").Section} */ each) => html`<section class=${each.kind}><h2>${each.title}</h2>${each.lines.map((line) => html`<p>${line}</p>`)}</section>`;
  render(html`<header><h1>${made.title}</h1><p>${made.subtitle}</p></header>${made.svg ? map : nothing}<div class="parts">${made.sections.map(part)}</div>`, paper);
  document.body.append(paper);
  await map.decode().catch(() => {});
  window.print();
}
