/** Where the page begins: which engine, and what the address asks for. */
import { Refused, begin, language } from "./engine.js";
import { Game } from "./game.js";
import { gameKeys } from "./keys.js";
import { keep, returned } from "./keeping.js";
import { html, nothing, render } from "./lit/lit-html.js";
import { screen } from "./screen.js";
import { apply } from "./wishes.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const say = (/** @type {string} */ text, /** @type {number | undefined} */ share = undefined) => void render(html`<div class="start"><p role="status">${text}</p>${share === undefined ? nothing : html`<progress value=${share} max="1" aria-label="What has come of the page"></progress>`}</div>`, page);
const dialogs = () => import("./dialogs.js");
/** @type {Game | null} */
let game = null;

/** @param {import("./engine.js").Engine} engine @param {string} table @param {string} seat */
async function play(engine, table, seat) {
  let waiting = false;
  const draw = () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      render(screen(now), page);
    });
  };
  const now = new Game(engine, table, seat, draw);
  now.stage.element.addEventListener("contextmenu", async (event) => {
    const ref = now.stage.stackAt(event.clientX, event.clientY)[0];
    if (ref) await (await import("./reference.js")).about(now, ref);
  });
  now.more = async () => (await dialogs()).menu(now);
  game = now;
  await now.open();
  const asked = new URLSearchParams(location.search), puzzle = asked.get("puzzle");
  if (puzzle || ["", `-${table}`].some((of) => localStorage.getItem(`opfor-coach${of}`) === "1")) await (await now.coached()).set(puzzle);
  document.title = `${now.view?.title ?? "opfor"} · opfor`;
  render(screen(now), page);
  now.placed();
  if (asked.has("guide")) await now.lead();
  if (asked.has("lesson") || asked.has("led")) await (await import("./lessons.js")).beside(now);
  if (asked.has("moment")) await now.replay(Number(asked.get("moment")));
}

/** What the address asks for. @param {import("./engine.js").Engine} engine */
async function route(engine) {
  const asked = new URLSearchParams(location.search);
  const named = asked.get("new");
  if (named !== null) {
    const own = ["new", "seed", "player", "ruling", "chance", "code", "guide", "seat", "offered"];
    const pairs = [...asked].filter(([name]) => !own.includes(name));
    const rulings = asked.getAll("ruling").map((each) => each.split("="));
    const seed = asked.get("seed");
    const opened = await engine.call("new", {
      game: named, seed: seed === null ? null : Number(seed), options: Object.fromEntries(pairs),
      rulings: Object.fromEntries(rulings), players: asked.getAll("player"), chance: asked.getAll("chance"), offered: asked.has("offered"),
    });
    return sit(engine, opened.table, opened.solo ? "" : (asked.get("seat") ?? opened.seats.find((each) => each.includes("~")) ?? ""));
  }
  const position = asked.get("position");
  if (position !== null) {
    const { text } = await engine.call("from_link", { text: position });
    return sit(engine, (await engine.call("open", { text, game: "" })).table);
  }
  const shared = asked.get("shared") ?? asked.get("shared_url");
  if (shared !== null) return sit(engine, (await opened(engine, shared)).table);
  const table = asked.get("table"), puzzle = asked.get("puzzle");
  if (puzzle && table === null) return (await import("./coach.js")).begin(engine, puzzle, play);
  if (table !== null) return play(engine, table, asked.get("seat") ?? "");
  const drawn = asked.get("draw");
  if (drawn !== null) return (await import("./draw.js")).board(engine, page, drawn);
  const learn = asked.get("learn");
  if (learn !== null) return (await import("./lessons.js")).learn(engine, page, learn, play);
  const offered = asked.get("missions");
  if (offered !== null) return (await import("./missions.js")).missions(engine, page, offered, (name) => sit(engine, name));
  const inquiry = asked.get("ask");
  if (inquiry !== null) return (await import("./inquiry.js")).inquire(engine, page, inquiry);
  const about = asked.get("reference");
  if (about !== null) return (await import("./reference.js")).reference(engine, page, about);
  const { start } = await import("./start.js");
  return start(engine, page, (name) => sit(engine, name));
}

/** Fetch what is compiled, once the first question is there, and say what the coach thinks with. @param {import("./engine.js").Engine} engine */
async function strengthen(engine) {
  await engine.strengthened();
  if (!game) return;
  const { table, seat } = game;
  game.strength = (await engine.call("strength", { table, seat }).catch(() => null))?.text ?? "";
  game.draw();
}

/** What another program shared: a link to a position, or a position or save itself. @param {import("./engine.js").Engine} engine @param {string} shared */
async function opened(engine, shared) {
  const linked = /[?&]position=([\w-]+)/.exec(shared);
  const { text } = linked?.[1] ? await engine.call("from_link", { text: linked[1] }) : { text: shared };
  return engine.call("open", { text, game: "" });
}

/** Sit down, with an address that brings one back. @param {import("./engine.js").Engine} engine @param {string} table @param {string} [seat] */
function sit(engine, table, seat = "") {
  const guide = new URLSearchParams(location.search).has("guide");
  history.replaceState(null, "", `?${new URLSearchParams({ table, ...(seat ? { seat } : {}), ...(guide ? { guide: "1" } : {}) })}`);
  return play(engine, table, seat);
}

for (const size of [699, 1099]) matchMedia(`(max-width: ${size}px)`).addEventListener("change", () => game?.draw());
addEventListener("keydown", (event) => game && gameKeys(event, game, async () => (await dialogs()).help()), true);
addEventListener("keyup", (event) => event.key === "c" && game?.stage.element.classList.remove("uncovered"));
addEventListener("opfor-wishes", () => game?.redraw());
apply();
page.replaceChildren();
const spoken = language === "en" ? Promise.resolve() : import("./words.js").then(({ speak }) => speak(language)).catch(() => {});
spoken.then(() => begin(say)).then(async (engine) => (await route(engine), void strengthen(engine))).finally(() => void keep()).catch((error) => {
  render(html`<main class="start"><h1>This did not work</h1><p role="alert">${error instanceof Refused ? error.message : `${error}`}</p><p><a class="btn" href="./">Start page</a></p></main>`, page);
  if (!(error instanceof Refused)) throw error;
  if (!error.status) void returned().then(() => location.reload());
});
