/**
 * The few motions of the stage. Which event has which motion is data of its game; here is how a
 * counter goes, turns over, comes and goes away, and how a shot and dice look.
 * @typedef {import("./stage.js").Stage} Stage
 * @typedef {import("./messages.js").Motion} Motion
 * @typedef {import("./messages.js").Piece} Piece
 * @typedef {{stage: Stage, to: Map<string, Piece>, pace: number}} Scene
 */
import { shape } from "./stage.js";
import { hurried, sound } from "./wishes.js";

const NEAR = 40; // how far from the middle of a place things may lie on it
const LAST = /** @type {Record<string, number>} */ ({ move: 420, place: 260, gone: 260, turn: 240, shot: 520, roll: 320, card: 260, track: 320 });

/** How long motions take, as they are written. @param {readonly Motion[]} motions */
export const lasts = (motions) => motions.reduce((sum, each) => sum + (each.by || each.at ? (LAST[each.kind] ?? 0) / hurried(each.kind) : 0), 0);

/** One motion after the other; without a pace nothing moves, and lines and dice are shown at once. @param {Stage} stage @param {readonly Motion[]} motions @param {readonly Piece[]} pieces @param {number} pace */
export async function perform(stage, motions, pieces, pace) {
  const scene = { stage, to: new Map(pieces.map((piece) => [piece.ref, piece])), pace }, halted = stage.halted;
  for (const motion of motions) {
    if (stage.halted !== halted) return;
    if (pace) sound(motion.kind);
    await KINDS[motion.kind]?.({ ...scene, pace: pace * hurried(motion.kind) }, motion);
  }
}

/** @type {Record<string, (scene: Scene, motion: Motion) => Promise<unknown>>} */
const KINDS = {
  move: (scene, { by, at }) => walk(scene, by, at),
  track: (scene, { at }) => glide(scene, at, LAST["track"]),
  place: (scene, { by, at }) => come(scene, by, at),
  gone: (scene, { by, at }) => Promise.all(there(scene.stage, by || at).map((ref) => (scene.to.has(ref) ? null : go(scene, ref)))),
  turn: (scene, { by, at }) => Promise.all(there(scene.stage, by || at).map((ref) => turn(scene, ref))),
  roll: (scene, { by, at, dice }) => throwDice(scene, at || by, dice, ""),
  async shot(scene, { by, at, dice, word }) {
    await line(scene, by, at);
    await throwDice(scene, at, dice, word);
  },
};

/** A piece, or what lies on a place. @param {Stage} stage @param {string} ref */
const there = (stage, ref) => (stage.drawn.has(ref) ? [ref] : stage.stackOn(ref).filter((each) => stage.drawn.has(each)));

/** Let something move for a while. @param {Scene} scene @param {Element | undefined} what @param {Keyframe[]} frames @param {number} [ms] */
function move({ pace }, what, frames, ms = 0) {
  if (!what || !pace || !ms) return Promise.resolve(null);
  return what.animate(frames, { duration: ms / pace, easing: "ease-out" }).finished.catch(() => null);
}

/** @param {{x: number, y: number}} at @param {string} [more] */
const put = ({ x, y }, more = "") => ({ transform: `translate(${x}px,${y}px) ${more}` });

/** @param {Scene} scene @param {string} ref @param {number} [ms] */
async function glide(scene, ref, ms) {
  const from = scene.stage.shown.get(ref), to = scene.to.get(ref);
  if (!from || !to) return;
  scene.stage.put(to);
  await move(scene, scene.stage.drawn.get(ref), [put(from), put(to)], ms);
}

/** Along its path, which stays in sight: to a place, or to where it lies in the end if that is there. What goes into another thing is gone. @param {Scene} scene @param {string} ref @param {string} at */
async function walk({ stage, to, pace }, ref, at) {
  const from = stage.shown.get(ref), end = to.get(ref), spot = stage.middle(at) ?? end, piece = end ?? from;
  if (!from || !spot || !piece) return;
  const goal = end && Math.hypot(end.x - spot.x, end.y - spot.y) < NEAR ? end : { ...piece, x: spot.x, y: spot.y };
  const far = Math.hypot(goal.x - from.x, goal.y - from.y), left = far && Math.max(0, 1 - 26 / far);
  if (far > NEAR) stage.played.append(shape("path", { class: "trail", d: `M${from.x} ${from.y}l${(goal.x - from.x) * left} ${(goal.y - from.y) * left}` }));
  stage.put(goal);
  await move({ stage, to, pace }, stage.drawn.get(ref), [put(from), put(goal)], LAST["move"]);
  if (!end) stage.drop(ref);
}

