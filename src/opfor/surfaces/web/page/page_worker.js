/**
 * The worker of the engine inside the page. Games are files of a folder that is written back to
 * the browser's storage before an answer is acknowledged.
 */
const CHANGING = new Set(["new", "open", "answer", "undo", "redo", "adjust", "at_table", "take_up", "play_mission"]);
const fetchAsIs = globalThis.fetch;

/** Big files come compressed and are unpacked here, whatever the file server does. @param {any} wanted @param {any} [how] */
globalThis.fetch = async (wanted, how) => {
  const address = String(wanted.url ?? wanted);
  if (!address.endsWith(".wasm")) return fetchAsIs(wanted, how);
  const reply = await fetchAsIs(`${address}.gz`, how);
  if (!reply.ok || !reply.body) return reply;
  const plain = reply.headers.get("content-encoding") === "gzip" ? reply.body : reply.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": "application/wasm" } });
};

async function begin() {
  const packages = fetchAsIs("packages.zip").then((reply) => reply.arrayBuffer());
  // @ts-ignore: a part that is put beside this file when the page is built
  const { loadPyodide } = await import("./pyodide.mjs");
  const python = await loadPyodide({ indexURL: new URL("./", location.href).href, env: { OPFOR_DATA: "/data", HOME: "/" } });
  python.FS.mkdirTree("/data");
  python.FS.mount(python.FS.filesystems.IDBFS, {}, "/data");
  await synced(python, true);
  python.unpackArchive(await packages, "zip", { extractDir: "/packages" });
  python.runPython("import sys; sys.path.insert(0, '/packages')");
  const inside = python.pyimport("opfor.surfaces.web.inside");
  return { python, asked: (/** @type {string} */ name, /** @type {string} */ body) => inside.asked(name, body) };
}

/** @param {any} python @param {boolean} fromStorage */
const synced = (python, fromStorage) =>
  new Promise((done, failed) => python.FS.syncfs(fromStorage, (/** @type {Error | null} */ error) => (error ? failed(error) : done(null))));

const engine = begin();
engine.then(() => postMessage({ ready: true }), (error) => postMessage({ failed: `The engine did not start: ${error}` }));
let last = Promise.resolve();
onmessage = ({ data }) => {
  last = last.then(() => answer(data));
};

/** @param {{number: number, name: string, body: string}} call */
async function answer({ number, name, body }) {
  try {
    const { python, asked } = await engine;
    const text = asked(name, body);
    if (CHANGING.has(name)) await synced(python, false).catch((error) => { throw new Error(`The browser could not store the game (${error}). Free some space and try again.`); });
    postMessage({ number, text });
  } catch (error) {
    const lines = `${/** @type {any} */ (error).message ?? error}`.trim().split("\n");
    postMessage({ number, error: lines.at(-1) });
  }
}
