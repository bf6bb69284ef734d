"""The tops of the Soviet cards in solo missions, as the Player's cards and as the AI's."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.solo_mission import order_numbers
from opfor.games.coh.bot.entry import waiting
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.course.solo_rounds import before_round, turn
from opfor.games.coh.rules.hits import destroy
from opfor.games.coh.tests.solo.table import Table, mission
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Aim, Pass
from opfor.games.coh_generator.tests.card_story import GERMAN, SOVIET, counter_ids, solo_of
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.told.mission.solo import solo_mission_of
from opfor.games.coh_generator.told.result import Generated

PLAYERS, AIS = {"side_die": 6, "sheet_die": 1}, {"side_die": 1, "sheet_die": 1}
"""The Player commands the Soviets; the AI does."""

BOTH = pytest.mark.parametrize("dice", [PLAYERS, AIS], ids=["player", "ai"])
DIGGING = [{"face": "trench", "hex": f"D{n:02d}"} for n in (5, 7, 9, 15)]
DREW = {"top": "fog", "bottom": "old-trenches"}
SOUTH = {"board": "3", "edge": "north", "to": "1", "to_edge": "south"}
SITES = ["B04", "C11", "D11", "C16", "C17", "D17", "E16", "F10"]

TOPS: dict[str, dict[str, Any]] = {
    "01": {},
    "02": {"defense": DIGGING[:2]},
    "03": {"control_marker": "G09", "placements": {"rifle-09": "G08"}},
    "04": {},
    "05": {"conditions": DREW},
    "06": {"control_marker": "F09", "placements": {"rifle-04": "F08"}},
    "07": {},
    "08": {"units_of": "03", "sites": SITES, "mine": "F11"},
    "09": {},
    "10": {"switch": {"old": "1", "new": "5"}},
    "11": {"defense": DIGGING[:3]},
    "12": {},
    "13": {"conditions": DREW},
    "14": {},
    "15": {"placements": {"rifle-05": "D07"}},
    "16": {"chosen": ["rifle-05", "mmg-18"]},
    "17": {"control_marker": "D09", "placements": {"rifle-05": "D08"}},
    "18": {"add_map": SOUTH},
    "19": {},
    "20": {},
    "21": {"placements": {"rifle-05": "D07"}},
    "22": {"truck": {"entrance": "west", "exit": "east"}},
    "23": {"defense": DIGGING},
    "24": {},
    "25": {},
}
"""What each top is told."""

CAPS = {"02": 1, "03": -1 + 1, "04": 1, "07": 1, "08": 2, "09": 3, "10": 2, "14": 1, "15": 1}
CAPS |= {"18": 1, "19": 1, "25": 1}
"""CAPs of the tops; for 03 with those of card 05, played for Units with it."""

ENEMY_CAPS = {"21": -1, "25": -2}
"""CAPs the enemy loses."""

SPACES = {"19": 60}
"""The length of the Mission Track where it is not 20."""

every_top = pytest.mark.parametrize("card", TOPS)


def generated(card: str, dice: dict[str, int]) -> Generated:
    """Soviet 03 (or 05) for Units and the top against German 03 and 04 for Units."""
    units = soviet("05") if card == "03" else soviet("03")
    top = soviet(card, "top", **TOPS[card])
    plays = [units, german("03"), top, german("04")]
    return told(*plays, options={"hand": 2}, solo=dice)


def number(table: Table, name: str) -> int:
    return next(n for n, c in enumerate(table.state.counters) if c.id == name)


@every_top
@pytest.mark.rule("SOLO-5.3-c", "SOLO-5.5.1-a", "SOLO-5.4-c")
def test_the_players_top_is_worth_to_him_what_it_says(card: str) -> None:
    """CAPs, cards and length as in any firefight; no tile. The AI has German 04's CAP as a card,
    unless the top took it."""
    played = solo_of(generated(card, PLAYERS))
    row = played.sides[SOVIET]
    assert (played.player, row.nation) == ("soviet", "soviet")
    assert row.caps == 4 + CAPS.get(card, 0)
    assert row.cards_each_round == (2 if card == "01" else 1)
    assert len(played.track) == SPACES.get(card, 50)
    assert len(order_numbers(played)) == 39 + 1 + ENEMY_CAPS.get(card, 0)
    assert len(played.counteractions) == len(played.mission_orders) == 1
    assert not any("Tile" in space.title for space in played.track)


@every_top
@pytest.mark.rule("SOLO-5.3-c", "SOLO-5.4-b", "SOLO-5.5.1-a", "QS-16")
def test_the_ais_top_becomes_its_tile_and_command_cards(card: str) -> None:
    """The Player has his own CAPs (German 04 gave one) and cards; the AI neither."""
    done = generated(card, AIS)
    played = solo_of(done)
    row = played.sides[GERMAN]
    assert (played.player, row.nation) == ("german", "german")
    assert (row.caps, row.cards_each_round) == (5 + ENEMY_CAPS.get(card, 0), 1)
    assert len(played.track) == SPACES.get(card, 50)
    assert len(order_numbers(played)) == 39 + CAPS.get(card, 0)
    assert done.state.solo is not None
    assert done.state.solo.tiles == (card,)


# -- those who come later (04, 07, 24) -------------------------------------------------------------


@pytest.mark.rule("QS-17", "SOLO-5.6-a")
@pytest.mark.parametrize(
    ("card", "round_", "units"),
    [
        ("04", 2, ["rifle-07", "rifle-08"]),
        ("07", 3, ["rifle-11", "rifle-12"]),
        ("24", 3, ["kv-1a-53"]),
    ],
)
def test_04_07_and_24_join_the_entry_cup_in_their_round(
    card: str, round_: int, units: list[str]
) -> None:
    done = generated(card, AIS)
    assert done.state.solo is not None
    assert set(units).isdisjoint(done.state.solo.entry_cup)
    first, later = {"S05", "S06", "S18", "S21"}, counter_ids("soviet", units)
    for now in range(1, 5):
        table = Table(solo_of(done), round=now)
        cup = {table.state.counters[unit].id for unit in waiting(survey_now(table.play))}
        assert cup == first | (later if now >= round_ else set())


# -- what can be scored is scored by either --------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("card", "hex_", "owner", "worth", "vp"),
    [("03", "G09", "soviet", 1, 1), ("06", "F09", "german", 4, 0), ("17", "D09", "soviet", 2, 2)],
)
def test_03_06_and_17_the_marker_is_there(
    dice: dict[str, int], card: str, hex_: str, owner: str, worth: int, vp: int
) -> None:
    played = solo_of(generated(card, dice))
    (marker,) = played.control
    assert (marker.hex, marker.owner, marker.when_taken) == (hex_, owner, worth)
    assert [row.vp for row in played.sides] == [0, vp]


@BOTH
def test_12_the_enemys_vehicles_are_worth_more(dice: dict[str, int]) -> None:
    plays = [soviet("03"), german("13"), soviet("12", "top"), german("04")]
    table = Table(solo_of(told(*plays, options={"hand": 2}, solo=dice)))
    for name, vp in (("G35", 2), ("G28", 2 + 1), ("G17", 2 + 1 + 1)):
        destroy(table.play, number(table, name))
        assert table.state.vp == (0, vp)


@BOTH
@pytest.mark.rule("SOLO-6.1-b")
def test_16_chosen_units_are_points_that_can_be_lost(dice: dict[str, int]) -> None:
    """The AI's make only Low Risk Moves; nobody tells the Player how to move his."""
    played = solo_of(generated("16", dice))
    ai = played.player == "german"
    assert ("Always: Chosen AI make only Low Risk Moves" in played.standing) == ai
    assert played.chosen == (("S05", "S18") if ai else ())
    table = Table(played)
    assert table.state.vp == (0, 2 - 1)
    destroy(table.play, number(table, "S05"))
    destroy(table.play, number(table, "S06"))
    assert table.state.vp == (2 + 1, 2 - 1)


