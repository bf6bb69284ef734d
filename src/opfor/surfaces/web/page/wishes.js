/** Settings of this device, put into force. */

/** Blue and orange: far apart for whoever sees few colours, and one much darker than the other. */
const STRONG = ["#0a3a7d", "#c2410c"];

/** How much faster than usual motions of a kind go. @param {string} kind */
export const hurried = (kind) => Number(localStorage.getItem(`opfor-speed-${kind === "shot" || kind === "roll" ? "shots" : "moves"}`)) || 1;

/** The style of a theme that was chosen: what is meant for the dark counts always, or never. Who plays the red side has its colours. @param {string} drawn @param {boolean} [red] */
export function themed(drawn, red = false) {
  const theme = localStorage.getItem("opfor-theme"), all = localStorage.getItem("opfor-colours") ? `${drawn}:root:root:root{--d-you:${STRONG[0]};--d-foe:${STRONG[1]}}` : drawn;
  const style = red ? all.replaceAll(/--d-(you|foe)(?=\w*:)/g, (_, side) => (side === "you" ? "--d-foe" : "--d-you")) : all;
  return theme ? style.replaceAll(/@media ?\(prefers-color-scheme: ?dark\)/g, theme === "dark" ? "@media all" : "@media not all") : style;
}

/** Put everything into force. */
export function apply() {
  const theme = localStorage.getItem("opfor-theme") ?? "", root = document.documentElement;
  const size = localStorage.getItem("opfor-text-size");
  root.style.fontSize = size ? `${size}%` : "";
  root.style.colorScheme = theme;
  for (const [n, name] of ["--blue-fill", "--rust-fill"].entries()) root.style.setProperty(name, localStorage.getItem("opfor-colours") ? (STRONG[n] ?? "") : "");
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.cssText.includes("--desk:")) rule.media.mediaText = theme === "dark" ? "all" : theme === "light" ? "not all" : "(prefers-color-scheme: dark)";
  dispatchEvent(new Event("opfor-wishes"));
}

/** @type {AudioContext | undefined} */
let heard;

/** A soft sound of our own: how high in Hz, how long in s, for each kind. */
const SOUNDS = /** @type {Record<string, [number, number, OscillatorType]>} */ ({ move: [220, 0.09, "triangle"], place: [260, 0.08, "triangle"], shot: [90, 0.16, "sawtooth"], turn: [140, 0.1, "square"], gone: [70, 0.25, "triangle"], card: [420, 0.06, "sine"], yours: [660, 0.22, "sine"] });

/** Let a kind of motion be heard, for those who want it. @param {string} kind */
export function sound(kind) {
  const [high, long, type] = SOUNDS[kind] ?? [];
  if (!high || !long || !type || localStorage.getItem("opfor-sound") !== "on") return;
  heard ??= new AudioContext();
  const tone = heard.createOscillator(), volume = heard.createGain(), now = heard.currentTime;
  tone.type = type;
  tone.frequency.setValueAtTime(high, now);
  tone.frequency.exponentialRampToValueAtTime(high * 0.6, now + long);
  volume.gain.setValueAtTime(0.06, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + long);
  tone.connect(volume).connect(heard.destination);
  tone.start(now);
  tone.stop(now + long);
}
