/**
 * The start page: one click to a game, games begun, things to open.
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./messages.js").New} New
 */
import { show } from "./device.js";
import { dialog, refuse } from "./dialogs.js";
import { icon, sign } from "./icons.js";
import { art, isOver, library, note, pictures, when } from "./library.js";
import { ladder, onRung } from "./ladder.js";
import { html, nothing, render } from "./lit/lit-html.js";
import { settings } from "./settings.js";

const BARE = { seed: null, options: {}, rulings: {}, players: [], chance: [], offered: true };

/** @param {Engine} engine @param {HTMLElement} page @param {(table: string) => Promise<void>} sit */
export async function start(engine, page, sit) {
  document.title = "opfor";
  const [{ games, version }, { tables }] = await Promise.all([engine.call("games", {}), engine.call("tables", {})]);
  /** @param {New} asked */
  const begin = async (asked) => refuse(async () => sit((await engine.call("new", asked)).table));
  /** @param {string} text */
  const open = async (text) => refuse(async () => sit((await engine.call("open", { text, game: "" })).table));
  /** A mission file goes to the drawing board. @param {string} text */
  const drawn = (text) => refuse(async () => (await import("./draw.js")).board(engine, page, "", text));
  const played = games.filter((game) => !game.makes);
  const makers = games.filter((game) => game.makes);
  const last = tables.find((table) => !isOver(table.table)) ?? tables[0];
  const first = played.find((game) => game.stage === "stable") ?? played.find((game) => game.stage === "beta") ?? played[0];
  const draw = () => {
  const hero = last
    ? html`<section class="hero">${art("table", last.table)}<div class="over"><h2>${last.name || last.title}</h2><p>${note(last.table) || last.about}</p><a class="btn main" href="?table=${encodeURIComponent(last.table)}">${isOver(last.table) ? "Look" : "Go on"}</a><small>${when(last.modified)}</small></div></section>`
    : first
      ? html`<section class="hero">${art("cover", first.id)}<div class="over"><h2>${first.title}</h2><p>The opponent is ready, and it says why it does what it does.</p><button class="btn main" @click=${() => begin({ game: first.id, ...BARE })}>Play your first game</button><small>nothing to set up; ask “why” at any time</small></div></section>`
      : nothing;
  render(html`<div class="start"><header>${sign()}<h1>opfor</h1><small>the opponent for solo wargames: it plays by the book, and it says why</small><button class="btn ghost" data-action="settings" @click=${settings}>${icon("more")}Settings</button></header>
    <main class="stack">${hero}
    <div class="games">${played.map((game) => html`<section class="gcard">${art("cover", game.id)}<div><h2>${game.title}</h2>
      <div class="row"><button class="btn" data-new=${game.id} @click=${() => begin({ game: game.id, ...BARE })}>Play now</button><a class="btn" data-missions=${game.id} href="?missions=${game.id}">Missions</a><a class="btn" data-learn=${game.id} href="?learn=${game.id}">Learn</a><button class="btn" data-choose=${game.id} @click=${() => choose(engine, game.id, begin)}>Choose …</button><a class="btn" data-puzzle=${game.id} href="?puzzle=${game.id}">Puzzle</a><a class="btn" data-reference=${game.id} href="?reference=${game.id}">Look up</a>${game.draws ? html`<a class="btn" data-draw=${game.id} href="?draw=${game.id}">Draw</a>` : nothing}</div></div></section>`)}</div>
    <div class="two">
      <section class="box resume" data-library aria-label="Your games"></section>
      <section class="box"><h2>Open or set up</h2><div class="opens">
        <label class="btn">${icon("export")}Save, position or mission from a file<input class="hide" type="file" accept=".jsonl,.json,.txt,.toml" @change=${async (/** @type {Event} */ event) => { const file = /** @type {HTMLInputElement} */ (event.target).files?.[0]; if (file) await (file.name.endsWith(".toml") ? drawn(await file.text()) : open(await file.text())); }} /></label>
        <button class="btn" @click=${() => paste(open, (text) => refuse(async () => open((await engine.call("from_link", { text })).text)))}>${icon("list")}Paste a position or link</button>
        ${played.map((game) => html`<button class="btn" @click=${() => begin({ game: game.id, ...BARE, chance: ["table"], box: own(game.id) ?? {} })}>${icon("die")}Beside a real table: ${game.title}</button>`)}
        ${played.map((game) => html`<a class="btn" data-ask=${game.id} href="?ask=${game.id}">${icon("why")}Only asked, without a board: ${game.title}</a>`)}
        ${makers.map((game) => html`<button class="btn" @click=${() => choose(engine, game.id, begin)}>${icon("map")}${game.title}</button>`)}
      </div></section>
    </div><section class="box"><h2>This device</h2><div data-device></div></section></main><footer class="small">opfor ${version} · ${engine.kind === "page" ? "everything stays on this device" : "kept on the computer that serves this page"}</footer></div>`, page);
  };
  draw();
  library(engine, /** @type {HTMLElement} */ (page.querySelector("[data-library]")), tables);
  show(engine, /** @type {HTMLElement} */ (page.querySelector("[data-device]")), () => start(engine, page, sit));
  await pictures(engine, page, draw);
}

