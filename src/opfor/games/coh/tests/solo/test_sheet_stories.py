"""Both sides of the mission sheet in play, default orders and printed events; and all tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.missions.solo_mission import Space, solo_faults
from opfor.games.coh.tests.solo.table import TRACK
from opfor.games.coh.tests.solo.tile_story import (
    COUNTERACTIONS,
    MISSION_ORDERS,
    held,
    position,
    story,
    tell,
    tile_of,
)
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.told.mission.solo import solo_mission_of

SIDES = ("german", "soviet")
AI_SOVIET, AI_GERMAN = {"side_die": 1, "sheet_die": 6}, {"side_die": 6, "sheet_die": 6}
UNITS = "G01 F09 N, G02 E05 N"


def default(side: str, called: str, ai: str, units: str, **more: Any) -> list[str]:
    """What a side's default order comes to when a card calls it and no tile covers it."""
    face = content().face(side)  # type: ignore[arg-type]
    how = {name: more.pop(name) for name in ("acted",) if name in more}
    if called == COUNTERACTIONS:
        played = position(ai, units, counteractions=(face.counteraction,), **more)
    else:
        played = position(ai, units, mission_orders=(face.mission_order,), **more)
    return tell(played, called, ai, units, **how)


@pytest.mark.rule("SOLO-5.3.2-a")
@pytest.mark.parametrize(
    ("side", "ai", "units", "acted", "deeds"),
    [
        ("defense", "S01 C09 S hit, S02 C05 S, S17 B09 S", UNITS.replace("F09", "E09"), "G01",
         ["line 1", "S17 attacks G01"]),
        ("defense", "S01 A18 S, S17 C05 S", UNITS, "G02", ["line 1", "S17 attacks G02"]),
        ("defense", "S01 C09 S, S02 B05 S", UNITS, "G01", ["passes"]),
        ("offense", "S01 C09 S, S27 C05 S", UNITS, "G01", ["line 1", "S27 attacks G01"]),
        ("offense", "S01 C09 S, S27 C05 S", UNITS, "", ["passes"]),
    ],
    ids=[
        "defense: the unhit AI closest to the Unit that acted, as a Unit is within 2 of one",
        "defense: within 2 of the last AI is as good as of the first",
        "defense: no Unit is so near",
        "offense: the highest AR at the Unit that acted, though another is closer to it",
        "offense: nobody acted",
    ],
)  # fmt: skip
def test_the_default_counteraction(
    side: str, ai: str, units: str, acted: str, deeds: list[str]
) -> None:
    more = {"acted": acted} if acted else {}
    assert default(side, COUNTERACTIONS, ai, units, **more) == deeds


@pytest.mark.rule("SOLO-5.3.3-a")
@pytest.mark.parametrize(
    ("side", "ai", "deeds"),
    [
        ("defense", "S03 F11 S, S02 C09 S, S01 B03 S", ["line 1", "S02 to D09"]),
        ("offense", "S17 E05 S, S03 C09 S, S02 C05 S", ["line 1", "S02 to D05"]),
    ],
    ids=[
        "defense: from the open at low risk towards the Unit, not from the wood",
        "offense: a mobile AI towards the Objective, not the machine gun before it",
    ],
)
def test_the_default_mission_order(side: str, ai: str, deeds: list[str]) -> None:
    objective = "C03" if side == "defense" else "H05"
    control = held(objective, by="german")
    assert default(side, MISSION_ORDERS, ai, "G01 K09 N", control=control) == deeds


