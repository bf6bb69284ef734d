"""The worked examples of the solo booklet, on a small board of our own and on the real one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.tests.ask import ask, step
from opfor.games.blitzkrieg.values.content import board_of
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.tables import BoardTable
from opfor.kit.tuples import swapped

DATA = Path(__file__).parent / "data"
SHORT = {"WE": "western-europe", "PO": "pacific-ocean", "EE": "eastern-europe"}
SHORT |= {"AME": "africa-middle-east", "SEA": "south-east-asia"}


def small_board(campaigns: dict[str, tuple[int, str]]) -> Setting:
    """One campaign a theatre, written ``terrain effect, terrain effect``."""
    theatres = [
        {
            "id": SHORT[name],
            "title": SHORT[name],
            "steps": 14,
            "shields": (5, 10),
            "campaigns": [{"vp": vp, "spaces": [_space(s) for s in spaces.split(", ")]}] * 2,
        }
        for name, (vp, spaces) in campaigns.items()
    ]
    sides = [{"id": "axis", "title": "the Axis"}, {"id": "allies", "title": "the Allies"}]
    table = {"provenance": "original", "title": "small", "sides": sides, "theatres": theatres}
    real = prepare(Options(), {})
    return replace(real, board=board_of("small", convert(table, BoardTable)))


def _space(text: str) -> dict[str, str]:
    terrain, effect = text.split()
    return {"terrain": terrain, "effect": effect}


def game_on(setting: Setting, stratagem: str, row: list[str]) -> BlitzkriegPlay:
    """A game with the bot about to decide; the first of each theatre's two campaigns is open."""
    state = replace(
        new(setting),
        stage="turn",
        reserves=(tuple(row), ()),
        stratagem=stratagem,
        in_force=stratagem,
    )
    return Play(GAME, setting, state, explain=True)


RESEARCH = {
    "WE": (2, "land none, sea industrial-production, land bombing"),
    "PO": (2, "sea none, sea research, sea bombing, sea tactical-advantage"),
    "EE": (2, "land research, land bombing, land none"),
    "AME": (2, "land none, land research, sea industrial-production"),
    "SEA": (2, "sea bombing, land none, sea industrial-production, land tactical-advantage"),
}
RESEARCH_ROW = ["admiral", "airforce-1", "navy-1", "airforce-2", "army-1"]


@pytest.mark.rule("BLZ-T-6", "BLZ-1.4", "BLZ-1.5", "BLZ-2.3", "BLZ-3.1", "BLZ-3.7")
@pytest.mark.parametrize(("rolled", "unit"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 1), (6, 2)])
def test_gt_blz_1_research_and_development(rolled: int, unit: int) -> None:
    play = game_on(small_board(RESEARCH), "research-and-development", RESEARCH_ROW)
    decided = ask(play, rolled)
    theatre = decided["theatre"]
    assert not step(theatre, "BLZ-1.1").applied
    assert not step(theatre, "BLZ-1.2").applied
    kept = ("pacific-ocean", "eastern-europe", "africa-middle-east")
    assert step(theatre, "BLZ-1.4", "BLZ-T-6").kept == kept
    assert step(theatre, "BLZ-1.5").kept == ("pacific-ocean",)
    assert decided["space"].chosen == 2
    assert decided["unit"].survivors == (1, 2, 3, 4)
    assert decided["unit"].chosen == unit
    assert decided["unit"].chance == {"kind": "d6-row", "rolled": rolled}


GLORY = {
    "WE": (3, "land none, sea industrial-production, land bombing"),
    "PO": (3, "sea none, sea research, sea bombing"),
    "EE": (3, "land propaganda, land bombing, land none"),
    "AME": (3, "land none, land research, sea industrial-production"),
    "SEA": (2, "sea bombing, land none, sea industrial-production"),
}
GLORY_ROW = ["navy-1", "airforce-1", "army-1", "navy-2", "navy-3"]


@pytest.mark.rule("BLZ-T-4", "BLZ-1.4", "BLZ-2.3", "BLZ-3.1", "BLZ-3.7")
@pytest.mark.parametrize(("rolled", "unit"), [(1, 2), (2, 3), (3, 2), (4, 3), (5, 2), (6, 3)])
def test_gt_blz_2_for_the_glory(rolled: int, unit: int) -> None:
    decided = ask(game_on(small_board(GLORY), "for-the-glory", GLORY_ROW), rolled)
    filters = [s for s in decided["theatre"].steps if s.by == "BLZ-T-4"]
    assert filters[0].dropped == ("south-east-asia",)
    assert filters[1].kept == ("eastern-europe",)
    assert decided["space"].chosen == 1
    assert decided["unit"].survivors == (2, 3)
    assert decided["unit"].chosen == unit


@pytest.mark.rule("BLZ-1.4", "BLZ-1.6", "BLZ-1.7")
def test_gt_blz_2_with_its_propaganda_covered() -> None:
    play = game_on(small_board(GLORY), "for-the-glory", GLORY_ROW)
    eastern = play.setting.board.theatres[2].campaigns[0].spaces[0]
    placed = swapped(play.state.placed, eastern, (1, "army-1"))
    play.state = replace(play.state, placed=placed)
    theatre = ask(play)["theatre"]
    second = [s for s in theatre.steps if s.by == "BLZ-T-4"][1]
    assert not second.applied
    assert step(theatre, "BLZ-1.5").kept == (
        "western-europe",
        "pacific-ocean",
        "africa-middle-east",
    )
    assert theatre.chosen == "western-europe"


def real_position(**changes: Any) -> dict[str, Any]:
    """Both examples on the printed board: second campaigns open in the three great theatres."""
    position: dict[str, Any] = json.loads((DATA / "blitzkrieg-research.json").read_text())[
        "position"
    ]
    return position | changes


def decide(position: dict[str, Any]) -> dict[str, Any]:
    assert GAME.positions is not None
    situation = GAME.positions.decide({}, json.dumps(position).encode(), Seeded(1))
    return {decision.question: decision for decision in situation.decisions}


@pytest.mark.rule("BLZ-T-6", "BLZ-1.5")
def test_gt_blz_1_on_the_printed_board() -> None:
    decided = decide(real_position(row=["admiral", "airforce-1", "navy-1", "navy-2", "army-1"]))
    assert step(decided["theatre"], "BLZ-1.4").dropped == ("western-europe", "south-east-asia")
    assert decided["theatre"].chosen == "pacific-ocean"
    assert decided["space"].chosen == 1
    assert decided["unit"].survivors == (1, 2, 3, 4)


@pytest.mark.rule("BLZ-T-4", "BLZ-1.7")
def test_gt_blz_2_on_the_printed_board() -> None:
    position = real_position(stratagem="for-the-glory")
    theatres = position["theatres"]
    theatres["pacific-ocean"]["rows"].append([["player", "navy-2"], None, None, None])
    decided = decide(position)
    assert decided["theatre"].chosen == "eastern-europe"
    assert decided["space"].chosen == 1
    assert decided["unit"].survivors == (2, 5)
    theatres["eastern-europe"]["rows"].append([["player", "army-2"], None, None])
    assert decide(position)["theatre"].chosen == "western-europe"


@pytest.mark.parametrize("name", ["blitzkrieg-research", "blitzkrieg-glory"])
def test_the_published_examples(name: str) -> None:
    example = json.loads((DATA / f"{name}.json").read_text())
    decided = decide(example["position"])
    for question, expected in example["expect"].items():
        for attribute, value in expected.items():
            found = getattr(decided[question], attribute)
            assert (list(found) if isinstance(value, list) else found) == value
