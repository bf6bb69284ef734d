"""The tops of the German cards in solo missions, as the Player's cards and as the AI's."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Exit
from opfor.cardboard.coh.missions.solo_mission import order_numbers
from opfor.games.coh.course.solo_rounds import before_round
from opfor.games.coh.rules.hits import destroy
from opfor.games.coh.tests.solo.table import Table
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Aim
from opfor.games.coh_generator.tests.card_story import GERMAN, SOVIET, solo_of
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.told.result import Generated

PLAYERS, AIS = {"side_die": 3, "sheet_die": 1}, {"side_die": 4, "sheet_die": 1}
"""The Player commands the Germans; the AI does (and the Soviets' tile breaks no tie)."""

SITES = ["C05", "C07", "D09"]
DIGGING = [{"face": "trench", "hex": f"I{n:02d}"} for n in (5, 7, 9, 11)]
DREW = {"top": "fog", "bottom": "old-trenches"}
NORTH = {"board": "3", "edge": "south", "to": "1", "to_edge": "north"}

TOPS: dict[str, dict[str, Any]] = {
    "01": {"placements": {"rifle-04": "H07"}},
    "02": {},
    "03": {"control_marker": "E09", "placements": {"rifle-05": "E08"}},
    "04": {"defense": DIGGING[:2]},
    "05": {"conditions": DREW},
    "06": {},
    "07": {},
    "08": {"add_map": NORTH},
    "09": {"placements": {"rifle-04": "H07"}},
    "10": {"switch": {"old": "1", "new": "5"}},
    "11": {"defense": DIGGING[:3]},
    "12": {"control_marker": "D09", "placements": {"rifle-05": "C08"}},
    "13": {"conditions": DREW},
    "14": {"chosen": ["rifle-05"], "sites": SITES},
    "15": {},
    "16": {},
    "17": {"placements": {"rifle-04": "H07"}},
    "18": {"control_marker": "F09", "placements": {"rifle-04": "F08"}},
    "19": {"defense": DIGGING},
    "20": {},
    "21": {},
    "22": {"add_map": NORTH},
    "23": {},
    "24": {"conditions": DREW},
    "25": {},
}
"""What each top is told."""


def generated(card: str, dice: dict[str, int]) -> Generated:
    """Soviet 03 and 02 and German 03 (or 02, or 01) for Units, and the top."""
    units = german("02") if card == "03" else german("03")
    top = german(card, "top", **TOPS[card])
    return told(soviet("03"), units, soviet("02"), top, options={"hand": 2}, solo=dice)


CAPS = {"01": 1, "09": -1, "10": 1, "11": 1, "12": 1, "15": 2, "18": -1, "21": 2, "22": 1, "03": 1}
"""CAPs of the German cards played; for 03 those of card 02, played for Units with it."""

SPACES = {"15": 60, "21": 40}
"""The length of the Mission Track where it is not 20."""

every_top = pytest.mark.parametrize("card", TOPS)


@every_top
@pytest.mark.rule("SOLO-5.3-c", "SOLO-5.5.1-a", "SOLO-5.4-c")
def test_the_players_top_is_worth_to_him_what_it_says(card: str) -> None:
    """CAPs, cards and length as in any firefight; no tile; the AI has Soviet 02's CAP as a card,
    unless the top took it."""
    mission = solo_of(generated(card, PLAYERS))
    row = mission.sides[GERMAN]
    assert (mission.player, row.nation) == ("german", "german")
    assert row.caps == 4 + CAPS.get(card, 0)
    assert row.cards_each_round == (2 if card in ("06", "09") else 1)
    assert len(mission.track) == SPACES.get(card, 50)
    assert len(order_numbers(mission)) == 39 + (-1 if card == "25" else 1)
    assert len(mission.counteractions) == len(mission.mission_orders) == 1
    assert not any("Tile" in space.title for space in mission.track)


@every_top
@pytest.mark.rule("SOLO-5.3-c", "SOLO-5.4-b", "SOLO-5.5.1-a", "QS-16")
def test_the_ais_top_becomes_its_tile_and_command_cards(card: str) -> None:
    """The Player has his own CAPs (Soviet 02 gave one) and cards; the AI neither."""
    done = generated(card, AIS)
    mission = solo_of(done)
    row = mission.sides[SOVIET]
    assert (mission.player, row.nation) == ("soviet", "soviet")
    assert (row.caps, row.cards_each_round) == (5 - 2 * (card == "25"), 1)
    assert len(mission.track) == SPACES.get(card, 50)
    assert len(order_numbers(mission)) == 39 + CAPS.get(card, 0)
    assert done.state.solo is not None
    assert done.state.solo.tiles == (card,)


# -- what can be scored is scored by either ------------------------------------------------------

BOTH = pytest.mark.parametrize("dice", [PLAYERS, AIS], ids=["player", "ai"])


@BOTH
def test_02_the_way_out_is_the_soviet_edge(dice: dict[str, int]) -> None:
    row = solo_of(generated("02", dice)).sides[GERMAN]
    assert row.exit == Exit(hexes=("north",), vp=2)


@BOTH
@pytest.mark.parametrize(
    ("card", "hex_", "owner", "vp"),
    [
        ("03", "E09", "soviet", 3),
        ("12", "D09", "soviet", 5),
        ("18", "F09", "german", 1),
    ],
)
def test_03_12_and_18_the_marker_is_there(
    dice: dict[str, int], card: str, hex_: str, owner: str, vp: int
) -> None:
    mission = solo_of(generated(card, dice))
    (marker,) = mission.control
    assert (marker.hex, marker.owner, marker.when_taken) == (hex_, owner, vp)
    assert [row.vp for row in mission.sides] == [1 if card == "18" else 0, 0]


@BOTH
@pytest.mark.parametrize(
    ("card", "name", "vp"),
    [
        ("07", "S18", 2),
        ("16", "S44", 2),
        ("23", "S48", 3),
        ("14", "S05", 4),
    ],
)
def test_07_14_16_and_23_the_enemy_is_worth_more(
    dice: dict[str, int], card: str, name: str, vp: int
) -> None:
    """Also one that comes out of the cup behind the Rumored Enemies."""
    table = Table(solo_of(with_armour(card, dice)))
    unit = next(n for n, c in enumerate(table.state.counters) if c.id == name)
    destroy(table.play, unit)
    assert table.state.vp == (vp, 0)
    rifle = next(n for n, c in enumerate(table.state.counters) if c.id == "S06")
    destroy(table.play, rifle)
    assert table.state.vp == (vp + 1, 0)


def with_armour(card: str, dice: dict[str, int]) -> Generated:
    """As ``generated``, with the BT-7s and T-34s of Soviet cards in place of 02."""
    top = german(card, "top", **TOPS[card])
    plays = [soviet("03"), german("03"), soviet("13"), german("04"), soviet("17"), top]
    return told(*plays, options={"hand": 3}, solo=dice)


# -- Manhunt (14) --------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-6.2-a", "QS-13")
def test_14_of_the_player_hides_the_unit_behind_three_rumors() -> None:
    mission = solo_of(generated("14", PLAYERS))
    assert mission.rumors == ("C05", "C07", "D09")
    assert (mission.cup, mission.no_enemy, mission.chosen) == ((5,), 2, ())
    assert not any(force.hidden for force in mission.sides[SOVIET].forces)


@pytest.mark.rule("QS-13")
def test_14_of_the_ai_hides_the_players_unit_and_hunts_it() -> None:
    """No rumors, a hidden Unit; it is the one the AI's tile calls chosen."""
    mission = solo_of(generated("14", AIS))
    assert (mission.rumors, mission.cup, mission.no_enemy) == ((), (), 0)
    hidden = [force for force in mission.sides[SOVIET].forces if force.hidden]
    assert [(force.numbers, force.hex) for force in hidden] == [((5,), "C05")]
    assert mission.chosen == ("S05",)


def test_14_the_unit_the_player_hunts_is_not_among_those_that_must_survive() -> None:
    """What binds the AI's chosen Units (Soviet 16) does not bind it."""
    survive = soviet("16", "top", chosen=["rifle-06"])
    plays = [soviet("03"), german("03"), survive, german("14", "top", **TOPS["14"])]
    assert solo_of(told(*plays, options={"hand": 2}, solo=PLAYERS)).chosen == ("S06",)


# -- rules for people (06, 20) -------------------------------------------------------------------


@pytest.mark.rule("QS-16")
@pytest.mark.parametrize(("card", "words"), [("06", "Action Card"), ("20", "name a target")])
def test_06_and_20_are_told_to_the_player_who_has_them_only(card: str, words: str) -> None:
    mine, its = solo_of(generated(card, PLAYERS)), solo_of(generated(card, AIS))
    assert any(words in line for line in mine.special_rules)
    assert not any(words in line for line in its.special_rules)


@pytest.mark.rule("SOLO-6.2-b")
@pytest.mark.parametrize("number", [1, 2, 7])
@pytest.mark.parametrize(("dice", "times"), [(PLAYERS, 1), (AIS, 0)], ids=["player", "ai"])
def test_20_the_player_names_a_target_before_every_round_however_many_come(
    number: int, dice: dict[str, int], times: int
) -> None:
    """The track ends the mission, not the guideline's 5 rounds."""
    table = Table(solo_of(generated("20", dice)), stage="before-round", round=number)
    target = Aim(table.setting.field.cell("E09"))
    table.choose = lambda r: target if r.question == "artillery" else r.options[0]
    table.run(before_round(table.play))
    assert [e.due for e in table.happened(ev.BarrageAimed)] == [number + 1] * times
