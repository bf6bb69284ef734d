"""What a race shows: names for its things, a lane of squares, two runners, hands and chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.requests import Choose
from opfor.core.shown import (
    CardView,
    Facts,
    Ground,
    Listed,
    ListedItem,
    Mark,
    Outline,
    Piece,
    Score,
    Shown,
)
from opfor.core.trace import Decision
from opfor.kit.scene import laid
from tests.toy_game.values import CARDS, HIDDEN, Drawn, Event, PlayCard, Ran, State, Wager

NAMES = ("hare", "tortoise")
SIZE = 20


def refs_of_action(_setting: Any, state: State, action: PlayCard | Wager) -> tuple[str, ...]:
    if isinstance(action, Wager):
        return ("wager:yes" if action.on else "wager:no",)
    return (f"card:{action.card}",)


def refs_of_event(_setting: Any, _state: State, event: Event) -> tuple[str, ...]:
    match event:
        case Drawn(side, card):
            return () if card == HIDDEN else (f"card:{card}",)
        case Ran(side, card, _):
            return (f"card:{card}", f"runner:{NAMES[side]}")
    return (f"runner:{NAMES[event.side]}",)


def ground(setting: Any) -> Ground:
    squares = range(setting.options.goal + 1)
    drawn = "".join(f'<rect x="{n * SIZE}" y="0" width="18" height="40"/>' for n in squares)
    outlines = [
        Outline(f"square:{n}", f"M{n * SIZE} 0h18v40h-18z", n * SIZE + 9, 20, f"square {n}")
        for n in squares
    ]
    return laid(SIZE * len(squares), 40, drawn, "", outlines)


def pieces(_setting: Any, state: State, seat: str) -> Sequence[Piece]:
    return [
        Piece(
            f"runner:{name}",
            state.at[side] * SIZE + 9,
            10 + 20 * side,
            '<circle r="8"/>',
            f"the {name} on square {state.at[side]}",
            "you" if name == seat else "foe",
        )
        for side, name in enumerate(NAMES)
    ]


def facts(setting: Any, state: State, seat: str) -> Facts:
    goal = setting.options.goal
    hand = [c for h in state.hands for c in h if c != HIDDEN]
    where = {c: "hand" if c in state.hands[NAMES.index(seat)] else "opponent" for c in hand}
    wagers = [ListedItem(f"wager:{each}", each) for each in ("yes", "no")]
    return Facts(
        headline=f"{goal - max(state.at)} squares to go",
        scores=tuple(
            Score(name, name.capitalize(), state.at[i], goal) for i, name in enumerate(NAMES)
        ),
        cards=tuple(
            CardView(f"card:{c}", c, text=f"{n} squares", where=where.get(c, "deck"))
            for c, n in CARDS.items()
        ),
        lists=(Listed("list:wagers", "Wagers", tuple(wagers)),),
    )


def chances(_setting: Any, _before: State, events: Sequence[Any]) -> list[tuple[str, str]]:
    ran = [event for event in events if isinstance(event, Ran)]
    return [(f"runs-{event.steps}", f"runs {event.steps}") for event in ran[:1]]


def consequence(setting: Any, state: State, action: Any) -> str:
    if isinstance(action, Wager):
        return ""
    there = state.at[state.mover] + CARDS[action.card]
    return "reaches the goal" if there >= setting.options.goal else ""


def ref_of_candidate(_setting: Any, _decision: Decision, name: str | int) -> str:
    return f"card:{name}"


def usual(_setting: Any, _state: State, request: Choose) -> int | None:
    """Nobody wagers unasked."""
    wagers = [n for n, each in enumerate(request.options) if each == Wager(False)]
    return wagers[0] if wagers else None


def details(_setting: Any, state: State, _seat: str, ref: str) -> list[str]:
    kind, _, name = ref.partition(":")
    if kind == "card" and name in CARDS:
        return [f"{CARDS[name]} squares"]
    if kind == "runner" and name in NAMES:
        return [f"on square {state.at[NAMES.index(name)]}"]
    return []


SHOWN: Shown[State] = Shown(
    refs_of_action=refs_of_action,
    refs_of_event=refs_of_event,
    ref_of_candidate=ref_of_candidate,
    refs_of_forecast=lambda _setting, _view, key: (f"card:{key}", "runner:hare"),
    ref_of_item=lambda _setting, source, item: f"card:{item}" if source == "deck" else "",
    ground=ground,
    pieces=pieces,
    marks=lambda setting, _view, _seat: [Mark(f"square:{setting.options.goal}", "objective")],
    facts=facts,
    consequence=consequence,
    usual=usual,
    is_whole=lambda setting, _view, action: setting.options.wager and isinstance(action, PlayCard),
    chances=chances,
    details=details,
)
