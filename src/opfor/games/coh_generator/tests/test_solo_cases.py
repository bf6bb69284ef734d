"""Solo missions: cups, special cases of cards, handicaps."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import content
from opfor.core.errors import OpforError
from opfor.games.coh_generator.bot.development import entry_cup
from opfor.games.coh_generator.bot.difficulty import fewer_command_cards
from opfor.games.coh_generator.bot.order_deck import command_cards
from opfor.games.coh_generator.bot.rumors import rumors_of
from opfor.games.coh_generator.tests.story import german, play, setting, soviet, told
from opfor.games.coh_generator.told.mission.briefing import special_rules
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.state import Site, Solo, State

DICE = {"side_die": 1, "sheet_die": 1}
"""The Player is German; ties go to Defense."""


def solo_of(done: Generated) -> Solo:
    assert done.state.solo is not None
    return done.state.solo


@pytest.mark.rule("SOLO-5.6-a")
def test_placed_scheduled_and_rumoured_ai_are_not_in_the_entry_cup() -> None:
    done = told(
        soviet("03"),
        german("03", "top", control_marker="E09", placements={"rifle-05": "E08"}),
        soviet("04", "top"),
        solo=DICE,
    )
    cup = solo_of(done).entry_cup
    assert {"rifle-06", "mmg-18", "nkvd-21"} <= set(cup)
    assert not {"rifle-05", "rifle-07", "rifle-08"} & set(cup)


@pytest.mark.rule("SOLO-6.2-b")
def test_the_ai_plots_no_artillery_its_tile_does() -> None:
    ai = told(soviet("20", "top"), solo=DICE)
    assert to_mission(ai).sides[1].artillery is None
    assert solo_of(ai).notes == ("tile-fires-artillery",)
    assert any("plots no artillery" in rule for rule in special_rules(ai))
    assert "Always: AI plot no artillery" in content().tiles["soviet"]["20"].special
    assert "Always: AI plot no artillery" in content().tiles["german"]["20"].special
    person = told(soviet("20", "top"), solo={"side_die": 4, "sheet_die": 1})
    artillery = to_mission(person).sides[1].artillery
    assert artillery is not None
    assert artillery.strikes == 1


@pytest.mark.rule("SOLO-6.2-e")
def test_the_ais_truck_stays_out_of_the_cup_and_takes_no_orders() -> None:
    truck = soviet("22", "top", truck={"entrance": "west", "exit": "east"})
    done = told(truck, solo=DICE)
    assert "truck-36" not in solo_of(done).entry_cup
    assert entry_cup(replace(done.state, trucks=()), "soviet") != solo_of(done).entry_cup
    special = content().tiles["soviet"]["22"].special
    assert special == (
        "Always: truck-36 take no orders",
        "When the marker advances: Drive truck-36 along the road",
    )


@pytest.mark.rule("SOLO-6.1-a")
def test_special_parameters_are_kept_apart_from_the_orders() -> None:
    bound = [t for t in content().tiles["soviet"].values() if t.special]
    assert {t.id for t in bound} == {"16", "20", "22"}


@pytest.mark.rule("SOLO-6.3-a")
def test_too_easy_the_player_has_fewer_caps() -> None:
    plain, hard = told(solo=DICE), told(solo=DICE, options={"fewer_caps": 2})
    assert hard.caps("german") == plain.caps("german") - 2
    assert hard.caps("soviet") == plain.caps("soviet")


@pytest.mark.rule("SOLO-6.3-b", "QS-11")
def test_the_last_command_card_never_leaves() -> None:
    """Of a deck with one Command Card nothing is taken, not even drawn."""
    game = play(guideline=1, solo=True, fewer_command_cards=2)
    green = [n for n in range(13, 52) if n not in command_cards()]
    deck = (max(command_cards()), *green)
    with pytest.raises(StopIteration) as left:
        next(fewer_command_cards(game, deck))
    assert left.value.value == deck


@pytest.mark.rule("SOLO-6.3-b")
def test_too_hard_command_cards_leave_the_deck() -> None:
    easier = {"fewer_command_cards": 2}
    plain, easy = told(solo=DICE), told(solo=DICE | {"removed": [3, 15]}, options=easier)
    gone = set(solo_of(plain).order_deck) - set(solo_of(easy).order_deck)
    assert gone == {3, 15}
    assert gone <= command_cards()
    with pytest.raises(OpforError, match="1 or 2 can go"):
        setting(guideline=1, solo=True, fewer_command_cards=3)


@pytest.mark.rule("SOLO-6.3-b")
@pytest.mark.parametrize(
    ("removed", "fewer", "said"),
    [
        ([14, 3], 2, "solo.removed: 14 is no Command Card of the deck"),
        ([3], 2, "solo.removed: say which Command Card the handicap took out"),
        ([3], 0, "solo.removed: no handicap takes card 3 out of the deck"),
    ],
)
def test_cards_that_did_not_leave_are_refused(removed: list[int], fewer: int, said: str) -> None:
    with pytest.raises(OpforError, match=f"{said}.*SOLO-6.3-b"):
        told(solo=DICE | {"removed": removed}, options={"fewer_command_cards": fewer})


@pytest.mark.rule("QS-14")
def test_rumours_may_be_counted_counters() -> None:
    """Ten Units on twenty sites: the expansion has 19 Rumored Enemies and 8 No Enemy."""
    units = tuple(f"rifle-{n:02d}" for n in range(1, 11))
    hexes = tuple(f"1-C{n:02d}" for n in range(2, 12)) + tuple(f"1-E{n:02d}" for n in range(2, 12))
    state = State(sites=(Site(card="08", side="soviet", units=units, hexes=hexes),))
    free, cup = rumors_of(state, "soviet", "unlimited")
    assert (len(free), cup.count("no-enemy")) == (20, 10)
    few, counted = rumors_of(state, "soviet", "counted")
    assert (len(few), counted.count("no-enemy")) == (18, 8)
    assert set(units) < set(counted)
