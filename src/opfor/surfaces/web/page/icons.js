/** Icons as paths of a 24 × 24 field, drawn by the style of `svg.i`. */
import { html, svg } from "./lit/lit-html.js";

/** @type {Record<string, string>} */
const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  forecast: "M4 18 9 12l4 3 7-9M15 6h5v5",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.7 1 1.5 1 2.5h6c0-1 .2-1.8 1-2.5A6 6 0 0 0 12 3z",
  why: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 17h.01",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  aim: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v4M12 18v4M2 12h4M18 12h4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  ghost: "M3 3l18 18M8 5h11v11M16 19H5V8",
  panel: "M4 5h16v14H4zM15 5v14",
  pen: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  close: "M6 6l12 12M18 6 6 18",
  map: "m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  story: "M5 4h14v16H5zM9 8h6M9 12h6M9 16h4",
  card: "M7 3h10v18H7zM10 8h4M10 12h4",
  hand: "M4 8l7-3 4 12-7 3zM14 5l6 2-3 10",
  export: "M12 3v12M7 8l5-5 5 5M5 14v6h14v-6",
  file: "M12 15V3M7 10l5 5 5-5M5 14v6h14v-6",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  back: "M6 5v14M19 6l-9 6 9 6z",
  next: "M18 5v14M5 6l9 6-9 6z",
  branch: "M7 4v16M7 14c0-5 10-3 10-8M17 6h.01M7 4h.01M7 20h.01",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  tick: "m5 13 4 4L19 7",
  compare: "M4 12l3 3 6-7M12 15l2 2 6-8",
  die: "M4 4h16v16H4zM8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01M12 12h.01",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
};

/** @param {string} name */
export const icon = (name) => html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name] ?? ""} />`}</svg>`;

/** The sign of opfor. */
export const sign = () => html`<svg class="mark" viewBox="0 0 34 34" aria-hidden="true"><path class="m1" d="M7 3h10v28H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z" /><path class="m2" d="M17 3h8l6 6v16l-6 6h-8z" /><path class="m3" d="M9 17h16M20 12l5 5-5 5" /></svg>`;
