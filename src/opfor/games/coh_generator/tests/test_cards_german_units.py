"""The bottoms of the German cards: their Units, their CAPs, and how they come in."""

from __future__ import annotations

import pytest

from opfor.games.coh.values.actions import Enter
from opfor.games.coh_generator.tests.card_story import GERMAN, Fight, counter_ids, solo_of, steps
from opfor.games.coh_generator.tests.story import german, soviet, told

BOTTOMS: dict[str, tuple[str, int]] = {
    "01": ("rifle-01 rifle-02 rifle-08", 0),
    "02": ("rifle-03 pioneer-16 lmg-11", 1),
    "03": ("rifle-04 rifle-05 hmg-19", 0),
    "04": ("pioneer-17 pioneer-18", 1),
    "05": ("rifle-06 rifle-07 lmg-12", 1),
    "06": ("hmg-20 lmg-13", 0),
    "07": ("mortar-81-23 lmg-14", 0),
    "08": ("ig-18-26 mortar-50-22", 1),
    "09": ("tank-hunters-25 mortar-81-24", 0),
    "10": ("sdkfz-251-38 flak18-32", 1),
    "11": ("sdkfz-232-42", 2),
    "12": ("pz-ii-f-45 sdkfz-251-39", 0),
    "13": ("pak36-28 pak38-29 truck-35", 1),
    "14": ("pz-ii-f-46 protze-36-41", 0),
    "15": ("demag-38-43 sdkfz-251-40", 0),
    "16": ("pzjg-35r-44 pak38-30", 0),
    "17": ("pz-38t-47 pz-38t-48", 0),
    "18": ("pz-iii-e-49 pz-iii-h-50", 0),
    "19": ("pz-iii-j-51", 1),
    "20": ("fk-297-31 pz-iv-e-53", 0),
    "21": ("pz-iii-j-52", 0),
    "22": ("pz-iv-f2-54", 1),
    "23": ("somua-s35-55", 0),
    "24": ("b2f-56", 1),
    "25": ("t-34a-57", 1),
}
"""Card, Units, CAPs: written by hand."""

TABLE = pytest.mark.parametrize(
    ("card", "units", "caps"), [(c, *row) for c, row in BOTTOMS.items()]
)


@TABLE
@pytest.mark.rule("GEN-3.1-a", "GEN-3.4-a", "GEN-3.0-c")
def test_the_units_wait_beside_the_edge(card: str, units: str, caps: int) -> None:
    _, before, after = steps(soviet("01"), german(card))
    gained = [u for u in after.units if u.side == "german"]
    assert [u.unit for u in gained] == units.split()
    assert {(u.where, u.hex, u.card) for u in gained} == {("edge", "", card)}
    assert after.records["german"].units == (card,)
    assert after.records["german"].victory == after.records["german"].special == ()
    assert after.log[-1].half == "bottom"
    assert after.caps["german"] - before.caps["german"] == caps
    assert (after.caps["soviet"], after.rates, after.rounds) == (
        before.caps["soviet"],
        before.rates,
        before.rounds,
    )


@TABLE
@pytest.mark.rule("GEN-3.1-a", "GEN-3.7-c")
def test_they_and_nobody_else_come_in_by_that_edge(card: str, units: str, caps: int) -> None:
    """A firefight of one card a side; all its Units may enter in round 1, one after the other."""
    fight = Fight(told(soviet("01"), german(card), options={"hand": 1}), start=True)
    mine = {c.id for c in fight.state.counters if c.side == GERMAN}
    assert mine == counter_ids("german", units.split())
    assert fight.setting.mission.sides[0].caps == 4 + caps
    south = set(fight.setting.field.edge("south"))
    for name in sorted(mine):
        fight.reach_turn("german")
        ways = [e for e in fight.offered(Enter) if e.unit == fight.n(name)]
        assert {way.to for way in ways} <= south
        fight.act(ways[0])
        assert fight.unit(name).place == "map"
    assert fight.state.round == 1


@TABLE
@pytest.mark.rule("SOLO-5.6-a", "SOLO-5.4-b")
@pytest.mark.parametrize("side_die", [3, 4])
def test_in_solo_they_wait_at_the_edge_or_in_the_cup(
    card: str, units: str, caps: int, side_die: int
) -> None:
    """As the Player's they come with his CAPs, as the AI's with a Command card for each CAP."""
    dice = {"side_die": side_die, "sheet_die": 1}
    done = told(soviet("01"), german(card), options={"hand": 1}, solo=dice)
    mission = solo_of(done)
    (force,) = mission.sides[0].forces
    assert counter_ids("german", units.split()) == {f"G{n:02d}" for n in force.numbers}
    assert (force.enters, force.by) == (1, ("south",))
    if side_die == 3:
        assert mission.sides[0].caps == 4 + caps
    else:
        assert mission.orders == (("05-43",), ("01", "05-43"), ("01-02", "05-43"))[caps]
