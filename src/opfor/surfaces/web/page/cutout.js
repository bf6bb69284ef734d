/**
 * A piece of the board: what is to be moved, from where to where; a region to be compared.
 * @typedef {import("./game.js").Game} Game
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */
import { html, nothing, svg } from "./lit/lit-html.js";

const WIDE = 460, HIGH = 170, ROOM = 76; // units of the board

/** @param {Game} game @param {Game["todo"][number]} todo */
export function cutout({ stage }, { refs, from }) {
  const spots = refs.flatMap((ref) => stage.middle(ref) ?? []);
  const to = spots.at(-1), { ground } = stage;
  if (!to || !ground?.width) return nothing;
  const all = from ? [...spots, from] : spots;
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const wide = Math.min(Math.max(WIDE, Math.max(...xs) - Math.min(...xs) + 2 * ROOM), ground.width);
  const high = Math.max(HIGH, Math.max(...ys) - Math.min(...ys) + 2 * ROOM, wide * 0.36);
  const left = middle(xs, wide, ground.width), top = middle(ys, high, ground.height);
  const inside = (/** @type {{x: number, y: number}} */ { x, y }) => x > left - 40 && x < left + wide + 40 && y > top - 40 && y < top + high + 40;
  const pieces = [...stage.shown.values()].filter(inside).flatMap(({ ref }) => copy(stage.drawn.get(ref)));
  const moved = from && Math.hypot(from.x - to.x, from.y - to.y) > 12;
  return html`<svg class="cutout" aria-hidden="true" viewBox="${left} ${top} ${wide} ${high}">
    ${svg`<image href=${stage.picture.src} width=${ground.width} height=${ground.height} />`}
    ${refs.map((ref) => svg`<path class="told" d=${stage.outlines.get(ref)?.path ?? ""} />`)}${pieces}
    ${moved ? svg`<path class="way" d="M${from.x} ${from.y}L${to.x} ${to.y}" /><circle class="way" cx=${from.x} cy=${from.y} r="9" />` : nothing}
    ${svg`<circle class="goal" cx=${to.x} cy=${to.y} r="30" />`}
  </svg>`;
}

const EDGE = 0.12; // of a region, seen beyond it

/** A region with all that lies in it; a tap tells the place and the spot. @param {Game} game @param {Box} box @param {readonly string[]} lights @param {(place: string, x: number, y: number) => void} tapped */
export function region({ stage }, box, lights, tapped) {
  const { ground } = stage;
  if (!ground) return nothing;
  const left = Math.max(0, box.x - box.width * EDGE), top = Math.max(0, box.y - box.height * EDGE);
  const width = Math.min(ground.width, box.x + box.width * (1 + EDGE)) - left, height = Math.min(ground.height, box.y + box.height * (1 + EDGE)) - top;
  const inside = (/** @type {{x: number, y: number}} */ { x, y }) => x > left && x < left + width && y > top && y < top + height;
  const pieces = [...stage.shown.values()].filter(inside), places = [...stage.outlines.values()].filter(inside);
  const tap = (/** @type {MouseEvent} */ event) => {
    const drawn = /** @type {SVGSVGElement} */ (event.currentTarget), place = /** @type {Element} */ (event.target).getAttribute("data-place") ?? "";
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawn.getScreenCTM()?.inverse());
    tapped(place, x, y);
  };
  return html`<svg class="region" role="img" aria-label="Board" viewBox="${left} ${top} ${width} ${height}" @click=${tap}>
    ${svg`<image href=${stage.picture.src} width=${ground.width} height=${ground.height} />`}
    ${svg`<g class="lying">${pieces.flatMap(({ ref }) => copy(stage.drawn.get(ref)))}</g>`}
    ${lights.flatMap((ref) => stage.middle(ref) ?? []).map(({ x, y }) => svg`<circle class="goal" cx=${x} cy=${y} r="34" />`)}
    ${places.map(({ ref, path }) => svg`<path class="place" data-place=${ref} d=${path} />`)}
  </svg>`;
}

/** The least corner from which so much shows the middle of all, inside the whole. @param {number[]} all @param {number} size @param {number} whole */
const middle = (all, size, whole) => Math.max(0, Math.min((Math.min(...all) + Math.max(...all) - size) / 2, whole - size));

/** @param {SVGElement | undefined} drawn */
function copy(drawn) {
  if (!drawn) return [];
  const made = /** @type {SVGElement} */ (drawn.cloneNode(true));
  made.removeAttribute("data-ref");
  return [made];
}
