"""What the README tells people to type runs on the oldest Python it names, where there is one.

The page is built by it, too (``tests/web/conftest.py``).
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.oldest_python import oldest_python

ROOT = Path(__file__).parents[2]
SCRIPTS = ("run.py", "check.py", "build_fast.py", "build_pages.py", "release.py", "docs/house.py")
READ = """
import ast, pathlib, sys
for name in sys.argv[1:]:
    for path in sorted(pathlib.Path(name).rglob("*.py")):
        ast.parse(path.read_bytes(), str(path))
"""


def ran(*words: str) -> subprocess.CompletedProcess[str]:
    command = [oldest_python(), *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_the_readme_names_scripts_that_are_tried() -> None:
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    named = {word.strip("`") for word in told.split() if word.strip("`").endswith(".py")}
    assert named <= set(SCRIPTS)


@pytest.mark.parametrize("script", SCRIPTS[:-1])
def test_a_script_explains_itself_there(script: str) -> None:
    done = ran(script, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: ")


def test_a_game_begins_there(tmp_path: Path) -> None:
    done = ran("run.py", "rules", "blitzkrieg", "BLZ-1.5")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("BLZ-1.5")


def test_every_source_can_be_read_there() -> None:
    done = ran("-c", READ, "src", "tests", "benchmarks", "docs")
    assert done.returncode == 0, done.stderr
