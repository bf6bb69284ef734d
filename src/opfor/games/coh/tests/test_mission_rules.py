"""Rules that a mission adds for all its rounds: fog, mud, bonuses to rolls, smoke at the start."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.board.move_costs import Stride
from opfor.cardboard.coh.missions.faults import faults
from opfor.cardboard.coh.missions.mission import PlayRule, SmokeRow, mission
from opfor.games.coh.course.solo_rounds import before_round
from opfor.games.coh.rules.bonus_moves import drive_on
from opfor.games.coh.rules.rally import rally_number
from opfor.games.coh.tests.bench import Table, ground
from opfor.games.coh.tests.solo import table as solo
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.events import InitiativeWon
from opfor.games.coh.values.options import Setting, setting_for
from opfor.games.coh.values.start import new
from opfor.games.coh_generator.tests.story import soviet, told
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.firefight import to_mission


def crossroads(*rules: PlayRule, **more: object) -> Setting:
    made = replace(mission("crossroads"), rules=rules, **more)
    return setting_for(made, "activation", {})


def under(setting: Setting, *rules: PlayRule) -> Setting:
    """The same game under a mission's rules."""
    return replace(setting, mission=replace(setting.mission, rules=rules))


@pytest.mark.rule("GEN-3.9-a")
@pytest.mark.parametrize("smoke", [(), (SmokeRow(hex="A02"),)])
def test_nobody_sees_beyond_the_limit(smoke: tuple[SmokeRow, ...]) -> None:
    clear = crossroads(smoke=smoke)
    foggy = crossroads(PlayRule(key="sight-limit", value=6), smoke=smoke)
    far, near = look(clear, new(clear)).sight, look(foggy, new(foggy)).sight
    cells = range(len(clear.field))
    assert all(near[a] == far[a] & clear.field.within(a, 6) for a in cells)
    assert any(near[a] != far[a] for a in cells)


@pytest.mark.rule("GEN-3.9-a", "GEN-3.9-c")
@pytest.mark.parametrize(("side", "change"), [("", -1), ("german", -1), ("soviet", 0)])
def test_a_bonus_makes_a_sides_rally_easier(side: str, change: int) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"}, ground(), hits={"G01": "panicked"})
    rule = PlayRule(key="rally-bonus", value=1, side=side)  # type: ignore[arg-type]
    usual = rally_number(table.look, 0).total
    bound = look(under(table.setting, rule), table.state)
    assert rally_number(bound, 0).total == usual + change


HELPED = PlayRule(key="initiative-bonus", side="german")


@pytest.mark.rule("GEN-3.9-c")
@pytest.mark.parametrize(("rules", "first"), [((), 1), ((HELPED,), 0)])
def test_a_bonus_helps_the_player_to_the_initiative(
    rules: tuple[PlayRule, ...], first: int
) -> None:
    table = solo.Table(solo.mission(rules=rules, caps=0), stage="before-round", round=1)
    table.rolls = [(3, 4)]
    table.run(before_round(table.play))
    assert [e.side for e in table.happened(InitiativeWon)] == [first]


@pytest.mark.rule("GEN-3.9-c")
@pytest.mark.parametrize(("side", "first"), [("german", 0), ("soviet", 1)])
def test_a_bonus_of_the_ai_makes_the_players_roll_harder(side: str, first: int) -> None:
    """The Germans are the Player's: their bonus helps an 8, that of the Soviet AI spoils it."""
    rule = PlayRule(key="initiative-bonus", side=side)  # type: ignore[arg-type]
    table = solo.Table(solo.mission(rules=(rule,), caps=0), stage="before-round", round=1)
    table.rolls = [(4, 4)]
    table.run(before_round(table.play))
    assert [e.side for e in table.happened(InitiativeWon)] == [first]


@pytest.mark.rule("GEN-3.9-a")
def test_in_deep_mud_there_are_no_bonus_moves() -> None:
    road = ground(roads=[("E05", "E06", "E07", "E08")])
    table = Table({"G35": "E06 S", "S01": "A02 S"}, road)
    assert table.setting.kind(table.unit("G35")).bonus_moves
    first = Stride(table.cell("E06"), 3, 1, on_road=True, easy=True)
    origin = table.cell("E05")
    assert next(drive_on(table.play, 0, origin, first), None) is not None
    table.play.setting = under(table.setting, PlayRule(key="no-bonus-moves"))
    assert next(drive_on(table.play, 0, origin, first), None) is None


@pytest.mark.rule("GEN-3.9-a", "GEN-3.9-c")
def test_generated_missions_carry_their_rules() -> None:
    drew = soviet("05", "top", conditions={"top": "fog", "bottom": "green-replacements"})
    assert to_mission(told(drew)).rules == (
        PlayRule(key="sight-limit", value=6),
        PlayRule(key="rally-bonus", value=1, side="soviet"),
    )


def test_smoke_lies_on_the_map_from_the_start() -> None:
    setting = crossroads(smoke=(SmokeRow(hex="E09", density=1),))
    (smoke,) = new(setting).smoke
    assert (setting.field.name(smoke.cell), smoke.density) == ("E09", 1)


def test_smoke_off_the_map_is_refused() -> None:
    (fault,) = faults(replace(mission("crossroads"), smoke=(SmokeRow(hex="Z99"),)), "crossroads")
    assert fault.startswith("smoke[0].hex: hex Z99 is not on map")


@pytest.mark.rule("GEN-3.7.3-b")
def test_smoke_of_a_generation_is_in_its_mission() -> None:
    for seed in range(1, 40):
        done = generate_auto(4, seed, options={"smoke": True})
        placed = [(w.hex, w.kind) for w in done.state.works if w.kind.endswith("smoke")]
        if placed:
            found = to_mission(done).smoke
            kinds = {1: "light-smoke", 2: "heavy-smoke"}
            assert [(row.hex, kinds[row.density]) for row in found] == placed
            return
    pytest.fail("no generation among the seeds placed smoke")
