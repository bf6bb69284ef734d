"""The bottoms of the Soviet cards: their Units, their CAPs, and how they come into the fight."""

from __future__ import annotations

import pytest

from opfor.games.coh.values.actions import Enter
from opfor.games.coh_generator.tests.card_story import SOVIET, Fight, counter_ids, solo_of, steps
from opfor.games.coh_generator.tests.story import german, soviet, told

BOTTOMS: dict[str, tuple[str, int]] = {
    "01": ("rifle-01 mmg-17", 2),
    "02": ("rifle-03 rifle-04 nkvd-20", 1),
    "03": ("rifle-05 rifle-06 mmg-18 nkvd-21", 0),
    "04": ("smg-13 smg-14", 1),
    "05": ("rifle-09 mmg-19", 1),
    "06": ("smg-15 mortar-50-23", 1),
    "07": ("smg-16 mortar-50-24", 1),
    "08": ("nkvd-22 mortar-82-25", 1),
    "09": ("ig-76-27 mortar-82-26", 0),
    "10": ("ba-10-37", 1),
    "11": ("at-45-28 at-45-29 truck-35", 0),
    "12": ("t-26-41 t-26-42", 0),
    "13": ("bt-7-44 bt-7-45", 0),
    "14": ("zis-30-40 ot-26-39", 0),
    "15": ("ba-10-38 at-45-30", 0),
    "16": ("t-26-43", 1),
    "17": ("t-34a-48", 2),
    "18": ("t-34b-50", 1),
    "19": ("kv-1a-52", 1),
    "20": ("f-22-31 f-22-32", 1),
    "21": ("t-35-47 wagon-33", 1),
    "22": ("t-34a-49", 1),
    "23": ("t-34b-51", 1),
    "24": ("kv-2-54", 1),
    "25": ("bt-7-46 wagon-34", 1),
}
"""Card, Units, CAPs: written by hand."""

NORTH = "A02 B03 A04 B05 A06 B07 A08 B09 A10 B11 A12 B13 A14 B15 A16 B17 A18"
TABLE = pytest.mark.parametrize(("card", "units", "caps"), [(c, *r) for c, r in BOTTOMS.items()])


def test_the_table_names_every_card() -> None:
    assert list(BOTTOMS) == [f"{n:02d}" for n in range(1, 26)]


@pytest.mark.rule("GEN-3.1-a", "GEN-3.4-a", "GEN-3.0-d")
@TABLE
def test_the_units_lie_beside_the_edge_and_the_caps_change(
    card: str, units: str, caps: int
) -> None:
    before, after = steps(soviet(card))
    assert [(u.unit, u.where, u.card) for u in after.units] == [
        (name, "edge", card) for name in units.split()
    ]
    assert after.caps == before.caps | {"soviet": 4 + caps}
    record = after.records["soviet"]
    assert (record.units, record.victory, record.special) == ((card,), (), ())
    assert after.discards["soviet"] == ()


@pytest.mark.rule("GEN-3.1-a", "GEN-3.7-c")
@TABLE
def test_they_and_nobody_else_come_in_by_that_edge(card: str, units: str, caps: int) -> None:
    """A firefight of one card a side; all its Units can be brought in before round 1 is over."""
    fight = Fight(told(soviet(card), german("01"), options={"hand": 1}), start=True)
    mine = {c.id for c in fight.state.counters if c.side == SOVIET}
    assert mine == counter_ids("soviet", units.split())
    assert fight.setting.mission.sides[1].caps == 4 + caps
    for name in sorted(mine):
        fight.reach_turn("soviet")
        doors = [o for o in fight.offered(Enter) if o.unit == fight.n(name)]
        assert {fight.setting.field.name(o.to) for o in doors} <= set(NORTH.split())
        fight.act(doors[0])
        assert fight.unit(name).place == "map"
    assert fight.state.round == 1


@pytest.mark.rule("SOLO-5.6-a", "SOLO-5.4-b")
@pytest.mark.parametrize("player", ["german", "soviet"])
@TABLE
def test_in_solo_they_wait_in_the_cup_or_at_the_edge(
    card: str, units: str, caps: int, player: str
) -> None:
    """As the Player's they come with his CAPs, as the AI's with a Command card for each CAP."""
    dice = {"side_die": 1 if player == "german" else 6, "sheet_die": 6}
    done = told(soviet(card), german("01"), options={"hand": 1}, solo=dice)
    mission = solo_of(done)
    (force,) = mission.sides[1].forces
    assert {f"S{n:02d}" for n in force.numbers} == counter_ids("soviet", units.split())
    assert (force.enters, force.by) == (1, ("north",))
    assert done.state.solo is not None
    if player == "soviet":
        assert mission.sides[1].caps == 4 + caps
    else:
        assert mission.orders == (("13-51",), ("13-51", "55"), ("13-51", "54-55"))[caps]
        assert sorted(done.state.solo.entry_cup) == sorted(units.split())
