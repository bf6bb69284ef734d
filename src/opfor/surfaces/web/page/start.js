/** The start page: games, games begun, things to open. */
import { icon, sign } from "./icons.js";
import { html, nothing, render } from "./lit/lit-html.js";

/** @param {import("./engine.js").Engine} engine @param {HTMLElement} page @param {(table: string) => Promise<void>} sit */
export async function start(engine, page, sit) {
  const [{ games }, { tables }] = await Promise.all([engine.call("games", {}), engine.call("tables", {})]);
  const begin = async (/** @type {string} */ game) => sit((await engine.call("new", { game, seed: null, options: {}, rulings: {}, players: [], chance: [] })).table);
  const played = games.filter((game) => !game.makes);
  render(html`<div class="start"><header>${sign()}<h1>opfor</h1><small>the opponent for solo wargames: it plays by the book, and it says why</small></header>
    <main class="games">${played.map((game) => html`<section class="gcard"><div class="art"></div><div><h2>${game.title}</h2><small>${game.stage}</small><div class="row"><button class="btn main" @click=${() => begin(game.id)}>Play now</button></div></div></section>`)}</main>
    ${tables.length ? html`<section class="box resume"><h2>Go on</h2><ul>${tables.map((table) => html`<li><span><b>${table.title}</b><small>${table.about}</small></span><a class="btn" href="?table=${encodeURIComponent(table.table)}">Go on</a></li>`)}</ul></section>` : nothing}
    ${icon("")}</div>`, page);
}
