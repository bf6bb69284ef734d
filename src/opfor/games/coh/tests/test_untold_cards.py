"""A person keeps own action cards back: the AI does the same, a card is told by playing it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.conversation import Table
from opfor.app.session import Session
from opfor.app.sources import refuse_kept_back, stays_untold
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.core.fold import verify
from opfor.core.record import Answered
from opfor.core.requests import UNTOLD
from opfor.games.coh import GAME
from opfor.games.coh.course.foresight import redeal
from opfor.games.coh.values.apply import apply
from opfor.games.coh.values.events import CardDealt, CardPlayed
from opfor.games.coh.values.untold_cards import in_deck, kept_back, may_hold
from tests.scripted_table import Cardboard, followed

DECK = ("02", "02", "05", "07")


def companion(mission: str) -> Session:
    start = Start(
        options={"mission": mission}, seed=99, mode="table", table_sources=sorted(GAME.sources)
    )
    session = Session.new(GAME, start)
    session.at_table(UNTOLD, True)
    return session


@pytest.fixture(scope="module")
def untold() -> Session:
    return companion("first-light")


@pytest.fixture
def state(untold: Session) -> Any:
    hands = (("03", UNTOLD), ()) if untold.setting.bot == 1 else ((), ("03", UNTOLD))
    return replace(untold.state, deck=DECK, hands=hands)


@pytest.mark.parametrize(("mission", "seed"), [("first-light", 1), ("church-bell", 2)])
def test_untold_cards_lead_to_the_same_firefight(mission: str, seed: int) -> None:
    """Whoever keeps the hand back meets the same AI; every card stays somewhere."""
    cardboard, session = Cardboard(GAME, {"mission": mission}, seed, "random"), companion(mission)
    begun = session.state
    pieces = GAME.inventory(session.setting, begun)  # type: ignore[misc]

    def tell(table: Table, answer: Any) -> None:
        table.session.answer(answer)
        assert GAME.inventory(session.setting, session.state) == pieces  # type: ignore[misc]

    followed(Table(session), cardboard, tell)
    told, kept = cardboard.play.state, session.state
    assert replace(kept, hands=told.hands, deck=told.deck) == told
    assert list(map(len, kept.hands)) == list(map(len, told.hands))
    assert in_deck(kept) == len(told.deck)
    entries = session.history.entries
    by = [e.by for e in entries if isinstance(e, Answered) and e.source == "action-cards"]
    assert set(by) == {UNTOLD}
    assert verify(GAME, session.setting, GAME.new(session.setting), entries) is None


def test_any_card_that_is_listed_may_be_held_and_is_told_by_playing_it(state: Any) -> None:
    side = 0 if state.hands[0] else 1
    assert may_hold(state, side) == ["02", "03", "05", "07"]
    assert may_hold(state, 1 - side) == []
    assert in_deck(state) == 3
    after = apply(state, CardPlayed(side, "05"))
    assert (after.hands[side], after.deck, after.discard) == (("03",), ("02", "02", "07"), ("05",))
    known = apply(state, CardPlayed(side, "03"))
    assert (known.hands[side], known.deck) == ((UNTOLD,), DECK)
    assert apply(known, CardDealt(side, UNTOLD)).hands[side] == (UNTOLD, UNTOLD)


def test_a_correction_tells_a_card_and_takes_one_back(untold: Session, state: Any) -> None:
    side = 0 if state.hands[0] else 1
    nation = untold.setting.nation(side)
    for text, hand, deck in (("+05", ("03", "05"), ("02", "02", "07")), ("-05", ("03",), DECK)):
        event = GAME.adjust(untold.setting, state, f"hand {nation} {text}")  # type: ignore[misc]
        found = apply(state, event)
        assert (found.hands[side], found.deck) == (hand, deck)


def test_nobody_sees_them_and_looking_ahead_deals_them(untold: Session, state: Any) -> None:
    side = 0 if state.hands[0] else 1
    setting = untold.setting
    assert "untold" not in GAME.words.board(setting, state, "player")
    assert "1 not told" in GAME.words.board(setting, state, "player")
    draw, told = (GAME.words.instruct(setting, state, CardDealt(side, c)) for c in (UNTOLD, "03"))
    assert (draw, told) == ("Draw an action card; keep it to yourself.", "")
    unseen = GAME.view(setting, state, setting.seats[1 - side])
    assert unseen.hands[side] == ("??", "??")
    assert sorted(unseen.deck) == sorted((*DECK, "03"))
    dealt = redeal(setting, GAME.view(setting, state, "player"), "player", lambda _n: 0)
    assert dealt.hands[side] == ("02", "03")
    assert dealt.deck == DECK[1:]


def test_the_program_does_not_draw_while_cards_are_untold(untold: Session, state: Any) -> None:
    assert kept_back(untold.setting, state, "action-cards") == 1
    assert kept_back(untold.setting, state, "orders") == 0
    with pytest.raises(OpforError, match="not told yet, so the program cannot draw"):
        refuse_kept_back(GAME, untold.setting, state, "action-cards")


def test_own_cards_are_told_unless_somebody_wishes_otherwise() -> None:
    """Every roll would ask for a card that may change it."""
    assert not stays_untold(GAME, GAME.sources)
