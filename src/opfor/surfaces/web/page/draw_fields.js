/**
 * One part of a file to be filled in: a widget for every kind of field.
 * @typedef {import("./draw.js").Easel} Easel
 * @typedef {import("./messages.js").Field} Field
 */
import { fit } from "./draw_screen.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit/lit-html.js";

const FEW = 7;

/** @param {Easel} easel @param {import("./messages.js").FormPart} part */
export function form(easel, part) {
  return html`<div class="fields">${part.fields.map((field) => row(easel, field, field.label === part.title))}${part.deeds.length ? html`<div class="row wrap">${part.deeds.map((deed) => html`<button class="btn" data-deed=${deed.thing} @click=${() => easel.put(deed.thing)}>${deed.label}</button>`)}</div>` : nothing}</div>`;
}

/** @param {Easel} easel @param {Field} field @param {boolean} named the part is called so already */
function row(easel, field, named) {
  const wrong = field.kind === "lines" ? [] : easel.wrong(field.path), lead = field.kind === "switch" || field.kind === "number";
  return html`<div class="fill ${field.kind} ${wrong.length ? "wrong" : ""} ${lead ? "short" : ""}" data-path=${field.path.join(".")} role="group" aria-label=${field.label}><span class="of ${named ? "hide" : ""}">${field.label}</span>${widget(easel, field)}${wrong.map((fault) => html`<p class="bad" role="alert">${fault.what}</p>${fit(easel, fault)}`)}</div>`;
}

/** @param {Easel} easel @param {Field} field */
function widget(easel, field) {
  const put = (/** @type {(text: string) => unknown} */ read) => (/** @type {Event} */ event) => easel.set(field, read(/** @type {HTMLInputElement} */ (event.target).value));
  const list = /** @type {readonly unknown[]} */ (Array.isArray(field.value) ? field.value : []);
  const several = (/** @type {string} */ text) => text.split(",").map((each) => each.trim()).filter(Boolean);
  switch (field.kind) {
    case "long":
      return html`<textarea class="field" rows="3" aria-label=${field.label} .value=${field.value} @change=${put((text) => text)}></textarea>`;
    case "number":
      return html`<span class="count"><button class="btn" aria-label="fewer" @click=${() => easel.set(field, Number(field.value) - 1)}>−</button><input class="field" inputmode="numeric" aria-label=${field.label} .value=${`${field.value}`} @change=${put((text) => (/^-?\d+$/.test(text.trim()) ? Number(text) : text))} /><button class="btn" aria-label="more" @click=${() => easel.set(field, Number(field.value) + 1)}>+</button></span>`;
    case "switch":
      return html`<button role="switch" aria-label=${field.label} aria-checked=${field.value ? "true" : "false"} @click=${() => easel.set(field, !field.value)}><span class="sw"></span></button>`;
    case "word":
      return word(easel, field);
    case "list":
      return html`<textarea class="field" rows=${list.length > 1 ? 3 : 1} aria-label=${field.label} placeholder="one in each line" .value=${list.join("\n")} @change=${put((text) => text.split("\n").map((each) => each.trim()).filter(Boolean))}></textarea>`;
    case "numbers":
      return html`<input class="field" aria-label=${field.label} .value=${list.join(", ")} @change=${put((text) => several(text).map((each) => (/^\d+$/.test(each) ? Number(each) : each)))} />`;
    case "places":
      return places(easel, field, list.join(", "), put(several));
    case "lines":
      return lines(easel, field, /** @type {string[]} */ ([...list]));
  }
  return html`<input class="field" aria-label=${field.label} .value=${field.value} @change=${put((text) => text)} />`;
}

/** @param {Easel} easel @param {Field} field */
function word(easel, field) {
  const number = typeof field.usual === "number" || (field.could_be.length && field.could_be.every((each) => /^\d+$/.test(each)));
  const take = (/** @type {string} */ each) => easel.set(field, number ? Number(each) : each);
  if (field.could_be.length > FEW) {
    const id = `fits-${field.path.join("-")}`;
    return html`<input class="field" list=${id} aria-label=${field.label} .value=${`${field.value ?? ""}`} @change=${(/** @type {Event} */ event) => take(/** @type {HTMLInputElement} */ (event.target).value)} /><datalist id=${id}>${field.could_be.map((each) => html`<option value=${each}></option>`)}</datalist>`;
  }
  return html`<span class="seg" role="radiogroup" aria-label=${field.label}>${field.could_be.map((each) => html`<button role="radio" data-word=${each} aria-checked=${`${field.value}` === each ? "true" : "false"} @click=${() => take(each)}>${each || "–"}</button>`)}</span>`;
}

/** @param {Easel} easel @param {Field} field @param {string} value @param {(event: Event) => void} change */
function places(easel, field, value, change) {
  const on = easel.pointing?.path.join(".") === field.path.join(".");
  const toggle = () => { easel.pointing = on ? null : field; easel.holding = ""; easel.say(""); };
  return html`<span class="row"><input class="field" aria-label=${field.label} .value=${value} @change=${change} /><button class="btn" data-action="point" title="Point at the map" aria-pressed=${on ? "true" : "false"} @click=${toggle}>${icon("aim")}<span class="hide">Point at the map</span></button></span>`;
}

/** Lines of orders: completed while they are written, and read back. @param {Easel} easel @param {Field} field @param {string[]} list */
function lines(easel, field, list) {
  const write = (/** @type {number} */ n) => (/** @type {Event} */ event) => {
    const text = /** @type {HTMLInputElement} */ (event.target).value.trim();
    const next = [...list];
    if (text) next[n] = text;
    else next.splice(n, 1);
    void easel.set(field, next);
    if (n === list.length) /** @type {HTMLInputElement} */ (event.target).value = "";
  };
  return html`<ol class="orders">${[...list, ""].map((line, n) => {
    const path = [...field.path, n], at = path.join("."), wrong = easel.wrong(path);
    return html`<li class=${wrong.length ? "wrong" : ""} data-path=${at}><input class="field" aria-label="${field.label} ${n + 1}" list="fits-${at}" placeholder=${line ? "" : "one more line …"} .value=${line} @focus=${(/** @type {Event} */ event) => offer(easel, path, event)} @input=${(/** @type {Event} */ event) => offer(easel, path, event)} @change=${write(n)} /><datalist id="fits-${at}">${(easel.fitting.get(at) ?? []).map((each) => html`<option value=${each}></option>`)}</datalist>${field.said[n] ? html`<p class="said">${field.said[n]}</p>` : nothing}${wrong.map((fault) => html`<p class="bad" role="alert">${fault.what}</p>${fit(easel, fault)}`)}</li>`;
  })}</ol>`;
}

/** What the line could go on with. @param {Easel} easel @param {(string | number)[]} path @param {Event} event */
async function offer(easel, path, event) {
  const input = /** @type {HTMLInputElement} */ (event.target), typed = input.value;
  const found = await easel.engine.call("fitting", { game: easel.game, text: easel.text, path, typed }).catch(() => ({ choices: [] }));
  if (input.value !== typed) return; // somebody has written on: a later answer counts
  easel.fitting.set(path.join("."), found.choices);
  easel.draw();
}
