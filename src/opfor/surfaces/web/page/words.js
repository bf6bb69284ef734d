/** The page in another language: its own words are found by their English as they are drawn. */
const NAMED = ["aria-label", "title", "placeholder"];

/** @param {string} language */
export async function speak(language) {
  const reply = await fetch(`words-${language}.json`);
  if (!reply.ok) return;
  /** @type {Record<string, string>} */
  const book = await reply.json();
  document.documentElement.lang = language;
  const plain = (/** @type {string} */ text) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const patterns = Object.entries(book).filter(([english]) => english.includes("{n}")) // the last that fits counts, so the longest: "{n} games" fits "Search 7 games" too
    .sort(([one], [other]) => one.length - other.length)
    .map(([english, local]) => ({ fits: new RegExp(`^${plain(english).replace("{n}", "(.+)")}$`), local }));
  const said = (/** @type {string} */ text) => {
    const bare = text.trim();
    let found = book[bare];
    for (const { fits, local } of found === undefined && bare ? patterns : []) {
      const made = fits.exec(bare);
      if (made) found = local.replace("{n}", made[1] ?? "");
    }
    return found === undefined ? text : text.replace(bare, () => /** @type {string} */ (found));
  };
  const text = (/** @type {CharacterData} */ node) => {
    const now = said(node.data);
    if (now !== node.data && node.parentElement?.translate !== false) node.data = now; // what is typed as it stands stays
  };
  const named = (/** @type {Element} */ element) => {
    for (const name of NAMED) {
      const was = element.getAttribute(name), now = was && said(was);
      if (now && now !== was) element.setAttribute(name, now);
    }
  };
  const all = (/** @type {Node} */ root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = /** @type {Node | null} */ (root); node; node = walker.nextNode()) {
      if (node instanceof Text) text(node);
      else if (node instanceof Element) named(node);
    }
  };
  all(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") text(/** @type {CharacterData} */ (target));
      else if (type === "attributes") named(/** @type {Element} */ (target));
      else addedNodes.forEach(all);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: NAMED });
}
