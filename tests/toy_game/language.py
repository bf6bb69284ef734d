"""How a race is said, typed, written to a file and foretold."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import Struct

from opfor.core.errors import BadPosition
from opfor.core.game import Forecast, Positions, Situation, Words, intended
from opfor.core.odds import walk
from opfor.core.play import Play
from opfor.core.requests import Answer, Choose, Request
from opfor.core.trace import Decision
from opfor.kit.picture import Picture
from opfor.kit.scene import laid
from tests.toy_game.values import CARDS, HIDDEN, Action, Drawn, Event, Moved, Ran, State, Wager

NAMES = ("The hare", "The tortoise")


def action(_setting: Any, _state: State, offered: Action) -> str:
    if isinstance(offered, Wager):
        return "wager on the wind" if offered.on else "no wager"
    return f"play {offered.card}, {CARDS[offered.card]} squares"


def action_key(_setting: Any, _state: State, offered: Action) -> str:
    if isinstance(offered, Wager):
        return "wager" if offered.on else "no"
    return offered.card


def event(_setting: Any, _state: State, happened: Event) -> str:
    match happened:
        case Drawn(side, card):
            return f"{NAMES[side]} draws {'a card' if card == HIDDEN else card}."
        case Ran(side, card, steps):
            return f"{NAMES[side]} plays {card} and runs {steps}."
        case Moved(side, to):
            return f"{NAMES[side]} is put on square {to}."


def instruct(_setting: Any, state: State, happened: Event) -> str:
    match happened:
        case Ran(side, card, steps):
            return (
                f"Lay {card} on the deck and put {NAMES[side].lower()} on {state.at[side] + steps}."
            )
    return ""


def board(_setting: Any, state: State, _seat: str) -> str:
    hands = [", ".join(hand) or "no cards" for hand in state.hands]
    return "\n".join(f"{NAMES[i]}: square {state.at[i]}, holds {hands[i]}" for i in (0, 1))


def scene(setting: Any, state: State, seat: str) -> Any:
    return Picture("Race", board(setting, state, seat), laid(100, 20, ""))


WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board,
    scene=scene,
    candidate=lambda _setting, _decision, name: str(name).capitalize(),
)


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """A race as a file: squares, the hare's hand, optionally the goal."""

    game: str
    at: tuple[int, int]
    hand: tuple[str, ...]
    goal: int = 12


def read(rulings: dict[str, str], raw: bytes) -> tuple[Any, State]:
    from tests.toy_game import Options, Setting

    try:
        position = msgspec.json.decode(raw, type=Position)
    except msgspec.DecodeError as error:
        raise BadPosition(f"position: {error}") from None
    if unknown := set(position.hand) - set(CARDS):
        raise BadPosition(f"hand: {unknown.pop()!r} is no card; cards are: {', '.join(CARDS)}")
    rest = list(CARDS) * 3
    for card in position.hand:
        rest.remove(card)
    setting = Setting(Options(goal=position.goal), {"finish": "past"} | rulings)
    return setting, State(at=position.at, hands=(position.hand, ()), deck=tuple(sorted(rest)))


def write(setting: Any, state: State) -> dict[str, Any]:
    return {
        "game": "race",
        "at": list(state.at),
        "hand": list(state.hands[0]),
        "goal": setting.options.goal,
    }


def decide(rulings: dict[str, str], raw: bytes, chance: Callable[[Request], Answer]) -> Situation:
    from tests.toy_game import GAME

    setting, state = read(rulings, raw)
    play = Play(GAME, setting, state, explain=True)
    request = play.begin()
    while request is not None and not any(isinstance(item, Ran) for item in play.log):
        request = play.answer(chance(request))
    ran = next(item for item in play.log if isinstance(item, Ran))
    decisions = tuple(item for item in play.log if isinstance(item, Decision))
    return Situation(decisions, ({"do": "play", "card": ran.card},), f"The hare plays {ran.card}.")


def forecast(setting: Any, state: State, action: Any) -> Sequence[Forecast]:
    """Every card the hare may play next, exactly."""
    from tests.toy_game import GAME

    meant = intended(action)

    def fixed(request: Request) -> Answer | None:
        if not isinstance(request, Choose):
            return None
        for each in (meant.action, *meant.answers):
            if each in request.options:
                return each
        return request.options[-1]

    odds: dict[str, Fraction] = defaultdict(Fraction)
    for share, play in walk(lambda: Play(GAME, setting, state), _hare_ran, fixed):
        for item in play.log:
            if isinstance(item, Ran) and item.side == 0:
                odds[item.card] += share
    best = sorted(odds.items(), key=lambda pair: (-pair[1], pair[0]))
    return [Forecast(card, f"the hare plays {card}", float(share)) for card, share in best]


def _hare_ran(play: Play[Any, State]) -> bool:
    return any(isinstance(item, Ran) and item.side == 0 for item in play.log)


POSITIONS: Positions[State] = Positions(read=read, write=write, decide=decide)
