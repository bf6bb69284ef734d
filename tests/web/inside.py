"""The page's own Python outside a browser: a program run by Node with what a page delivers."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any

import build_pages

LAY = """
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "./pyodide.mjs";
const [page, program, ...words] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/", OPFOR_DATA: "/data" } });
for (const bundle of ["packages.gz", "engines.gz"]) {
  const bytes = gunzipSync(readFileSync(`${page}/${bundle}`)), size = bytes.readUInt32LE(0);
  let at = 4 + size;
  for (const [name, length] of JSON.parse(bytes.subarray(4, at).toString())) {
    const path = `/packages/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes.subarray(at, (at += length)));
  }
}
python.globals.set("words", python.toPy(words));
python.runPython('import sys; sys.path.insert(0, "/packages")');
try {
  console.log(python.runPython(readFileSync(program, "utf-8")));
} catch (fault) {
  console.error(fault.message); // uncaught, Node shows a line of 200,000 characters instead
  process.exit(1);
}
"""
"""Files are laid out as the page's worker does it."""


def run_inside(page: Path, program: Path, *words: str) -> Any:
    """What the last expression of a program gives, as JSON; ``words`` is its list of arguments."""
    parts = Path.home() / ".cache" / "opfor" / "parts"
    name, version, _ = build_pages.PYODIDE
    with tempfile.TemporaryDirectory() as scratch:
        with tarfile.open(parts / f"{name}-{version}.tgz") as archive:
            for member in archive.getmembers():
                if member.isfile():
                    archive.extract(member, scratch)
        folder = Path(scratch) / "package"
        (folder / "lay.mjs").write_text(LAY, encoding="utf-8")
        shutil.copy(program, folder / "program.py")
        command = ["node", "lay.mjs", str(page), "program.py", *words]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])