/** New pieces: the one that is meant, or what comes to a place. @param {Scene} scene @param {string} ref @param {string} at */
function come(scene, ref, at) {
  const { stage, to } = scene, spot = stage.middle(at);
  const near = (/** @type {Piece} */ piece) => !spot || Math.hypot(piece.x - spot.x, piece.y - spot.y) < NEAR;
  const fresh = [...to.values()].filter((piece) => !stage.drawn.has(piece.ref) && (piece.ref === ref || near(piece)));
  return Promise.all(fresh.map((piece) => {
    stage.put(piece);
    return move(scene, stage.drawn.get(piece.ref), [{ ...put(piece, "scale(1.8)"), opacity: 0 }, { ...put(piece), opacity: 1 }], LAST["place"]);
  }));
}

/** @param {Scene} scene @param {string} ref */
async function go(scene, ref) {
  const from = scene.stage.shown.get(ref);
  if (from) await move(scene, scene.stage.drawn.get(ref), [{ ...put(from), opacity: 1 }, { ...put(from, "scale(.4)"), opacity: 0 }], LAST["gone"]);
  scene.stage.drop(ref);
}

/** Over to its other side, or to what was below. @param {Scene} scene @param {string} ref */
async function turn(scene, ref) {
  const { stage, to } = scene, from = stage.shown.get(ref), next = to.get(ref), half = (LAST["turn"] ?? 0) / 2;
  if (!from || (next?.svg === from.svg && next.x === from.x && next.y === from.y)) return;
  await move(scene, stage.drawn.get(ref), [put(from), put(from, "scaleX(0)")], half);
  if (next) stage.put(next);
  else stage.drop(ref);
  const shown = next ? [next] : [...to.values()].filter((piece) => !stage.drawn.has(piece.ref) && Math.hypot(piece.x - from.x, piece.y - from.y) < NEAR);
  await Promise.all(shown.map((piece) => (stage.put(piece), move(scene, stage.drawn.get(piece.ref), [put(piece, "scaleX(0)"), put(piece)], half))));
}

/** A line from who fires to the target. @param {Scene} scene @param {string} by @param {string} at */
async function line(scene, by, at) {
  const from = scene.stage.middle(by), to = scene.stage.middle(at);
  if (!from || !to || by === at) return;
  const far = Math.hypot(to.x - from.x, to.y - from.y), d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const drawn = ["under", "over"].map((name) => shape("path", { class: `fire ${name}`, d, "stroke-dasharray": `${far}` }));
  scene.stage.played.prepend(...drawn, shape("circle", { class: "burst", cx: `${to.x}`, cy: `${to.y}`, r: "15" }));
  await Promise.all(drawn.map((each) => move(scene, each, [{ strokeDashoffset: far }, { strokeDashoffset: 0 }], 320)));
}

/** @type {{x: number, y: number, on: Element}[]} */
let thrown = [];

/** Dice above a thing, and what came of them. @param {Scene} scene @param {string} ref @param {readonly number[]} dice @param {string} word */
async function throwDice(scene, ref, dice, word) {
  const at = scene.stage.middle(ref);
  if (!at || !dice.length) return;
  const { played, shown } = scene.stage, isHere = (/** @type {{x: number, y: number}} */ each) => Math.hypot(each.x - at.x, each.y - at.y) < NEAR;
  const name = [...shown.values()].filter((each) => each.side && isHere(each)).length > 1 ? scene.stage.name(ref) : "";
  const rows = thrown.filter((each) => each.on.isConnected && isHere(each)), from = rows[0] ?? at, side = from.y < 90 ? 1 : -1; // one above the other
  const group = shape("g", { class: "dice-shown", transform: `translate(${from.x} ${from.y + side * (56 + 30 * rows.length)})` });
  thrown = [...rows, { x: from.x, y: from.y, on: group }];
  const said = [name, ...dice.map(String), word].filter(Boolean), wide = (/** @type {string} */ each) => 14 + each.length * 10;
  let x = -said.reduce((sum, each) => sum + wide(each) + 4, -4) / 2;
  for (const each of said) {
    const box = shape("g", { class: Number(each) ? "face" : "word" }), text = shape("text", { x: `${x + wide(each) / 2}`, y: "6" });
    text.textContent = each;
    box.append(shape("rect", { x: `${x}`, y: "-13", width: `${wide(each)}`, height: "26", rx: "5" }), text);
    group.append(box);
    x += wide(each) + 4;
  }
  played.append(group);
  await move(scene, group, [{ opacity: 0 }, { opacity: 1 }], 200);
}
