"""Setting a solo mission up, in the nine steps of the book."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.course.firefight_setup import draw_first_cards, place_units
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.hidden_units import find_exposed
from opfor.games.coh.rules.order_deck import setting_of, solo_of
from opfor.games.coh.values.events import RoundBegun
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_events import SetUpStepTaken

SIDES = (0, 1)


def begin(play: CohPlay) -> Procedure[None]:
    """The step before the first round."""
    yield from solo_set_up(play)
    play.emit(RoundBegun(1))


@cite("COH-1.0-a", "COH-1.0-b", "COH-1.0-c", "COH-1.0-e", "COH-1.0-f", "COH-1.0-g")
def solo_set_up(play: CohPlay) -> Procedure[None]:
    """Mission; map and units; VPs; CAPs; track marker; hit piles; cup; action deck and hand;
    order deck."""
    state, solo, mission = play.state, solo_of(play), setting_of(play).solo
    player = 1 - mission.bot_side
    _done(play, 1)
    for side in SIDES:
        yield from place_units(play, side)
    _done(play, 2)
    _done(play, 3, state.vp[player], state.vp[1 - player])
    _done(play, 4, state.caps[player])
    _done(play, 5, solo.marker)
    _done(play, 6, len(state.soft), len(state.armour))
    _done(play, 7, len(solo.cup))
    yield from draw_first_cards(play, player)
    _done(play, 8, len(play.state.hands[player]))
    _done(play, 9, len(solo.orders))
    update_holders(play)
    find_exposed(play)


def _done(play: CohPlay, step: int, *values: int) -> None:
    play.emit(SetUpStepTaken(step, values))
