"""Compile the fast engines for the page: ``python3 build_wasm.py FOLDER [GAME …]``.

Cython makes C of them, as it does for ``build_fast.py``; Zig's compiler makes a module of that
which the page's own Python loads like any other. Both are fetched by pip, pinned by version and
hash (``requirements/wasm.lock``); what was fetched and made is kept in the parts.
"""

import argparse
import gzip
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import build_fast

LOCK = build_fast.ROOT / "requirements" / "wasm.lock"
TARGET = ["-target", "wasm32-wasi", "-mcpu=mvp+mutable_globals+sign_ext+bulk_memory"]
"""What every browser of the last years can do, and no more."""
FLAGS = ["-fPIC", "-O2", "-g0", "-ffp-contract=off", "-fno-sanitize=all", "-w"]
LINKED = ["--experimental-pic", "-shared", "--allow-undefined", "--import-memory", "--strip-all"]
SUFFIX = ".abi3.so"
CONFIG = """
#define SIZEOF_VOID_P 4
#define SIZEOF_SIZE_T 4
#define SIZEOF_LONG 4
#define SIZEOF_INT 4
#define SIZEOF_SHORT 2
#define SIZEOF_LONG_LONG 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_TIME_T 8
#define SIZEOF_WCHAR_T 4
#define SIZEOF_PID_T 4
#define SIZEOF_UINTPTR_T 4
#define SIZEOF_OFF_T 8
#define SIZEOF_FPOS_T 16
#define SIZEOF__BOOL 1
#define ALIGNOF_LONG 4
#define ALIGNOF_SIZE_T 4
#define ALIGNOF_MAX_ALIGN_T 8
#define HAVE_STDDEF_H 1
#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_SYS_TIME_H 1
#define HAVE_UNISTD_H 1
#define HAVE_WCHAR_H 1
#define HAVE_STDARG_PROTOTYPES 1
#define HAVE_PROTOTYPES 1
#define HAVE_LONG_LONG 1
#define HAVE_UINTPTR_T 1
#define HAVE_SSIZE_T 1
#define RETSIGTYPE void
#define STDC_HEADERS 1
"""
"""What Python's headers are told of the machine inside the page: 32 bits, as Pyodide's own are."""


class NotCompiled(Exception):
    """Why there are no compiled engines, in one line."""


def engines(parts: Path, games: "Sequence[str]" = ()) -> "dict[str, bytes]":
    """The modules by name, as they are loaded; every game if none is named."""
    kept = parts / "engines"
    kept.mkdir(parents=True, exist_ok=True)
    tools = brought(parts)
    found = {}
    for game in games or build_fast.sources().GAMES:
        said = build_fast.sources().fingerprint(game) + LOCK.read_text(encoding="utf-8")
        mark = hashlib.sha256(f"{said}{TARGET}{FLAGS}{LINKED}{CONFIG}".encode()).hexdigest()[:24]
        made = kept / f"{game}-{mark}.wasm"
        if not made.is_file():
            compile_game(game, made, tools)
        found[f"_{game}{SUFFIX}"] = made.read_bytes()
    return found


def brought(parts: Path) -> Path:
    """The folder with the tools; pip brings them once for each set of versions."""
    mark = hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]
    folder = parts.resolve() / f"tools-{sys.version_info[0]}{sys.version_info[1]}-{mark}"
    if not (folder / "done").is_file():
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
        run([*pip, str(folder), "--require-hashes", "-r", str(LOCK)], parts, "fetch the compilers")
        (folder / "done").touch()
    return folder


@cache
def smallest(parts: Path) -> "Callable[[bytes], bytes]":
    """What compresses for a browser: libdeflate makes 4 % less of it than Python's own."""
    try:
        sys.path.append(str(brought(parts)))
        deflate = importlib.import_module("deflate")
    except (NotCompiled, ImportError):
        return lambda body: gzip.compress(body, 9, mtime=0)
    return lambda body: bytes(deflate.gzip_compress(body, 12))


def compile_game(game: str, made: Path, tools: Path) -> None:
    """One game: its source, C, an object, a module."""
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        raise NotCompiled(
            f"Python's headers are not in {headers} (Debian: apt install python3-dev)"
        )
    text, types = build_fast.sources().compiled_source(game)
    with tempfile.TemporaryDirectory() as scratch:
        here, name = Path(scratch), f"_{game}"
        shutil.copytree(headers, here / "include")
        (here / "include" / "pyconfig.h").write_text(CONFIG, encoding="utf-8")
        (here / f"{name}.py").write_text(text, encoding="utf-8")
        (here / f"{name}.pxd").write_text(types, encoding="utf-8")
        python = [sys.executable, "-c"]
        directives = ",".join(f"{key}={value}" for key, value in build_fast.DIRECTIVES.items())
        cython = [
            "from Cython.Compiler.Main import setuptools_main as run; run()",
            "-X",
            directives,
        ]
        zig = [sys.executable, "-m", "ziglang"]
        limited = f"-DPy_LIMITED_API={build_fast.OLDEST}"
        run([*python, *cython, "-3", f"{name}.py"], here, f"translate {game}", tools)
        run(
            [*zig, "cc", *TARGET, *FLAGS, limited, "-I", "include", "-c", f"{name}.c"],
            here,
            f"compile {game}",
            tools,
        )
        run(
            [*zig, "wasm-ld", *LINKED, f"--export=PyInit_{name}", "-o", "made.wasm", f"{name}.o"],
            here,
            f"link {game}",
            tools,
        )
        made.write_bytes((here / "made.wasm").read_bytes())


def run(command: "list[str]", folder: Path, does: str, tools: "Path | None" = None) -> None:
    """A step; what it said last is the reason if it fails."""
    environment = {**os.environ, **({"PYTHONPATH": str(tools)} if tools else {})}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    except OSError as error:
        raise NotCompiled(f"could not {does} ({error})") from None
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "error" in line.lower()]
        why = (said or done.stderr.splitlines() or ["no reason given"])[0]
        raise NotCompiled(f"could not {does} ({why.strip()[:300]})")


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
