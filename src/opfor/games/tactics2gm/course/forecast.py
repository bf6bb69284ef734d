"""What the AI will do next: every face of its D10, the stance it gives, and where units would go.

The stance is exact. What follows is told as the stance's own orders, with the moves the AI would
make as things stand if every tie went to the first and no wounded unit fell back.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.core.book import load_book
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.game import Forecast, intended
from opfor.core.play import apart, drive
from opfor.core.requests import Answer, Request, Roll, TieBreak
from opfor.core.trace import Decision
from opfor.games.tactics2gm.bot.stance.modifiers import modifier_said
from opfor.games.tactics2gm.course.rooms import carry_out
from opfor.games.tactics2gm.values.apply import apply
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import Phase
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.events import TurnBegun, UnitMoved
from opfor.games.tactics2gm.values.offers import numbers_of
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import STANCES, Stance, band
from opfor.games.tactics2gm.values.state import AI, State, unit_of

MOST_MOVES = 5
"""So many moves of a stance are told one by one."""
HOLDS = 10
"""The roll of a wounded unit that stays where it is."""


@cite("2GM-ST-1")
def forecast(setting: Setting, state: State, action: Any) -> list[Forecast]:
    """The AI's next stance with its exact chance, likeliest first; ``action`` is what the person
    would do before."""
    if setting.ai is None:
        raise OpforError("there is nothing to forecast: no AI plays in a game for two")
    if state.stage != "turn" or state.result is not None:
        return []
    after = after_action(setting, state, action)
    found = modifiers(setting, after)
    change = sum(value for _, value in found)
    faces = range(1, setting.numbers.fire.die + 1)
    by_stance: dict[int, list[int]] = {}
    for face in faces:
        by_stance.setdefault(band(setting, face + change), []).append(face)
    why = tuple(f"{said}: {value:+d}" for said, value in found)
    told = [
        _told(setting, after, STANCES[setting.ai_kind][number], rolls, why)
        for number, rolls in by_stance.items()
    ]
    return sorted(told, key=lambda one: (-one.probability, one.key))


def modifiers(setting: Setting, state: State) -> list[tuple[str, int]]:
    """What changes the roll for the stance, in words, and by how much."""
    play: TacticsPlay = apart(apply, setting, state, explain=True)
    drive(carry_out(play, "choose_stance"), lambda _request: (1,))
    (decision,) = (item for item in play.log if isinstance(item, Decision))
    found = decision.details["modifiers"]
    return [(modifier_said(each["why"], each["line"]), each["value"]) for each in found]


def _told(
    setting: Setting,
    state: State,
    stance: Stance,
    rolls: list[int],
    why: tuple[str, ...],
) -> Forecast:
    shown = f"{rolls[0]} to {rolls[-1]}" if len(rolls) > 1 else str(rolls[0])
    book = load_book(FOLDER)
    rows = [stance.movement, stance.deployment, stance.shooting]
    orders = tuple(book.title(row) for row in rows)
    moves = moves_in(setting, state, stance)
    others = f"; {len(moves) - MOST_MOVES} more move" if len(moves) > MOST_MOVES else ""
    brings = "; ".join(moves[:MOST_MOVES]) + others
    label = f"{stance.title} on a D10 of {shown}"
    chance = len(rolls) / setting.numbers.fire.die
    return Forecast(stance.name, label, chance, (*why, *orders), brings)


def moves_in(setting: Setting, state: State, stance: Stance) -> list[str]:
    """The moves the AI would make in a stance, in order."""
    play: TacticsPlay = apart(apply, setting, state)
    play.emit(TurnBegun(AI))
    play.state = replace(play.state, stance=stance.name)
    drive(carry_out(play, "act_alone", Phase.MOVEMENT), _by_convention)
    board, cards = setting.board, setting.cards.units
    return [
        f"{cards[unit_of(play.state, item.unit).card].title} to line {board.line(item.cell)}, "
        f"column {board.column(item.cell)}"
        for item in play.log
        if isinstance(item, UnitMoved)
    ]


def _by_convention(request: Request) -> Answer:
    if isinstance(request, TieBreak):
        return request.candidates[0]
    if isinstance(request, Roll):
        return (HOLDS,) * request.dice
    raise OpforError(f"{type(request).__name__} is not asked while the AI moves")


def after_action(setting: Setting, state: State, action: Any) -> State:
    """The state after an act that needs no dice; others are refused in one line."""
    action = intended(action).action
    if action is None:
        return state
    play: TacticsPlay = apart(apply, setting, state)

    def refuse(_request: Request) -> Answer:
        raise OpforError("a forecast looks at acts without dice: a move, a deployment, equipment")

    told = numbers_of(numbering(setting), action)
    drive(carry_out(play, "do_told", state.mover, *told), refuse)
    return play.state
