"""The order deck of a solo mission: the sheet's cards, and Command Cards for CAPs won or lost."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.generator_cards.content import content
from opfor.games.coh_generator.bot.order_deck import (
    Deck,
    add_cards,
    build_deck,
    cap_balance,
    command_cards,
    remove_cards,
)
from opfor.games.coh_generator.tests.story import play
from opfor.games.coh_generator.values.state import CapChange, State


@pytest.mark.rule("SOLO-5.4-a")
def test_the_two_decks_share_31_cards() -> None:
    defense, offense = content().face("defense").deck, content().face("offense").deck
    assert (defense, offense) == ((5, 43), (13, 51))
    low, high = (set(range(a, b + 1)) for a, b in (defense, offense))
    assert len(low) == len(high) == 39
    assert len(low & high) == 31


OFFENSE = Deck("offense", frozenset(range(13, 52)))
DEFENSE = Deck("defense", frozenset(range(5, 44)))


def settled(procedure: Any) -> Any:
    """What a procedure that asks nobody comes to."""
    try:
        next(procedure)
    except StopIteration as end:
        return end.value
    raise AssertionError("somebody was asked")


@pytest.mark.rule("SOLO-5.4-b")
def test_caps_gained_add_command_cards_from_the_sheets_end() -> None:
    game = play(guideline=1)
    offense, defense = (settled(add_cards(game, deck, 2)) for deck in (OFFENSE, DEFENSE))
    assert offense.cards >= {54, 55}
    assert defense.cards >= {1, 2}
    assert settled(add_cards(game, offense, 20)).cards - OFFENSE.cards <= command_cards()


@pytest.mark.rule("SOLO-5.4-c", "QS-11")
def test_caps_lost_remove_command_cards_from_the_same_end_but_never_the_last() -> None:
    game = play(guideline=1)
    left = settled(remove_cards(game, OFFENSE, 1))
    assert OFFENSE.cards - left.cards == {max(command_cards() & OFFENSE.cards)}
    assert len(settled(remove_cards(game, left, 99)).cards & command_cards()) == 1


def with_caps(by: int, sheet: Any, **rulings: str) -> tuple[int, ...]:
    """The deck of a Soviet AI whose cards gave or took so many CAPs."""
    ruled = {name.replace("_", "-"): value for name, value in rulings.items()}
    change = CapChange(role="soviet", side="soviet", by=by, card="01")
    game = play(ruled, guideline=1)
    game.state = State(caps={"soviet": 4 + by}, cap_changes=(change,))
    built: tuple[int, ...] = settled(build_deck(game, "soviet", sheet))
    return built


@pytest.mark.rule("SOLO-5.4-b", "SOLO-5.4-c", "QS-4", "QS-5")
@pytest.mark.parametrize(
    ("by", "sheet", "expected"),
    [
        (2, "defense", [1, 2, *range(5, 44)]),
        (2, "offense", [*range(13, 52), 54, 55]),
        (-2, "defense", [*range(7, 44)]),
        (-1, "offense", [*range(13, 51)]),
        (9, "defense", [*range(1, 44), 50, 51, 52, 53, 54]),
    ],
)
def test_the_deck_grows_and_shrinks_at_its_own_end(
    by: int, sheet: str, expected: list[int]
) -> None:
    assert list(with_caps(by, sheet)) == expected


@pytest.mark.rule("SOLO-5.4-b", "SOLO-5.4-c", "QS-4", "QS-5")
def test_only_command_cards_come_and_leave_unless_ruled_otherwise() -> None:
    blue = sorted(command_cards() & OFFENSE.cards)
    left = settled(remove_cards(play(guideline=1), OFFENSE, 4))
    assert OFFENSE.cards - left.cards == set(blue[-4:])
    lost = with_caps(-4, "offense", command_card_loss="any-card")
    assert lost == tuple(range(13, 48))
    gained = with_caps(6, "defense", command_card_gain="any-card")
    assert gained == tuple(range(1, 46))


@pytest.mark.rule("SOLO-5.4-d", "QS-15")
def test_gains_and_losses_are_netted_and_base_caps_do_not_count() -> None:
    def change(by: int) -> CapChange:
        return CapChange(role="soviet", side="soviet", by=by, card="01")

    state = State(caps={"soviet": 9}, cap_changes=(change(2), change(-1)))
    assert cap_balance(state, "soviet", "net") == (1, 0)
    assert cap_balance(state, "soviet", "gains-first") == (2, 1)
    assert cap_balance(State(caps={"soviet": 9}), "soviet", "net") == (0, 0)
