"""Odds never claim what nobody knows: cards that are not typed, a hand that is not told."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from opfor.app.conversation import Table
from opfor.app.conversation.telling.hints import hint
from opfor.app.own_content import with_packs
from opfor.app.registry import load_game
from opfor.app.search import Budget
from opfor.app.search.learned import learned_for
from opfor.app.sources import stays_untold
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.foresight import foresight_of
from opfor.core.requests import Choose
from tests.own_boxes import LINE, ORDER_CARD, write


def untyped(folder: Path) -> Table:
    """A table at which one order card is typed and all others are not."""
    card = ORDER_CARD.format(number=20, line=LINE)
    pack = write(folder / "mine", "coh", 'replaces = ["order_cards"]\n', order_cards=card)
    game = with_packs(load_game("coh"), [str(pack)])
    table = Table.new(
        game,
        Start(options={"mission": "first-light"}, seed=3, mode="table", table_sources=("orders",)),
    )
    while table.session.state.stage == "set-up":
        table.seen_by().answer(table.moment, (0,))
    return table


def test_what_an_untyped_card_brings_is_foretold_as_not_known(tmp_path: Path) -> None:
    outcomes = untyped(tmp_path).seen_by().forecast().outcomes
    unknown = next(each for each in outcomes if each.key == "untyped")
    assert "not typed yet" in unknown.label
    assert 0.9 < unknown.probability < 1
    assert "card 20" not in unknown.because
    assert sum(each.probability for each in outcomes) == 1


def test_nobody_is_told_how_surely_a_unit_is_spent_by_cards_that_nobody_knows(
    tmp_path: Path,
) -> None:
    eyes = untyped(tmp_path).seen_by()
    move = next(offer for offer in eyes.offers() if offer.group == "Move")
    assert not any(chance.key == "spent" for chance in eyes.describe((move.number,)).odds)


def untold() -> Table:
    """A table at which the person's own tokens are kept to themselves, at the first placement."""
    game = load_game("blitzkrieg")
    sources = tuple(game.sources)
    assert stays_untold(game, sources)
    table = Table.new(
        game, Start(options={}, seed=3, mode="table", table_sources=sources, untold=True)
    )
    eyes = table.seen_by()
    while (asked := eyes.question()) is not None and asked.kind != "choose":
        eyes.answer(table.moment, (1,) * max(1, asked.dice) if asked.kind == "roll" else (0,))
    return table


def test_a_hint_beside_a_table_says_if_you_hold_it() -> None:
    assert hint(untold().seen_by(), Budget(6, 5.0)).text.startswith("If you hold it: ")


def test_a_net_places_only_units_that_it_was_dealt() -> None:
    """Others were written behind the end of the reserve, over whatever lay there."""
    session = untold().session
    request = session.pending
    assert isinstance(request, Choose)
    learned = learned_for(session.game, session.setting)
    assert learned is not None
    chances = learned.chances(session.play, request, request.options, seed=1, looks=2)
    assert all(0 < chance < 1 for chance in chances)
    view = session.game.view(session.setting, session.state, request.seat)
    dealt = foresight_of(session.game).redeal(
        session.setting, view, request.seat, partial(Seeded(1).pick, "deal")
    )
    placed = [request.options[place] for place, *_ in learned.engine.after(dealt, request, 1)]
    side = session.setting.seats.index(request.seat)
    assert {each.unit for each in placed} == {*dealt.reserves[side]}
    assert len(placed) < len(request.options)