@pytest.mark.parametrize(
    ("side", "space", "ai", "deeds"),
    [
        ("defense", 6, "S02 B05 S hit, S01 C09 S hit, S03 D08 S", ["S01 rallies"]),
        ("defense", 13, "S02 B05 S spent hit, S01 C09 S spent, S17 D08 S spent",
         ["S17 freshens", "S01 freshens"]),
        ("offense", 6, "S03 C09 S spent, S02 A08 S, S01 A02 S",
         ["S02 to B08", "S02 to C08"]),
        ("offense", 13, "S02 B05 S spent hit, S01 C09 S spent, S17 D08 S spent",
         ["S17 freshens", "S01 freshens"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("yellow", [True, False])
@pytest.mark.rule("SOLO-5.5-d")
def test_a_printed_event(side: str, space: int, ai: str, deeds: list[str], yellow: bool) -> None:
    """It is put on space 2 of a short track: landed on it acts, passed only if it is yellow."""
    face = content().face(side)  # type: ignore[arg-type]
    (event,) = (event for event in face.events if event.space == space)
    printed = Space(event=(event.line,), yellow=yellow)
    played = position(ai, "G01 H08 N", track=(TRACK[0], printed, *TRACK[2:]))
    landed = tell(played, "", ai, "G01 H08 N", advance=1)
    assert landed == ["space 2", *deeds, "passes"]
    passed = tell(played, "", ai, "G01 H08 N", advance=2)
    assert passed == (landed if yellow else ["passes"])


# -- all tiles -----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_kinds_are_balanced_as_the_spaces_of_the_sheet(side: str) -> None:
    """Three spaces for counteractions, three for mission orders, two on the track; and in each
    range of cards that a guideline uses no kind has more than half."""
    kinds = {n: tile_of(side, n).kind for n in range(1, 26)}
    assert Counter(kinds.values()) == {"counteraction": 10, "mission-order": 8, "track": 7}
    for first, last in ((1, 9), (10, 16), (10, 25), (1, 16)):
        among = Counter(kinds[n] for n in range(first, last + 1))
        assert max(among.values()) <= (last - first + 2) // 2
        assert among["track"] <= (last - first + 1) // 2 - 1


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", range(1, 26))
def test_a_track_tile_has_one_line(side: str, number: int) -> None:
    """On a space every line is carried out; only orders stop at the first that is possible."""
    tile = tile_of(side, number)
    assert tile.kind != "track" or len(tile.lines) == 1


MOVES = [
    (side, n) for side in SIDES for n in range(1, 26) if tile_of(side, n).kind == "mission-order"
]


@pytest.mark.rule("SOLO-5.6-b")
@pytest.mark.parametrize(("side", "number"), MOVES)
def test_no_mission_order_turns_the_infantry_in_the_cup_away(side: str, number: int) -> None:
    """Only a Spent gun is on the map. No tile asks the cup for a tank or for prey not yet seen."""
    own, other = ("G", "S") if side == "german" else ("S", "G")
    gun = "27" if own == "G" else "28"
    ai, units = f"{own}01 cup, {own}{gun} H09 S spent", f"{other}01 K17 N"
    found = story(side, number, ai, units)
    assert any(deed.startswith(f"{own}01 to ") for deed in found)


# -- cards whose tiles need something of the mission ---------------------------------------------


@pytest.mark.rule("COH-4.1.4-b")
@pytest.mark.parametrize(
    ("card", "dice", "objectives"),
    [
        (german("02", "top"), AI_GERMAN, ("north edge",)),
        (german("02", "top"), AI_SOVIET, ()),
        (soviet("14", "top"), AI_SOVIET, ("south edge",)),
        (soviet("14", "top"), AI_GERMAN, ()),
    ],
)
def test_the_edge_by_which_ai_leave_is_an_objective_of_theirs(
    card: dict[str, Any], dice: dict[str, int], objectives: tuple[str, ...]
) -> None:
    cards = [card, german("04")] if card["side"] == "soviet" else [soviet("02"), card]
    played = solo_mission_of(told(*cards, solo=dice))
    assert played.objectives == objectives
    noted = "The edge by which AI leave the map is an Objective of the AI's."
    assert (noted in played.special_rules) == bool(objectives)
    assert list(solo_faults(played, played.id)) == []


@pytest.mark.rule("SOLO-6.2-a", "QS-9")
@pytest.mark.parametrize(("dice", "chosen"), [(AI_GERMAN, 1), (AI_SOVIET, 0)])
def test_the_hunted_unit_is_chosen_only_if_the_ai_hunts_it(
    dice: dict[str, int], chosen: int
) -> None:
    """A Soviet AI that is hunted keeps its freedom to move."""
    hunt = german("14", "top", chosen=["rifle-03"], sites=["C05", "C07", "C09"])
    played = solo_mission_of(told(soviet("02"), hunt, solo=dice))
    assert len(played.chosen) == chosen
    assert all(name.startswith("S") for name in played.chosen)
