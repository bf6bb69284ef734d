"""Compile the fast engines in place: ``python3 build_fast.py [GAME …] [--bounds] [--into FOLDER]``.

Needs Cython, setuptools and a C compiler; sets up ``.venv`` with the locked ones when needed.
Without this step the readable engine plays, with the same numbers; so it does where there is no
compiler (with ``OPFOR_FAST=yes`` in the environment that is a failure). ``--bounds`` makes a build
for tests that stops at the first index out of its bounds (gcc or clang).
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "opfor" / "fast"
OLDEST = "0x030B0000"
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "infer_types": True,
    "annotation_typing": False,
    "auto_pickle": False,
}
BOUNDS = [
    "-fsanitize=bounds-strict,shift,signed-integer-overflow",
    "-fsanitize-undefined-trap-on-error",
]


def sources() -> Any:
    """``opfor.fast.sources``, loaded by its path: the package need not be installed."""
    spec = importlib.util.spec_from_file_location("sources", PACKAGE / "sources.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(into: Path, games: "Sequence[str]" = (), *, bounds: bool = False) -> "list[Path]":
    """Compile games, every one if none is named, into a folder; returns what was made."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as scratch:
        extensions = []
        for game in games or sources().GAMES:
            text, types = sources().compiled_source(game)
            source = Path(scratch) / f"_{game}.py"
            source.write_text(text, encoding="utf-8")
            source.with_suffix(".pxd").write_text(types, encoding="utf-8")
            limited = not sysconfig.get_config_var("Py_GIL_DISABLED")
            extensions.append(
                Extension(
                    f"_{game}",
                    [str(source)],
                    extra_compile_args=flags(bounds),
                    define_macros=[("Py_LIMITED_API", OLDEST)] if limited else [],
                    py_limited_api=limited,
                )
            )
        modules = cythonize(extensions, compiler_directives=DIRECTIVES, quiet=True)
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(into), scratch
        command.parallel = True
        command.ensure_finalized()
        command.run()
        return [into / command.get_ext_filename(e.name) for e in extensions]


def flags(bounds: bool) -> "list[str]":
    """For the compiler. Sums of fractions are rounded as Python rounds them, on every machine."""
    if os.name == "nt":
        return ["/O2", "/fp:precise"]
    fast = ["-O3", "-g0", "-ffp-contract=off", "-Wno-unreachable-code"]
    return [*fast, *BOUNDS] if bounds else fast


def main(arguments: "list[str]") -> int:
    parser = argparse.ArgumentParser(prog="build_fast.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    names = tuple(sources().GAMES)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of: {', '.join(names)}")
    parser.add_argument("--bounds", action="store_true", help="stop at an index out of bounds")
    parser.add_argument("--into", type=Path, default=PACKAGE, metavar="FOLDER")
    options = parser.parse_args(arguments)
    if unknown := set(options.games) - set(names):
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are: {', '.join(names)}")
    if importlib.util.find_spec("Cython") is None:
        from run import ready

        return subprocess.run([str(ready("dev")), __file__, *arguments]).returncode
    try:
        made = build(options.into.resolve(), options.games, bounds=options.bounds)
    except (Exception, SystemExit) as error:
        print(f"not compiled ({error}); the readable engines play", file=sys.stderr)
        return int(os.environ.get("OPFOR_FAST") == "yes")
    for path in made:
        print(f"made {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
