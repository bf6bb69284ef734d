"""Python files as bytecode for the page, compiled by the page's own Python, run by Node.

What nobody reads there is left out: docstrings, the types of arguments and results, and in what is
not ours the numbers of lines. This very file is the program that the page's Python runs, so that it
imports nothing but the standard library.
"""

import ast
import io
import subprocess
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import CodeType

EPOCH = (2020, 1, 1, 0, 0, 0)
OURS = "opfor/"
READ_BACK = ("bool",)
"""Results that a measure looks at: whether it says yes or no."""
START = """
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
for (const name of ["build_bytecode.py", "in.zip"])
  python.FS.writeFile(`/${name}`, new Uint8Array(readFileSync(name)));
python.runPython("import sys; sys.path.append('/')");
python.pyimport("build_bytecode").translate("/in.zip", "/out.zip");
writeFileSync("out.zip", python.FS.readFile("/out.zip"));
"""


class NotTranslated(Exception):
    """Node did not do it."""


def bytecode(sources: "dict[str, bytes]", lay: "Callable[[Path], Path]") -> "dict[str, bytes]":
    """Bytecode in place of sources; ``lay`` puts Pyodide into a folder and says where it is."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = lay(Path(scratch))
        (folder / "start.mjs").write_text(START, encoding="utf-8")
        (folder / "build_bytecode.py").write_bytes(Path(__file__).read_bytes())
        (folder / "in.zip").write_bytes(archived(sources))
        try:
            code = subprocess.run(["node", "start.mjs"], cwd=folder).returncode
        except FileNotFoundError:
            code = 1
        if code:
            raise NotTranslated("Python's files could not be compiled by Node and Pyodide")
        with zipfile.ZipFile(folder / "out.zip") as made:
            return {name: made.read(name) for name in made.namelist()}


def translate(given: str, made: str) -> None:
    """An archive of sources to one of bytecode that is taken as it is."""
    from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

    with zipfile.ZipFile(given) as sources, zipfile.ZipFile(made, "w") as archive:
        for name in sources.namelist():
            code = compiled(name, sources.read(name))
            archive.writestr(name + "c", bytes(_code_to_hash_pyc(code, bytes(8), False)))


def compiled(name: str, source: bytes) -> CodeType:
    """A file as code, without what nobody reads in the page."""
    is_ours = name.startswith(OURS)
    tree = ast.parse(source)
    if is_ours:
        tree = ast.fix_missing_locations(Untyped().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return code if is_ours else without_lines(code)


class Untyped(ast.NodeTransformer):
    """Functions without the types of arguments and results; those of fields stay, they are read."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        taken = node.args
        named = [*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg]
        for each in named:
            if each is not None:
                each.annotation = None
        is_read = isinstance(node.returns, ast.Name) and node.returns.id in READ_BACK
        node.returns = node.returns if is_read else None
        return node


def without_lines(code: CodeType) -> CodeType:
    """The same code; its instructions, eight at a time, come from nowhere (PEP 626's entry 15)."""
    eights, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * eights + (bytes([0xF7 + rest]) if rest else b"")
    inner = (without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=nowhere, co_consts=tuple(inner))


def archived(files: "dict[str, bytes]") -> bytes:
    """An archive that is the same bytes every time, to be compressed as a whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return made.getvalue()
