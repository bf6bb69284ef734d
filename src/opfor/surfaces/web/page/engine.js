/**
 * One conversation, two engines: a server that answers POSTs, or Python in a worker of this page.
 * Both take the same messages and give the same replies. What is compiled comes after the first
 * question; `strengthened` says in a line why it did not, or nothing.
 * @typedef {import("./messages.js").Calls} Calls
 * @typedef {{moment: number}} Heard
 * @typedef {{
 *   kind: "server" | "page",
 *   strengthened: () => Promise<string>,
 *   call: <K extends keyof Calls>(name: K, asked: Calls[K][0]) => Promise<Calls[K][1]>,
 *   follow: (table: string, seat: string, heard: (moment: number) => void) => () => void,
 * }} Engine
 */

/** What this browser speaks: the page's setting, else its own language where it is spoken here. */
export const language = localStorage.getItem("opfor-language") ?? ["es", "de"].find((each) => navigator.language.startsWith(each)) ?? "en";

/** What the engine refused, in one line for a person. */
export class Refused extends Error {
  /** @param {string} text @param {number} [status] */
  constructor(text, status = 400) {
    super(text);
    this.status = status;
  }
}

/** The engine that the page was delivered with. @param {(said: string, share?: number) => void} say @returns {Promise<Engine>} */
export async function begin(say) {
  const kind = document.querySelector('meta[name="opfor-engine"]')?.getAttribute("content");
  if (kind === "page") return (await import("./page_engine.js")).begin(say);
  return server();
}

/** @returns {Engine} */
function server() {
  /** @type {Map<string, Promise<any>>} */
  const kept = new Map();
  return {
    kind: "server",
    strengthened: async () => "",
    async call(name, asked) {
      if (name === "ground") {
        const { key, table } = /** @type {Calls["ground"][0]} */ (asked);
        const address = `api/ground/${encodeURIComponent(table)}/${encodeURIComponent(key)}`;
        const found = kept.get(key) ?? fetched(address);
        kept.set(key, found);
        found.catch(() => kept.delete(key));
        return found;
      }
      return fetched(`api/${name}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(asked) });
    },
    follow(table, seat, heard) {
      const source = new EventSource(`api/events?table=${encodeURIComponent(table)}&seat=${encodeURIComponent(seat)}`);
      source.onmessage = (event) => heard(Number(event.data));
      return () => source.close();
    },
  };
}

/** @param {string} address @param {RequestInit} [how] */
async function fetched(address, how) {
  let reply;
  try {
    reply = await fetch(address, { ...how, headers: { ...how?.headers, "opfor-language": language } });
  } catch {
    throw new Refused("The server does not answer. Nothing is lost; try again in a moment.", 0);
  }
  const text = await reply.text();
  if (reply.ok) return text ? JSON.parse(text) : null;
  let said = text;
  try {
    said = JSON.parse(text).detail ?? text;
  } catch {
    said = text || `The server answered ${reply.status}.`;
  }
  throw new Refused(said, reply.status);
}