# -- rules for people (01, 20) ---------------------------------------------------------------------


@pytest.mark.rule("QS-16")
@pytest.mark.parametrize(("card", "words"), [("01", "Action Card"), ("20", "name a target")])
def test_01_and_20_are_told_to_the_player_who_has_them_only(card: str, words: str) -> None:
    mine, its = solo_of(generated(card, PLAYERS)), solo_of(generated(card, AIS))
    assert any(words in line for line in mine.special_rules)
    assert not any(words in line for line in its.special_rules)


@pytest.mark.rule("SOLO-6.2-b")
@pytest.mark.parametrize("number_", [1, 2, 7])
@pytest.mark.parametrize(("dice", "times"), [(PLAYERS, 1), (AIS, 0)], ids=["player", "ai"])
def test_20_only_the_player_names_a_target_before_every_round(
    number_: int, dice: dict[str, int], times: int
) -> None:
    table = Table(solo_of(generated("20", dice)), stage="before-round", round=number_)
    target = Aim(table.setting.field.cell("H09"))
    table.choose = lambda r: target if r.question == "artillery" else r.options[0]
    table.run(before_round(table.play))
    assert [e.due for e in table.happened(ev.BarrageAimed)] == [number_ + 1] * times
    assert ("Always: AI plot no artillery" in table.setting.solo.standing) == (times == 0)


