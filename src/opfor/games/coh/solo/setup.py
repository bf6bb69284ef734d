"""Setting a solo mission up, in the nine steps of the book."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.economy import Game
from opfor.games.coh.flow import draw_cards
from opfor.games.coh.rules.ground import update_holders
from opfor.games.coh.rules.hidden import find_exposed
from opfor.games.coh.setup import place_units
from opfor.games.coh.solo.cards.deck import setting_of, solo_of
from opfor.games.coh.solo.events import SetUpStepTaken

SIDES = (0, 1)


@cite("COH-1.0-a", "COH-1.0-b", "COH-1.0-c", "COH-1.0-e", "COH-1.0-f", "COH-1.0-g")
def solo_set_up(play: Game) -> Procedure[None]:
    """Mission; map and units; VPs; CAPs; track marker; hit piles; cup; action deck and hand;
    order deck."""
    state, solo, mission = play.state, solo_of(play), setting_of(play).solo
    player = 1 - mission.bot_side
    row = mission.sides[player]
    _done(play, 1, f"the mission is {mission.title}")
    for side in SIDES:
        yield from place_units(play, side)
    _done(play, 2, "the map is laid and the units stand")
    _done(play, 3, f"VPs: the Player {state.vp[player]}, the AI {state.vp[1 - player]}")
    _done(play, 4, f"the Player has {state.caps[player]} CAPs")
    _done(play, 5, f"the track marker is on space {solo.marker}, the start of the mission")
    _done(play, 6, f"{len(state.soft)} infantry and {len(state.armour)} vehicle hit counters")
    _done(play, 7, f"{len(solo.cup)} counters in the cup behind the Rumored Enemies")
    yield from draw_cards(play, player, row.hand + row.cards_each_round)
    _done(play, 8, f"action cards in hand: {len(play.state.hands[player])}")
    _done(play, 9, f"{len(solo.orders)} order cards in the draw pile")
    update_holders(play)
    find_exposed(play)


def _done(play: Game, step: int, what: str) -> None:
    play.emit(SetUpStepTaken(step, what))
