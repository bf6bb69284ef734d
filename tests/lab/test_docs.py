"""What docs/lab.md shows, carried out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from opfor.lab.commands import COMMANDS
from opfor.lab.experiment import experiment_of, variants_of
from tests.conftest import ROOT

TEXT = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")


def fenced(kind: str) -> str:
    """The first such example."""
    return str(re.findall(rf"^```{kind}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)[0])


def test_the_ten_lines_of_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Carried out like a notebook, from an empty folder."""
    monkeypatch.chdir(tmp_path)
    code = fenced("python")
    assert len([line for line in code.splitlines() if line]) <= 15
    exec(compile(code, "docs/lab.md", "exec"), {})
    out = capsys.readouterr().out
    assert "first-turn player" in out
    assert (tmp_path / "effects.svg").read_text().startswith("<svg")
    page = Path(out.split()[-1]).read_text()
    assert "95 % interval" in page


def test_the_experiment_can_be_played() -> None:
    experiment = experiment_of(tomllib.loads(fenced("toml")), "docs/lab.md")
    variants = variants_of(experiment, "docs/lab.md")
    assert len(variants) == 1 + 2 + 1 + 2 + 1 + 1


def test_every_command_is_in_the_guide() -> None:
    for name in COMMANDS:
        assert f"opfor lab {name}" in TEXT
