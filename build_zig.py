"""The fast engines compiled for another machine than this one, by Zig's compiler.

Cython makes C of them, as it does for ``build_fast.py``; Zig makes a module of that for any
machine, without that machine's own compiler. Both are fetched by pip, pinned by version and hash
(``requirements/wasm.lock``); what was fetched and made is kept in the parts.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import build_fast

LOCK = build_fast.ROOT / "requirements" / "wasm.lock"
SIZES = """
#define SIZEOF_INT 4
#define SIZEOF_SHORT 2
#define SIZEOF_LONG_LONG 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_TIME_T 8
#define SIZEOF_PID_T 4
#define SIZEOF_OFF_T 8
#define SIZEOF_FPOS_T 16
#define SIZEOF__BOOL 1
#define HAVE_STDDEF_H 1
#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_STDARG_PROTOTYPES 1
#define HAVE_PROTOTYPES 1
#define HAVE_LONG_LONG 1
#define HAVE_UINTPTR_T 1
#define HAVE_SSIZE_T 1
#define RETSIGTYPE void
#define STDC_HEADERS 1
"""
"""What Python's headers are told of every machine."""
PYTHONS = re.compile(r"\b_?Py\w+")
"""A name of Python's, as C has it."""


class NotCompiled(Exception):
    """Why there are no compiled engines, in one line."""


def sizes(pointer: int, long: int, wide: int, **further: int) -> str:
    """What Python's headers are told of one machine: how large pointers, ``long`` and wide letters
    are, and what else is defined."""
    told = {f"SIZEOF_{name}": pointer for name in ("VOID_P", "SIZE_T", "UINTPTR_T")}
    told |= {"SIZEOF_LONG": long, "SIZEOF_WCHAR_T": wide}
    told |= {"ALIGNOF_LONG": long, "ALIGNOF_SIZE_T": pointer, "ALIGNOF_MAX_ALIGN_T": 2 * pointer}
    return SIZES + "".join(f"#define {name} {value}\n" for name, value in (told | further).items())


@dataclass(frozen=True)
class Machine:
    """What a module is made for."""

    suffix: str
    """How the names of modules end there."""
    config: str
    """What Python's headers are told."""
    steps: Callable[[str], "list[list[str]]"]
    """What Zig is asked to do, in order, to make ``made`` of NAME.c."""
    library: str = ""
    """The library that Python's names come from, where a module has to name one: ``python3.def``
    lists them."""


def module(game: str, machine: Machine, parts: Path) -> Path:
    """The module of a game for a machine; one that was made of the same sources is taken again."""
    kept = parts / "engines"
    kept.mkdir(parents=True, exist_ok=True)
    said = build_fast.sources().fingerprint(game) + LOCK.read_text(encoding="utf-8")
    said += f"{machine.config}{machine.steps(game)}{machine.library}"
    path = kept / f"{game}-{hashlib.sha256(said.encode()).hexdigest()[:24]}.module"
    if not path.is_file():
        compile_game(game, machine, path, brought(parts))
    return path


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


def compile_game(game: str, machine: Machine, path: Path, tools: Path) -> None:
    """One game: its source, C, a module."""
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        raise NotCompiled(
            f"Python's headers are not in {headers} (Debian: apt install python3-dev)"
        )
    name = f"_{game}"
    with tempfile.TemporaryDirectory() as scratch:
        here = Path(scratch)
        shutil.copytree(headers, here / "include")
        (here / "include" / "pyconfig.h").write_text(machine.config, encoding="utf-8")
        translate(game, here, tools)
        if machine.library:
            (here / "python3.def").write_text(names(here, machine.library), encoding="utf-8")
        for words in machine.steps(name):
            run([sys.executable, "-m", "ziglang", *words], here, f"compile {game}", tools)
        unfinished = path.with_suffix(f".{os.getpid()}")
        shutil.copyfile(here / "made", unfinished)
        unfinished.replace(path)


def translate(game: str, here: Path, tools: Path) -> None:
    """C of a game's source."""
    text, types = build_fast.sources().compiled_source(game)
    (here / f"_{game}.py").write_text(text, encoding="utf-8")
    (here / f"_{game}.pxd").write_text(types, encoding="utf-8")
    start = "from Cython.Compiler.Main import setuptools_main as run; run()"
    directives = ",".join(f"{key}={value}" for key, value in build_fast.DIRECTIVES.items())
    cython = [sys.executable, "-c", start, "-X", directives, "-3", f"_{game}.py"]
    run(cython, here, f"translate {game}", tools)


def names(here: Path, library: str) -> str:
    """Every name of Python's that the headers and the C here hold; a linker takes what it needs."""
    paths = [*(here / "include").glob("*.h"), *here.glob("*.c")]
    found = {name for path in paths for name in PYTHONS.findall(path.read_text(encoding="utf-8"))}
    return "\n".join([f"LIBRARY {library}", "EXPORTS", *sorted(found), ""])


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
