"""What stories do with single rules: deeds carried out in a play, units by their ids."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from opfor.core.deeds import Kept, carried_out
from opfor.core.play import Procedure, drive
from opfor.core.requests import Answer, Request
from opfor.games.tactics2gm.bot.setup import army_deck, bid, pre_game
from opfor.games.tactics2gm.bot.setup import terrain as ai_terrain
from opfor.games.tactics2gm.course import ai_turn as ai
from opfor.games.tactics2gm.course import setup, turn
from opfor.games.tactics2gm.course.rooms import Rooms
from opfor.games.tactics2gm.rules import airplanes, equipment, night, phases, shots, victory
from opfor.games.tactics2gm.rules.board import as_numbered, unit_with
from opfor.games.tactics2gm.rules.movement_phase import carry_out_move as move_told
from opfor.games.tactics2gm.rules.offers import as_numbered_inside
from opfor.games.tactics2gm.values.actions import Action, UseToken
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import How
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.offers import numbers_of
from opfor.games.tactics2gm.values.play import TacticsPlay

HOW = {"fire": How.FIRE, "assault": How.ASSAULT, "extra": How.EXTRA}
_ROOMS = Kept()


def plainly(play: TacticsPlay, deed: Callable[..., Any], *numbers: int) -> Procedure[int]:
    """Any function of the rules, carried out."""
    rooms: Rooms = _ROOMS.of(play.setting, lambda setting: Rooms(setting, {}, plain=True))
    return carried_out(play, rooms, deed, *numbers)


def at_once(play: TacticsPlay, deed: Callable[..., Any], *numbers: int) -> int:
    """The same where nothing is asked."""

    def refuse(request: Request) -> Answer:
        raise AssertionError(request)

    return drive(plainly(play, deed, *numbers), refuse)


def card(play: TacticsPlay, name: str) -> int:
    return numbering(play.setting).card[name]


def told(play: TacticsPlay, action: Action) -> Offer:
    return Offer(*numbers_of(numbering(play.setting), action))


# -- persons' acts ---------------------------------------------------------------------------------


def carry_out(play: TacticsPlay, side: int, action: Action) -> Procedure[int]:
    """Do one offered act."""
    from opfor.games.tactics2gm.course.offers import do_told

    return plainly(play, do_told, side, *told(play, action))


def carry_out_move(play: TacticsPlay, action: Action) -> Procedure[int]:
    def deed(battle: Battle) -> None:
        move_told(battle, as_numbered_inside(battle, told(play, action)))

    return plainly(play, deed)


def shoot(
    play: TacticsPlay, unit: int, slot: int, target: int, how: str = "fire"
) -> Procedure[int]:
    def deed(battle: Battle) -> Any:
        shooter, at = unit_with(battle, unit), as_numbered(battle, target)
        return shots.shoot(battle, shooter, slot, at, HOW[how])

    return plainly(play, deed)


def fly(play: TacticsPlay, side: int, plane: str, target: int) -> Procedure[int]:
    def deed(battle: Battle) -> None:
        airplanes.fly(battle, side, card(play, plane), as_numbered(battle, target))

    return plainly(play, deed)


def meet(
    play: TacticsPlay, side: int, plane: UnitRow, cell: int
) -> Generator[Request, Answer, bool]:
    """Anti-air fire and interception; whether the airplane comes through."""
    through = yield from plainly(play, airplanes.comes_through, side, card(play, plane.id), cell)
    return bool(through)


def use_token(play: TacticsPlay, action: UseToken) -> None:
    def deed(battle: Battle) -> None:
        unit, target = unit_with(battle, action.unit), unit_with(battle, action.target)
        equipment.use_token(battle, unit, action.slot, target)

    at_once(play, deed)


# -- what comes when -------------------------------------------------------------------------------


def assign_armies(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, setup.assign_armies)


def bid_for_first_turn(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, setup.bid_for_first_turn)


def higher_bidder(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, setup.higher_bidder)


def place_terrain(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, setup.place_terrain)


def before_the_game(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, setup.before_the_game)


def step(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, turn.step)


def start_phase(play: TacticsPlay, side: int) -> Procedure[int]:
    return plainly(play, turn.start_phase, side)


def end_phase(play: TacticsPlay, side: int) -> Procedure[int]:
    return plainly(play, turn.end_phase, side)


def draw_cards(play: TacticsPlay, side: int, number: int) -> Generator[Request, Answer, bool]:
    goes_on = yield from plainly(play, phases.draw_cards, side, number)
    return bool(goes_on)


def start(play: TacticsPlay, side: int) -> None:
    at_once(play, phases.start_turn, side)


def collect_ap(play: TacticsPlay, side: int) -> None:
    at_once(play, phases.collect_ap, side)


def flip_over(play: TacticsPlay, side: int) -> None:
    at_once(play, phases.flip_over, side)


def discard_all(play: TacticsPlay, side: int) -> None:
    at_once(play, phases.discard_all, side)


def end_turn(play: TacticsPlay, side: int) -> None:
    at_once(play, phases.end_turn, side)


def reveal(play: TacticsPlay) -> None:
    at_once(play, night.reveal)


def check_goals(play: TacticsPlay) -> bool:
    return bool(at_once(play, victory.check_goals))


def check_end_of_turn(play: TacticsPlay, side: int) -> bool:
    return bool(at_once(play, victory.check_end_of_turn, side))


# -- the AI ----------------------------------------------------------------------------------------


def ai_turn(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, ai.ai_turn)


def build_army(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, army_deck.build_army)


def make_bid(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, bid.make_bid)


def place_ai_terrain(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, ai_terrain.place_ai_terrain)


def deploy_before_the_game(play: TacticsPlay) -> Procedure[int]:
    return plainly(play, pre_game.deploy_before_the_game)
