"""What a seat cannot see, dealt so that the act to be tried can be done."""

from __future__ import annotations

from opfor.app.registry import load_game
from opfor.app.search.deal import dealt
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.requests import UNTOLD, Choose, Draw, is_chance
from opfor.games.blitzkrieg.values.actions import Place


def untold_hand() -> Session:
    """Blitzkrieg! at a table whose person keeps what was drawn to themselves, asked to place."""
    own = ("player-bag", "player-reserve", "pile")
    game = load_game("blitzkrieg")
    session = Session.new(game, Start(seed=3, mode="table", table_sources=own, untold=True))
    while not isinstance(request := session.pending, Choose) or not is_about_a_unit(request):
        if is_chance(request):
            assert isinstance(request, Draw)
            session.answer(UNTOLD if request.hidden else request.pool[0])
        else:
            session.answer(request.options[0])
    return session


def is_about_a_unit(request: Choose) -> bool:
    return isinstance(request.options[0], Place)


def test_any_unit_that_may_be_held_can_be_tried() -> None:
    """Each is in few of the hands that are dealt; one that never came would end the search."""
    session = untold_hand()
    request = session.pending
    assert isinstance(request, Choose)
    assert UNTOLD in session.state.reserves[1]
    for seed in range(12):
        for act in request.options:
            assert dealt(session.play, request.seat, act, Seeded(seed)).pending is not None
