"""What happened as a play: a motion for every kind of event, an entry for every unit."""

from __future__ import annotations

import itertools
import random
from typing import Any, get_args

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.history.played import played
from opfor.app.conversation.messages import Beat, Story, Told
from opfor.app.conversation.telling.beats import MOST, beats
from opfor.app.conversation.telling.changed import changed
from opfor.app.registry import listings, load_game
from opfor.app.start import Start
from opfor.core.cues import ACTS, FOLLOWS, MOTIONS, QUIET, Motion
from opfor.core.errors import OpforError
from opfor.core.shown import Facts, Piece
from tests.scripted_surface import ScriptedSurface

GAMES = sorted(listings())
WHOLE = 10**6
SHORT: dict[str, dict[str, Any]] = {"coh": {"mission": "first-light"}}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_event_has_a_motion_or_says_that_it_has_none(game_id: str) -> None:
    game = load_game(game_id)
    assert set(game.shown.cues) == set(get_args(game.events))
    for kind, cue in game.shown.cues.items():
        assert cue.motion in ("", *MOTIONS)
        assert cue.part in (ACTS, FOLLOWS, QUIET)
        named = [cue.by, cue.at, cue.dice, cue.word, cue.follows.partition("=")[0]]
        assert {name for name in named if name} <= set(kind.__struct_fields__)


@pytest.mark.parametrize("game_id", ["blitzkrieg", "coh", "2gm"])
def test_no_turn_takes_more_entries_than_one_can_follow(game_id: str) -> None:
    """Every entry shows a later moment than the one before, the last one the present."""
    for seed in range(3):
        table = Table.new(load_game(game_id), Start(seed=seed, options=SHORT.get(game_id, {})))
        surface = ScriptedSurface(table, random.Random(seed).randrange)
        for _ in range(40):
            eyes, before = surface.asked(), table.moment
            if eyes is None:
                break
            surface.answer(eyes)
            found = played(eyes, before).beats
            shown = [(before, WHOLE), *((each.until, each.within or WHOLE) for each in found)]
            assert len(found) <= MOST
            assert shown == sorted(set(shown))
            assert not found or shown[-1] == (table.moment, WHOLE)
            assert all(each.said or each.motions for each in found)


def told(number: int, by: str, text: str, part: str = ACTS, place: int = 1) -> Told:
    return Told(number, "event", text, part=part, motion=Motion("shot", by), place=place)


def entries(*all_told: Told) -> tuple[Beat, ...]:
    return beats(Story(0, 9, 0, all_told))


def test_what_one_unit_does_is_one_entry_with_its_reasons_inside() -> None:
    why = Told(3, "decision", "S01 acts", decision=0)
    shot, hit = told(4, "unit:S01", "A shot."), told(5, "", "A hit.", FOLLOWS)
    first, second = entries(told(2, "unit:G01", "Mine."), why, shot, hit)
    assert (first.said, first.until) == (("Mine.",), 2)
    assert (second.said, second.until) == (("A shot.", "A hit."), 9)
    assert second.spoken == (0, 1), "each sentence with its own motion"
    assert [each.text for each in second.reasons] == ["S01 acts"]


def test_units_of_one_line_are_entries_of_their_own() -> None:
    """What no unit does belongs to the one before it; the last one ends where the story does."""
    one, on = told(4, "unit:S01", "One.", place=1), told(4, "unit:S01", "On.", place=2)
    lit, other = told(4, "", "Lit.", place=3), told(4, "unit:S02", "Other.", place=5)
    first, second = entries(one, on, lit, other)
    assert (first.said, first.until, first.within) == (("One.", "On.", "Lit."), 4, 3)
    assert (second.said, second.until, second.within) == (("Other.",), 9, None)


def test_in_the_middle_of_a_line_the_board_is_as_it_was_then() -> None:
    """Each of the units that the AI moves in one line comes alone to where it goes, and the last
    one of them to the moment itself."""
    table = Table.new(load_game("2gm"), Start(seed=1))
    surface = ScriptedSurface(table, random.Random(1).randrange)
    found, before = [], 1
    while not any(each.within for each in found):
        eyes, before = surface.asked(), table.moment
        assert eyes is not None
        surface.answer(eyes)
        found = list(played(eyes, before).beats)
    line = next(each.until for each in found if each.within)
    steps = [each for each in found if each.until == line]
    assert steps[-1].within is None
    pictures = [eyes.view(line, each.within).pieces for each in steps]
    for was, now in itertools.pairwise([eyes.view(line, 0).pieces, *pictures]):
        assert now != was
    assert eyes.view(line, 0).pieces == eyes.view(line - 1).pieces
    with pytest.raises(OpforError, match="within"):
        eyes.view(line, WHOLE)


def test_counts_and_decks_are_no_steps() -> None:
    assert entries(told(4, "", "22 cards are left.", QUIET)) == ()


def test_of_a_very_long_turn_neighbours_are_told_together() -> None:
    found = entries(*(told(n, f"unit:{n}", f"{n}.") for n in range(1, 60)))
    assert len(found) == MOST
    assert sum(len(each.said) for each in found) == 59


def piece(ref: str, label: str, x: float = 0) -> Piece:
    return Piece(ref, x, 0, "", label, "you")


def test_who_lies_otherwise_in_a_stack_has_not_moved() -> None:
    """Of a stack that loses a unit the others close up; what befell them is told all the same."""
    stack = [piece("unit:1", "G01 at J08", -8), piece("unit:2", "G02 at J08", 8)]
    left = [piece("unit:1", "G01 at J08, pinned")]
    told = changed((stack, Facts()), (left, Facts()))
    assert told == "gone: G02 at J08 · G01 at J08: pinned"
    gone_on = [piece("unit:1", "G01 at J09", 90)]
    assert changed((left, Facts()), (gone_on, Facts())) == "moved: G01 at J09"
