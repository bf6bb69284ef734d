"""Opfor from Python: a table with offers, answers and reasons."""

from __future__ import annotations

import doctest
import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import opfor
from opfor import api
from opfor.core.errors import OpforError

ROOT = Path(__file__).parents[1]
GAMES = ["blitzkrieg", "2gm", "coh"]


def test_the_examples_are_true() -> None:
    assert doctest.testmod(api).failed == 0
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


def test_the_page_is_made_from_the_docstrings() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "api.py"))["page"]()
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == made


def test_importing_opfor_imports_nothing_else() -> None:
    code = "import opfor, sys; print(sorted(m for m in sys.modules if m.startswith('opfor')))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "['opfor']"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_and_back_and_apart(game: str, tmp_path: Path) -> None:
    """A fork goes its own way, an undo takes one answer back, a file holds it all."""
    table = opfor.new(game, seed=7)
    start, offers = table.state, table.offers()
    other = table.fork()
    for _ in range(3):
        other.answer(other.offers()[-1])
    assert (table.state, table.offers()) == (start, offers)
    table.answer(0)
    assert table.state != start
    table.undo()
    assert table.state == start
    other.save(tmp_path / "game.jsonl")
    assert opfor.load(tmp_path / "game.jsonl").state == other.state


def test_a_game_ends_and_then_nothing_is_asked() -> None:
    table = opfor.new("blitzkrieg", seed=4, difficulty="easy", rulings={"first-turn": "player"})
    while not table.over:
        assert table.question
        table.answer(table.offers()[0])
    assert table.outcome is not None
    assert table.offers() == ()
    with pytest.raises(OpforError, match="the game is over"):
        table.answer(0)


def test_reasons_come_with_their_rules() -> None:
    table = opfor.new("blitzkrieg", seed=275)
    assert "BLZ-1.4" in table.why().reasons[0].short
    assert sum(each.probability for each in table.forecast(0).outcomes) == pytest.approx(1)


def test_a_decision_is_that_of_the_command_line() -> None:
    path = ROOT / "src/opfor/games/blitzkrieg/tests/data"
    position = next(p for p in sorted(path.glob("*.json")) if "theatres" in p.read_text())
    document = json.loads(position.read_text(encoding="utf-8"))
    raw = document.get("position", document)
    command = [sys.executable, "-m", "opfor", "decide", "blitzkrieg", "-", "--json", "--seed", "1"]
    said = subprocess.run(
        command, input=json.dumps(raw), capture_output=True, text=True, check=True
    )
    assert opfor.decide("blitzkrieg", raw) == json.loads(said.stdout)


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda: opfor.new("chess"), "chess"),
        (lambda: opfor.new("blitzkrieg", level="godlike"), "level"),
        (lambda: opfor.new("blitzkrieg", nonsense=1), "nonsense"),
        (lambda: opfor.new("blitzkrieg", seed=1).answer(999), "offer 999: give 0 to"),
        (lambda: opfor.new("blitzkrieg", seed=1).answer("fly"), "fly"),
        (lambda: opfor.decide("blitzkrieg", "{}"), ""),
        (lambda: opfor.load("/nowhere/at/all"), "nowhere"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(act: object, said: str) -> None:
    with pytest.raises(OpforError) as caught:
        act()  # type: ignore[operator]
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_nobody_knows_another_name() -> None:
    with pytest.raises(AttributeError, match="nothing_like_it"):
        opfor.nothing_like_it  # noqa: B018
