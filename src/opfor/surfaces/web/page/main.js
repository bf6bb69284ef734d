/** Where the page begins: which engine, and what the address asks for. */
import { Refused, begin } from "./engine.js";
import { Game } from "./game.js";
import { KEYS, gameKeys } from "./keys.js";
import { html, render } from "./lit/lit-html.js";
import { screen } from "./screen.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const say = (/** @type {string} */ text) => void render(html`<p class="start" role="status">${text}</p>`, page);
/** @type {Game | null} */
let game = null;

/** Show a dialog; it goes when it is closed. @param {unknown} body */
export function dialog(body) {
  const made = document.createElement("dialog");
  made.addEventListener("close", () => made.remove());
  document.body.append(made);
  render(body, made);
  made.showModal();
  return made;
}

const help = () => void dialog(html`<h2>Keys</h2><table>${KEYS.map(([key, does]) => html`<tr><th scope="row">${key.split(" ").map((each) => html`<kbd>${each}</kbd> `)}</th><td>${does}</td></tr>`)}</table><form method="dialog"><button class="btn">Close</button></form>`);

/** @param {import("./engine.js").Engine} engine @param {string} table @param {string} seat */
async function play(engine, table, seat) {
  let waiting = false;
  const draw = () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      render(screen(now, { menu: help, help }), page);
    });
  };
  const now = new Game(engine, table, seat, draw);
  game = now;
  await now.open();
  document.title = `${now.view?.title ?? "opfor"} · opfor`;
  draw();
}

/** What the address asks for. @param {import("./engine.js").Engine} engine */
async function route(engine) {
  const asked = new URLSearchParams(location.search);
  const named = asked.get("new");
  if (named !== null) {
    const own = ["new", "seed", "player", "ruling", "chance", "code"];
    const pairs = [...asked].filter(([name]) => !own.includes(name));
    const rulings = asked.getAll("ruling").map((each) => each.split("="));
    const seed = asked.get("seed");
    const opened = await engine.call("new", {
      game: named, seed: seed === null ? null : Number(seed), options: Object.fromEntries(pairs),
      rulings: Object.fromEntries(rulings), players: asked.getAll("player"), chance: asked.getAll("chance"),
    });
    return sit(engine, opened.table);
  }
  const table = asked.get("table");
  if (table !== null) return play(engine, table, asked.get("seat") ?? "");
  const { start } = await import("./start.js");
  return start(engine, page, (name) => sit(engine, name));
}

/** Sit down, with an address that brings one back. @param {import("./engine.js").Engine} engine @param {string} table */
function sit(engine, table) {
  history.replaceState(null, "", `?table=${encodeURIComponent(table)}`);
  return play(engine, table, "");
}

addEventListener("keydown", (event) => game && gameKeys(event, game, help));
page.replaceChildren();
begin(say).then(route).catch((error) => {
  render(html`<main class="start"><h1>This did not work</h1><p role="alert">${error instanceof Refused ? error.message : `${error}`}</p><p><a class="btn" href="./">Start page</a></p></main>`, page);
  if (!(error instanceof Refused)) throw error;
});
