/** The engine inside the page: Python in a worker, games in the browser's own storage. */
import { Refused, language } from "./engine.js";
import { version } from "./keeping.js";

/** @param {(said: string, share?: number) => void} say @returns {Promise<import("./engine.js").Engine>} */
export async function begin(say) {
  say("Setting up the table …");
  await alone(say);
  const worker = new Worker("page_worker.js", { type: "module", name: version });
  /** @type {Map<number, {done: (text: string) => void, failed: (error: Error) => void}>} */
  const waiting = new Map();
  let number = 0, came = (/** @type {string} */ _why) => {};
  /** @type {Promise<string> | null} */
  let strength = null;
  await new Promise((ready, failed) => {
    worker.onerror = (event) => failed(new Refused(`The engine did not start: ${event.message || "this browser cannot run it"}`));
    worker.onmessage = ({ data }) => {
      if ("share" in data) return say("Setting up the table …", data.share);
      if (data.ready) return ready(null);
      if ("engines" in data) return came(data.engines);
      if (data.failed) return failed(new Refused(data.failed));
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      data.error ? asked?.failed(new Refused(data.error, 500)) : asked?.done(data.text);
    };
  });
  return {
    kind: "page",
    strengthened: () => (strength ??= new Promise((done) => ((came = done), worker.postMessage({ engines: true })))),
    async call(name, asked) {
      const text = await new Promise((done, failed) => {
        waiting.set(++number, { done, failed });
        worker.postMessage({ number, name, body: JSON.stringify(asked), language });
      });
      const reply = JSON.parse(text);
      if (reply.refused) throw new Refused(reply.refused, reply.status);
      return reply.ok;
    },
    follow: () => () => {},
  };
}

/** One page at a time writes games. @param {(said: string) => void} say */
function alone(say) {
  if (!navigator.locks) return Promise.resolve();
  const late = setTimeout(() => say("opfor is open in another tab of this browser. Close it there, and it goes on here."), 1500);
  return new Promise((held) => void navigator.locks.request("opfor", () => (clearTimeout(late), held(null), new Promise(() => {}))));
}
