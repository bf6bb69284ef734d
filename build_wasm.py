"""Compile the fast engines for the page: ``python3 build_wasm.py FOLDER [GAME …]``.

Zig (``build_zig.py``) makes modules that the page's own Python loads like any other.
"""

import argparse
import gzip
import importlib
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import build_fast
from build_zig import Machine, NotCompiled, brought, module, sizes

TARGET = ["-target", "wasm32-wasi", "-mcpu=mvp+mutable_globals+sign_ext+bulk_memory"]
"""What every browser of the last years can do, and no more."""
FLAGS = ["-fPIC", "-O2", "-g0", "-ffp-contract=off", "-fno-sanitize=all", "-w"]
LINKED = ["--experimental-pic", "-shared", "--allow-undefined", "--import-memory", "--strip-all"]
LIMITED = f"-DPy_LIMITED_API={build_fast.OLDEST}"


def steps(name: str) -> "list[list[str]]":
    """An object, then a side module."""
    return [
        ["cc", *TARGET, *FLAGS, LIMITED, "-I", "include", "-c", f"{name}.c"],
        ["wasm-ld", *LINKED, f"--export=PyInit_{name}", "-o", "made", f"{name}.o"],
    ]


PAGE = Machine(
    ".abi3.so",
    sizes(4, 4, 4, ALIGNOF_MAX_ALIGN_T=8, HAVE_SYS_TIME_H=1, HAVE_UNISTD_H=1, HAVE_WCHAR_H=1),
    steps,
)
"""The machine inside the page: 32 bits, as Pyodide's own Python is told."""


def engines(parts: Path, games: "Sequence[str]" = ()) -> "dict[str, bytes]":
    """The modules by name, as they are loaded; every game if none is named."""
    wanted = games or build_fast.sources().GAMES
    return {f"_{game}{PAGE.suffix}": module(game, PAGE, parts).read_bytes() for game in wanted}


@cache
def smallest(parts: Path) -> "Callable[[bytes], bytes]":
    """What compresses for a browser: libdeflate makes 4 % less of it than Python's own."""
    try:
        sys.path.append(str(brought(parts)))
        deflate = importlib.import_module("deflate")
    except (NotCompiled, ImportError):
        return lambda body: gzip.compress(body, 9, mtime=0)
    return lambda body: bytes(deflate.gzip_compress(body, 12))


def main(arguments: "list[str]") -> int:
    parser = argparse.ArgumentParser(prog="build_wasm.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the modules go")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--parts", type=Path, default=Path(".parts"), metavar="FOLDER")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    try:
        found = engines(options.parts, options.games)
    except NotCompiled as error:
        sys.exit(f"not compiled: {error}")
    for name, body in found.items():
        (options.folder / name).write_bytes(body)
        print(f"made {options.folder / name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
