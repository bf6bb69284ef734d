"""Playing generator cards: sections, units, CAPs, schedules, what is offered."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import Content, content, counter_name, unit_of
from opfor.cardboard.coh.generator_cards.faults import faults, units_on
from opfor.cardboard.coh.generator_cards.tables import Bottom
from opfor.cardboard.coh.missions.faults import faults as faults_of
from opfor.core.errors import OpforError
from opfor.core.requests import Choose
from opfor.games.coh.values.options import setting_for
from opfor.games.coh.values.start import new
from opfor.games.coh_generator.rules.card_effects import change_caps
from opfor.games.coh_generator.rules.unit_supply import next_free
from opfor.games.coh_generator.tests.story import german, play, soviet, told, until
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.firefight import kill_values, to_mission
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.state import UnitAt


@pytest.mark.rule("GEN-3.0-b")
def test_only_the_chosen_half_takes_effect() -> None:
    top, bottom = told(soviet("01", "top")), told(soviet("01"))
    assert (top.rate("soviet"), bottom.rate("soviet")) == (2, 1)
    assert "rifle-01" not in [u.unit for u in top.state.units if u.side == "soviet"]
    assert "rifle-01" in [u.unit for u in bottom.state.units if u.side == "soviet"]


@pytest.mark.rule("GEN-3.0-c", "GEN-3.0-f")
def test_what_is_resolved_at_once_is_discarded_but_stays_in_the_log() -> None:
    done = told(
        soviet(
            "02",
            "top",
            defense=[{"face": "trench", "hex": "C05"}] * 1 + [{"face": "trench", "hex": "C07"}],
        )
    )
    record = done.state.records["soviet"]
    assert "02" not in (*record.units, *record.victory, *record.special)
    assert "02" in done.state.discards["soviet"]
    assert [p.card for p in done.state.log if p.half == "top"] == ["02"]


@pytest.mark.rule("GEN-3.0-c", "GEN-3.0-d", "QG-4")
def test_lasting_options_lie_in_the_section_of_their_kind() -> None:
    done = told(soviet("01", "top"), german("03", "top", control_marker="E09"), soviet("02"))
    assert done.state.records["soviet"].special == ("01",)
    assert done.state.records["german"].victory == ("03",)
    assert done.state.records["soviet"].units[0] == "02"


@pytest.mark.rule("GEN-3.0-e")
def test_newer_cards_go_under_older_ones() -> None:
    done = told(soviet("03"), german("01"), soviet("02"), guideline=1)
    assert done.state.records["soviet"].units[:2] == ("03", "02")


@pytest.mark.rule("GEN-3.1-a")
def test_bottoms_give_their_units_beside_the_edge() -> None:
    done = told(soviet("03"))
    units = {u.unit: u.where for u in done.state.units if (u.side, u.card) == ("soviet", "03")}
    assert units == dict.fromkeys(["rifle-05", "rifle-06", "mmg-18", "nkvd-21"], "edge")


@pytest.mark.rule("GEN-3.1-b")
def test_a_unit_on_two_cards_is_refused() -> None:
    soviets = dict(content().cards["soviet"])
    twice = Bottom(units=(*soviets["09"].bottom.units, "rifle-05"))
    soviets["09"] = replace(soviets["09"], bottom=twice)
    broken: Content = replace(content(), cards=content().cards | {"soviet": soviets})
    (fault,) = faults(broken)
    assert fault == (
        "soviet_cards.toml: card 09: rifle-05 is already on card 03; each Unit comes once"
    )


@pytest.mark.rule("GEN-3.1-b", "QG-20")
def test_every_numbered_unit_comes_once_over_tops_and_bottoms() -> None:
    for side in ("german", "soviet"):
        names = [name for card in content().cards[side].values() for name in units_on(card)]
        assert len(names) == len(set(names))


@pytest.mark.rule("GEN-3.1-c")
def test_numbers_may_be_ignored() -> None:
    def asked(r: object) -> bool:
        return isinstance(r, Choose) and isinstance(r.options[0], act.TakeUnit)

    game = play(guideline=1, ignore_numbers=True)
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.TakeSide))
    game.answer(act.TakeSide("soviet"))
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.PlayCard))
    game.answer(act.PlayCard("03", "bottom"))
    request = until(game, asked)
    assert isinstance(request, Choose)
    assert act.TakeUnit("rifle-12") in request.options
    assert act.TakeUnit("mmg-17") not in request.options
    game.answer(act.TakeUnit("rifle-12"))
    request = until(game, asked)
    assert isinstance(request, Choose)
    assert act.TakeUnit("rifle-12") not in request.options


@pytest.mark.rule("GEN-3.1-b", "GEN-3.1-c")
@pytest.mark.parametrize("seed", range(1, 9))
def test_with_numbers_ignored_no_counter_comes_twice(seed: int) -> None:
    """What is generated can be played: a scheduled Rifle 07 that is in play already is another."""
    done = generate_auto(5, seed, options={"ignore_numbers": True})
    names = [(unit.side, unit.unit) for unit in done.state.units]
    assert len(names) == len(set(names))
    assert not list(faults_of(to_mission(done), "fight"))


@pytest.mark.rule("GEN-3.1-b", "GEN-3.3-a")
def test_a_scheduled_counter_that_is_in_play_already_is_the_next_of_its_kind() -> None:
    state = play(guideline=1).state
    taken = UnitAt(unit="rifle-07", side="soviet", role="soviet", card="01")
    state = replace(state, units=(taken,))
    assert next_free(state, "soviet", ("rifle-07", "rifle-08")) == ["rifle-01", "rifle-08"]
    both = tuple(replace(taken, unit=name) for name in ("rifle-07", "rifle-08"))
    found = next_free(replace(state, units=both), "soviet", ("rifle-07", "rifle-08"))
    assert found == ["rifle-01", "rifle-02"]
    every = [counter_name(unit_of("soviet", "kv-1a-53"), n) for n in (52, 53)]
    gone = tuple(UnitAt(unit=name, side="soviet", role="soviet", card="01") for name in every)
    assert next_free(replace(state, units=gone), "soviet", ("kv-1a-53",)) == []


@pytest.mark.rule("GEN-3.4-a")
def test_caps_change_at_once_and_never_below_nothing() -> None:
    done = told(soviet("02"), german("01"), soviet("09", "top"), guideline=2)
    assert done.state.caps["soviet"] >= 5 + 1 + 3
    poor = told(soviet("25", "top"), german("01"))
    assert poor.state.caps["german"] == 2 + sum(
        c.by for c in poor.state.cap_changes if c.role == "german" and c.by > 0
    )


@pytest.mark.rule("GEN-3.4-a")
def test_caps_are_never_less_than_nothing() -> None:
    game = play(guideline=0, caps=1)
    change_caps(game, "german", -3, "25")
    assert game.state.caps["german"] == 0
    assert [change.by for change in game.state.cap_changes] == [-1]


@pytest.mark.rule("GEN-3.3-a")
def test_scheduled_units_enter_in_their_round() -> None:
    done = told(soviet("04", "top"))
    waiting = [u for u in done.state.units if u.where == "scheduled"]
    assert [(u.unit, u.round) for u in waiting] == [("rifle-07", 2), ("rifle-08", 2)]
    forces = to_mission(done).sides[1].forces
    assert any(f.numbers == (7, 8) and f.enters == 2 for f in forces)


@pytest.mark.rule("GEN-3.3-b")
def test_a_special_rule_changes_the_cards_drawn() -> None:
    assert to_mission(told(soviet("01", "top"))).sides[1].cards_each_round == 2


@pytest.mark.rule("GEN-3.2-a")
def test_victory_options_score_in_the_mission() -> None:
    done = told(soviet("12", "top"), german("02", "top"))
    mission = to_mission(done)
    assert mission.sides[1].kill_vp_of["german-pz-ii-f"] == 2
    assert "german-rifle" not in mission.sides[1].kill_vp_of
    assert mission.sides[0].exit is not None
    assert (mission.sides[0].exit.hexes, mission.sides[0].exit.vp) == (("north",), 2)


@pytest.mark.rule("GEN-3.2-a", "GEN-4.0-b")
def test_survivors_are_points_that_can_be_lost() -> None:
    done = told(soviet("03"), german("01"), soviet("16", "top", chosen=["rifle-05", "mmg-18"]))
    assert done.points_at_start("soviet") == 2 - 1
    assert new(setting_for(to_mission(done), "activation", {})).vp == (0, 1)
    assert kill_values(done, "german") == {"5": 2, "18": 2}


@pytest.mark.rule("GEN-3.2-a")
def test_an_own_marker_is_worth_its_points_while_it_is_kept() -> None:
    done = told(soviet("03", "top", control_marker="G09"))
    mission = to_mission(done)
    (marker,) = mission.control
    assert (marker.owner, marker.when_taken, mission.sides[1].vp) == ("soviet", 1, 1)


@pytest.mark.parametrize(
    ("card", "reason"),
    [("08", "no played card has Units"), ("16", "has no Units to choose")],
)
def test_tops_that_cannot_do_anything_are_not_offered(card: str, reason: str) -> None:
    with pytest.raises(OpforError, match=rf"^step 1: soviet card {card} cannot .*{reason}"):
        told(soviet(card, "top"))


def test_a_manhunt_needs_somebody_to_hide() -> None:
    with pytest.raises(OpforError, match=r"^step 1: german card 14 .*no Unit waits"):
        told(german("14", "top"), initiative="german")


def test_a_hunted_unit_is_worth_more_and_stays_hidden() -> None:
    hunt = german("14", "top", chosen=["rifle-05"], sites=["C05"])
    done = told(soviet("03"), hunt)
    assert kill_values(done, "german") == {"5": 4}
    hidden = next(f for f in to_mission(done).sides[1].forces if f.hidden)
    assert (hidden.numbers, hidden.hex) == ((5,), "C05")