# -- placed, dug and laid --------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("card", "count"), [("02", 2), ("11", 3), ("23", 4)])
def test_02_11_and_23_the_counters_lie_there(dice: dict[str, int], card: str, count: int) -> None:
    works = solo_of(generated(card, dice)).works
    assert [(w.kind, w.hex, w.owner) for w in works] == [
        ("trench", d["hex"], "soviet") for d in DIGGING[:count]
    ]


@BOTH
@pytest.mark.parametrize("card", ["15", "21"])
def test_15_and_21_placed_units_are_on_the_map_and_not_in_the_cup(
    dice: dict[str, int], card: str
) -> None:
    done = generated(card, dice)
    placed = [f for f in solo_of(done).sides[SOVIET].forces if f.hex]
    assert [(f.numbers, f.hex, f.hidden) for f in placed] == [((5,), "D07", False)]
    assert done.state.solo is not None
    if dice is AIS:
        assert done.state.solo.entry_cup == ("mmg-18", "nkvd-21", "rifle-06")


@BOTH
def test_10_and_18_the_ground_is_the_new_one(dice: dict[str, int]) -> None:
    switched, added = solo_of(generated("10", dice)), solo_of(generated("18", dice))
    assert [getattr(placing, "board", placing) for placing in switched.maps] == ["5"]
    assert [getattr(placing, "board", placing) for placing in added.maps] == ["1", "3"]


# -- how long --------------------------------------------------------------------------------------


@pytest.mark.rule("QS-19")
@pytest.mark.parametrize(("card", "last"), [("19", 6), ("09", 5)])
def test_by_ruling_the_last_round_ends_a_solo_mission_too(card: str, last: int) -> None:
    top = soviet(card, "top")
    plays = [soviet("03"), german("03"), top, german("04")]
    ruled = {"solo-length": "track-or-rounds"}
    done = told(*plays, options={"hand": 2}, solo=PLAYERS, rulings=ruled)
    for now, ends in ((last - 1, False), (last, True)):
        table = Table(solo_mission_of(done), round=now, passes=1, mover=GERMAN)
        table.choose = lambda r: next(o for o in r.options if isinstance(o, Pass))
        table.run(turn(table.play))
        assert (table.state.stage == "over") == ends


def test_without_it_rounds_go_on() -> None:
    table = Table(mission(), round=12, passes=1, mover=SOVIET)
    table.run(turn(table.play))
    assert (table.state.stage, table.state.round) == ("before-round", 13)