/** The box of a game that this browser keeps. @param {string} game */
const own = (game) => JSON.parse(localStorage.getItem(`opfor-box-${game}`) ?? "null");

/** A value in words; of a long line its beginning. @param {{value: string, said: string}} each */
const said = ({ value, said }) => (said ? `${/^[a-z]/.test(said) && !/^(|true|false)$/.test(value) ? `${value}: ` : ""}${said.length > 90 ? `${said.slice(0, 88)} …` : said}` : value);

/** Everything a new game can be told. @param {Engine} engine @param {string} game @param {(asked: New) => Promise<void>} begin */
async function choose(engine, game, begin) {
  await refuse(async () => {
    const known = await engine.call("choices", { game });
    const rungs = await engine.call("ladder", { game });
    const climb = (/** @type {string} */ name) => {
      const asked = onRung(rungs, name);
      made.close();
      if (asked) void begin(asked);
    };
    /** @param {SubmitEvent} event */
    const submit = (event) => {
      event.preventDefault();
      const said = new FormData(/** @type {HTMLFormElement} */ (event.target));
      const changed = (/** @type {string} */ kind, /** @type {readonly {name: string, default: string}[]} */ all) =>
        Object.fromEntries(all.map((each) => [each.name, `${said.get(`${kind}-${each.name}`) ?? ""}`, each.default]).filter(([, value, usual]) => value !== usual && value !== ""));
      const seed = `${said.get("seed") ?? ""}`.trim(), player = `${said.get("player") ?? ""}`;
      made.close();
      void begin({ game, seed: seed ? Number(seed) : null, options: changed("option", known.options), rulings: changed("ruling", known.rulings), players: player ? [player] : [], chance: said.get("chance") ? [String(said.get("chance"))] : [], box: said.get("box") ? (own(game) ?? {}) : {} });
    };
    const field = (/** @type {string} */ name, /** @type {readonly {value: string, said: string}[]} */ values, /** @type {string} */ usual) =>
      values.length ? html`<select class="field" name=${name}>${values.map((each) => html`<option value=${each.value} ?selected=${each.value === usual}>${said(each)}</option>`)}</select>` : html`<input class="field" name=${name} value=${usual} />`;
    const option = (/** @type {import("./messages.js").Option} */ each) => html`<label>${each.title}${each.words ? html` <small>${each.words}</small>` : nothing}${field(`option-${each.name}`, each.values, each.begins || each.default)}</label>`;
    const rare = known.options.filter((each) => each.rare);
    const ruling = (/** @type {import("./messages.js").Ruled} */ each) => html`<fieldset><legend>${each.question}</legend>${each.values.map((value) => html`<label class="radio"><input type="radio" name="ruling-${each.name}" value=${value.value} ?checked=${value.value === each.default} /><span>${value.said || value.value} <small>${value.value}${value.value === each.default ? ", as usual" : ""}</small></span></label>`)}${each.weight ? html`<small>${each.weight}</small>` : nothing}</fieldset>`;
    const made = dialog(html`<form @submit=${submit}><h2>${known.title}</h2>${ladder(rungs, climb)}
      ${known.options.filter((each) => !each.rare).map(option)}
      <label>Dice, cards and draws<select class="field" name="chance"><option value="">the program rolls and draws</option><option value="table">I roll and draw, beside a real table</option></select></label>
      ${known.players.length ? html`<label>Your seat<select class="field" name="player"><option value="">I play myself</option>${known.players.map((name) => html`<option value=${name}>${name} plays for me, I watch</option>`)}${known.players.map((name) => html`<option value=${`against:${name}`}>${name} plays against me, two of us at the table</option>`)}</select></label>` : nothing}
      <label class="opt"><span>With my own box <small>cards and units you entered</small></span><input type="checkbox" name="box" ?checked=${own(game) !== null} /><button class="btn" type="button" data-action="box" @click=${async () => (await import("./box.js")).open(engine, game)}>Your box …</button></label>
      <details class="more"><summary>More options</summary><div class="stack">${rare.map(option)}
        <label>Seed <small>the same seed, the same game; empty for a new one</small><input class="field" name="seed" inputmode="numeric" pattern="[0-9]*" /></label></div></details>
      ${known.rulings.length ? html`<details class="more"><summary>Rulings: where the rules leave room (${known.rulings.length})</summary><div class="stack">${known.rulings.map(ruling)}</div></details>` : nothing}
      <div class="go"><button class="btn" type="button" @click=${() => made.close()}>Cancel</button><button class="btn main">Begin</button></div></form>`);
  });
}

/** @param {(text: string) => Promise<void>} open @param {(text: string) => Promise<void>} follow */
function paste(open, follow) {
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const text = `${new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? ""}`.trim();
    made.close();
    const linked = /[?&]position=([\w-]+)/.exec(text);
    void (linked?.[1] ? follow(linked[1]) : open(text));
  };
  const made = dialog(html`<form @submit=${submit}><label>A position, a saved game, or a link to a position<textarea class="field" name="text" required></textarea></label><div class="go"><button class="btn" type="button" @click=${() => made.close()}>Cancel</button><button class="btn main">Open</button></div></form>`);
}
