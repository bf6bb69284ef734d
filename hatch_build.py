"""Compiled engines in a wheel, where there is a compiler; without one the wheel is plain Python.

``OPFOR_FAST=no`` leaves them out, ``OPFOR_FAST=yes`` fails where they cannot be made. An editable
install leaves them to ``build_fast.py``. ``OPFOR_MODULES`` is a folder of engines that were made
before, for the machines that ``OPFOR_PLATFORM`` names (``build_wheels.py``).
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import build_fast

WANTED = os.environ.get("OPFOR_FAST", "")


def write_cited(path: Path) -> None:
    """Which test cites which rule: a wheel has no tests, but ``opfor rules`` tells of them."""
    root = Path(__file__).parent
    sys.path.insert(0, str(root / "src"))
    import msgspec

    from opfor.app.coverage import all_cited_tests

    path.write_bytes(msgspec.json.encode(all_cited_tests(root / "src" / "opfor")))


def machines() -> str:
    """The machines a wheel is for, as its name says it: those Python compiles for, which are not
    always those it runs on (macOS for the other processor, Pyodide)."""
    named = os.environ.get("OPFOR_PLATFORM") or sysconfig.get_platform()
    return named.replace("-", "_").replace(".", "_")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds ``opfor/fast/_GAME`` modules to a wheel and says in its name which machines it fits."""

    def dependencies(self) -> "list[str]":
        return ["msgspec>=0.19"] + ([] if WANTED == "no" else ["cython>=3.1", "setuptools>=65"])

    def initialize(self, version: str, build_data: "dict[str, Any]") -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        self.made = tempfile.TemporaryDirectory()
        cited = Path(self.made.name) / "tests_cited.json"
        write_cited(cited)
        build_data["force_include"][str(cited)] = f"opfor/{cited.name}"
        if WANTED == "no":
            return
        try:
            made = os.environ.get("OPFOR_MODULES")
            paths = list(Path(made).iterdir()) if made else build_fast.build(Path(self.made.name))
        except (Exception, SystemExit) as error:
            if WANTED == "yes":
                raise
            self.app.display_warning(f"no compiled engines ({error}); the readable ones play")
            return
        for path in paths:
            build_data["force_include"][str(path)] = f"opfor/fast/{path.name}"
        build_data["pure_python"] = False
        if sysconfig.get_config_var("Py_GIL_DISABLED"):
            build_data["infer_tag"] = True
        else:
            build_data["tag"] = f"cp311-abi3-{machines()}"

    def finalize(self, *_said: Any) -> None:
        if hasattr(self, "made"):
            self.made.cleanup()
