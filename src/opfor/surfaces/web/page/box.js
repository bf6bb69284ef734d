/**
 * A box of one's own: cards entered, spreadsheets taken in, what is missing; kept by this browser.
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./messages.js").BoxTold} BoxTold
 * @typedef {import("./messages.js").FormTold} FormTold
 * @typedef {import("./messages.js").FieldTold} FieldTold
 */
import { dialog, refuse, styled } from "./dialogs.js";
import { icon } from "./icons.js";
import { html, nothing, render } from "./lit/lit-html.js";

await styled("table.css");

const key = (/** @type {string} */ game) => `opfor-box-${game}`;

/** The files of a box, as this browser keeps it. @param {string} game @returns {Record<string, string>} */
export const kept = (game) => JSON.parse(localStorage.getItem(key(game)) ?? "{}");

/** @param {Engine} engine @param {string} game */
export function open(engine, game) {
  return refuse(async () => {
    const made = dialog(nothing);
    const keep = (/** @type {BoxTold} */ told) => (localStorage.setItem(key(game), JSON.stringify(told.files)), show(told));
    const take = async (/** @type {Event} */ event) => {
      const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
      if (!file) return;
      await refuse(async () => keep(file.name.endsWith(".json") ? await engine.call("box", { game, files: JSON.parse(await file.text()) }) : await engine.call("box_import", { game, name: file.name, data: await base64(file), files: kept(game) })));
    };
    const sheet = (/** @type {string} */ kind) => refuse(async () => {
      const { name, text } = await engine.call("box_sheet", { game, kind });
      (await import("./saving.js")).download(name, text);
    });
    const enter = (/** @type {FormTold} */ form) => fill(form, {}, async (fields) => keep(await engine.call("box_entry", { game, kind: form.name, fields, files: kept(game) })));
    const show = (/** @type {BoxTold} */ { forms, report, said, sheets }) => render(html`<div class="stack check"><h2>Your box</h2><p class="small">What you enter is yours and stays in this browser. New games play with it.</p>
      ${said.map((line) => html`<p class="warn">${line}</p>`)}${report.faults.map((line) => html`<p class="warn" role="alert">${line}</p>`)}
      <ul data-report>${report.lines.map((line) => html`<li>${line}</li>`)}${report.lines.length || report.faults.length ? nothing : html`<li>Nothing is in it yet.</li>`}</ul>
      ${forms.map((form) => html`<div class="row between wrap"><b>${form.title}</b><span class="row"><button class="btn" data-enter=${form.name} @click=${() => enter(form)}>Enter</button><button class="btn" data-sheet=${form.name} @click=${() => sheet(form.name)}>${icon("file")}Sheet</button></span></div>`)}
      ${sheets.map((name) => html`<div class="row between wrap"><b>${capital(name)}</b><button class="btn" data-sheet=${name} @click=${() => sheet(name)}>${icon("file")}Sheet</button></div>`)}
      <label class="btn">${icon("export")}Take in a .csv, .xlsx, .toml or box<input class="hide" data-import type="file" accept=".csv,.xlsx,.toml,.json" @change=${take} /></label>
      <div class="go wrap"><button class="btn" @click=${async () => (await import("./saving.js")).download(`my-${game}.json`, JSON.stringify(kept(game)))}>Save as a file</button><button class="btn" @click=${() => { localStorage.removeItem(key(game)); made.close(); }}>Empty it</button><form method="dialog"><button class="btn main">Close</button></form></div></div>`, made);
    show(await engine.call("box", { game, files: kept(game) }));
  });
}

const capital = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1);

/** @param {File} file */
const base64 = (file) => new Promise((/** @type {(text: string) => void} */ done) => {
  const reader = new FileReader();
  reader.onload = () => done(`${reader.result}`.split(",")[1] ?? "");
  reader.readAsDataURL(file);
});

/** A form to fill in; what was refused is told in it, and nothing typed is lost. @param {FormTold} form @param {Record<string, string>} given @param {(fields: Record<string, string>) => Promise<unknown>} done */
export function fill(form, given, done) {
  /** @param {SubmitEvent} event */
  const submit = async (event) => {
    event.preventDefault();
    const fields = Object.fromEntries([...new FormData(/** @type {HTMLFormElement} */ (event.target))].map(([name, value]) => [name, `${value}`]));
    await refuse(async () => {
      await done(fields);
      made.close();
    });
  };
  const field = (/** @type {FieldTold} */ { name, choices, many, needed }) =>
    choices.length ? html`<select class="field" name=${name} translate="no">${needed ? nothing : html`<option value=""></option>`}${choices.map((each) => html`<option value=${each} ?selected=${given[name] === each}>${each}</option>`)}</select>`
    : many ? html`<textarea class="field" name=${name} rows="2" ?required=${needed} .value=${given[name] ?? ""}></textarea>`
    : html`<input class="field" name=${name} ?required=${needed} autocomplete="off" .value=${given[name] ?? ""} />`;
  const made = dialog(html`<form @submit=${submit}><h2>${form.title}</h2>${form.fields.map((each) => html`<label>${each.question}${each.many ? html` <small>a line each</small>` : each.needed ? nothing : html` <small>may stay empty</small>`}${field(each)}</label>`)}<div class="go"><button class="btn" type="button" @click=${() => made.close()}>Cancel</button><button class="btn main">Keep</button></div></form>`);
}
