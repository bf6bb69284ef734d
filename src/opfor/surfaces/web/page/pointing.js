/**
 * Pointing: which answers are left after some things were pointed at, and what may be pointed at
 * next. Knows nothing but refs; an answer's refs come in the order a person would point.
 * @typedef {import("./messages.js").Offer} Offer
 */

/** Answers that touch everything pointed at so far, in any order. @param {readonly Offer[]} offers @param {readonly string[]} picked */
export const fitting = (offers, picked) => offers.filter((offer) => picked.every((ref) => offer.refs.includes(ref)));

/** The first thing of an answer that was not pointed at yet. @param {Offer} offer @param {readonly string[]} picked */
export const awaited = (offer, picked) => offer.refs.find((ref) => !picked.includes(ref));

/** What may be pointed at next, with how many answers each leaves. @param {readonly Offer[]} offers @param {readonly string[]} picked */
export function lit(offers, picked) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const offer of fitting(offers, picked)) {
    const ref = awaited(offer, picked);
    if (ref !== undefined) found.set(ref, (found.get(ref) ?? 0) + 1);
  }
  return found;
}

/** Answers of which everything was pointed at. @param {readonly Offer[]} offers @param {readonly string[]} picked */
export const complete = (offers, picked) => fitting(offers, picked).filter((offer) => awaited(offer, picked) === undefined);

/**
 * What pointing at a stack of things (topmost first) comes to: the refs that lead on. Things that
 * are lit go first; then any thing that some answer touches; then a fresh start.
 * @param {readonly Offer[]} offers @param {readonly string[]} picked @param {readonly string[]} stack
 * @returns {{picked: readonly string[], hits: string[]}}
 */
export function pointed(offers, picked, stack) {
  for (const from of picked.length ? [picked, []] : [picked]) {
    const next = lit(offers, from);
    const first = stack.filter((ref) => next.has(ref));
    if (first.length) return { picked: from, hits: first };
    const left = fitting(offers, from);
    const touched = stack.filter((ref) => !from.includes(ref) && left.some((offer) => offer.refs.includes(ref)));
    if (touched.length) return { picked: from, hits: touched };
  }
  return { picked, hits: [] };
}

/** Who does it where only the goal was pointed at: who acted last, else who has the best chance for the least. @param {readonly Offer[]} offers @param {string} goal @param {string} last */
export function actor(offers, goal, last) {
  const can = offers.filter((offer) => offer.refs.length === 2 && offer.refs[1] === goal);
  const worth = (/** @type {Offer} */ { odds, cost }) => 100 * (parseInt(odds) || 0) - (parseInt(cost) || 0);
  const [best] = can.sort((a, b) => worth(b) - worth(a));
  return (can.find((offer) => offer.refs[0] === last) ?? best)?.refs[0];
}

/** Answers whose words contain every word of a search. @param {readonly Offer[]} offers @param {string} text */
export function matching(offers, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    const said = `${offer.label} ${offer.typed} ${offer.group} ${offer.consequence}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
