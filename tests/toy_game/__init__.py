"""A race of a hare against a tortoise: the smallest complete game, and how to add one.

Each turn the mover draws up to two cards, plays one, and a die may bring wind from behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from opfor.core.cascade import decide
from opfor.core.errors import OpforError
from opfor.core.game import Game, Outcome, Seat
from opfor.core.measure import measure
from opfor.core.play import Play, Procedure
from opfor.core.question import Question, Tie, keep_if_possible, prefer
from opfor.core.requests import Choose, Draw, Roll
from tests.toy_game.language import POSITIONS, WORDS, forecast
from tests.toy_game.shown import SHOWN
from tests.toy_game.values import (
    CARDS,
    HIDDEN,
    Action,
    CardTable,
    Drawn,
    Event,
    Moved,
    PlayCard,
    Ran,
    State,
    Wager,
)

NAMES = ("hare", "tortoise")


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``wind``: whether a die is rolled for wind from behind; ``wager``: whether a person may
    wager on it."""

    mode: Literal["solo", "two-player"] = "solo"
    goal: int = 12
    wind: bool = True
    wager: bool = False


class Setting(Struct, frozen=True):
    options: Options
    rulings: dict[str, str]


def new(_setting: Setting) -> State:
    return State(at=(0, 0), hands=((), ()), deck=tuple(sorted(CARDS)) * 3)


def turn(play: Play[Setting, State]) -> Procedure[None]:
    """Draw up to two cards, play one, move, and let the wind blow."""
    side = play.state.mover
    while len(play.state.hands[side]) < 2:
        drawn = yield Draw("deck", play.state.deck, f"The {NAMES[side]} draws a card", "RACE-1")
        play.emit(Drawn(side, drawn))
    card = yield from (bots_card(play) if is_bot(play.setting, side) else asked_card(play))
    steps = CARDS[card]
    wagers = yield from asked_wager(play, side)
    if play.setting.options.wind:
        (rolled,) = yield Roll("die", 1, 6, "Wind from behind on a 6", "RACE-4")
        steps += (rolled == 6) + wagers * (2 if rolled == 6 else -1)
    there = play.state.at[side] + steps
    if play.setting.rulings["finish"] == "exact" and there > play.setting.options.goal:
        steps = 0
    play.emit(Ran(side, card, steps))


def asked_card(play: Play[Setting, State]) -> Procedure[str]:
    hand = play.state.hands[play.state.mover]
    options = tuple(PlayCard(card) for card in sorted(set(hand)))
    action = yield Choose(NAMES[play.state.mover], "Which card?", options, rule="RACE-1")
    card: str = action.card
    return card


def asked_wager(play: Play[Setting, State], side: int) -> Procedure[bool]:
    options = play.setting.options
    if not (options.wager and options.wind) or is_bot(play.setting, side):
        return False
    answers = (Wager(True), Wager(False))
    answer: Wager = yield Choose(NAMES[side], "Do you wager on the wind?", answers, rule="RACE-4")
    return answer.on


def bots_card(play: Play[Setting, State]) -> Procedure[str]:
    """Finish if possible; else the longest stride; else let chance decide."""
    card = yield from decide(play, CARD, play, sorted(set(play.state.hands[0])))
    assert card is not None
    return card


@measure()
def finishes(play: Play[Setting, State], card: str) -> bool:
    return play.state.at[0] + CARDS[card] >= int(play.setting.options.goal)


@measure("square|squares")
def stride(_play: Play[Setting, State], card: str) -> int:
    return CARDS[card]


CARD: Question[Play[Setting, State], str] = Question(
    "card",
    "Which card does the hare play?",
    "the cards in its hand",
    (keep_if_possible("RACE-2", finishes), prefer("RACE-3", stride)),
    named=lambda _play, card: card,
    tie=Tie("uniform", "RACE-3", "Equal strides"),
    chosen="The hare plays {}",
)


def apply(state: State, event: Event) -> State:
    match event:
        case Drawn(side, card):
            return replace(state, hands=_hands(state, side, card), deck=_less(state.deck, card))
        case Ran(side, card, steps):
            hand = _less(state.hands[side], card)
            hands = (hand, state.hands[1]) if side == 0 else (state.hands[0], hand)
            at = tuple(n + steps * (i == side) for i, n in enumerate(state.at))
            deck = tuple(sorted((*state.deck, card)))
            return replace(state, at=at, hands=hands, deck=deck, mover=1 - side)
        case Moved(side, to):
            return replace(state, at=tuple(to if i == side else n for i, n in enumerate(state.at)))


def _hands(state: State, side: int, card: str) -> tuple[tuple[str, ...], ...]:
    return tuple((*hand, card) if i == side else hand for i, hand in enumerate(state.hands))


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def outcome(setting: Setting, state: State) -> Outcome | None:
    for side, name in enumerate(NAMES):
        if state.at[side] >= setting.options.goal:
            scores = dict(zip(NAMES, state.at, strict=True))
            return Outcome(name, f"The {name} is at the goal.", scores, "RACE-5")
    return None


def is_bot(setting: Setting, side: int) -> bool:
    return side == 0 and setting.options.mode == "solo"


def seats(setting: Setting) -> Sequence[Seat]:
    return [Seat(name, name.capitalize(), is_bot(setting, i)) for i, name in enumerate(NAMES)]


def view(setting: Setting, state: State, seat: str) -> State:
    """With two players, hands are hidden from the other side; the bot plays open."""
    if setting.options.mode == "solo":
        return state
    other = 1 - NAMES.index(seat)
    hidden = tuple((HIDDEN,) * len(h) if i == other else h for i, h in enumerate(state.hands))
    return replace(state, hands=hidden)


def heard(setting: Setting, event: Event, seat: str) -> Event:
    if setting.options.mode == "solo":
        return event
    hidden = isinstance(event, Drawn) and NAMES[event.side] != seat
    return replace(event, card=HIDDEN) if hidden else event


def adjust(_setting: Setting, _state: State, text: str) -> Event:
    name, _, square = text.partition(" ")
    if name not in NAMES or not square.isdigit():
        raise OpforError(f"adjust {text!r}: say who stands where, such as: hare 4")
    return Moved(NAMES.index(name), int(square))


def longest(_setting: Setting, _view: State, request: Choose, _pick: Any) -> Any:
    if isinstance(request.options[0], Wager):
        return Wager(False)
    return max(request.options, key=lambda action: CARDS[action.card])


def at_random(_setting: Setting, _view: State, request: Choose, pick: Any) -> Any:
    return request.options[pick(len(request.options))]


def hello(words: Sequence[str]) -> int:
    print("hello", *words)
    return 0


GAME: Game[State] = Game(
    id="race",
    title="Race",
    folder=Path(__file__).parent,
    state=State,
    events=Event,
    actions=Action,
    options=Options,
    prepare=lambda options, rulings: Setting(options, dict(rulings)),
    new=new,
    step=turn,
    apply=apply,
    outcome=outcome,
    seats=seats,
    view=view,
    words=WORDS,
    questions=(CARD,),
    domains=lambda _setting: {"card": sorted(CARDS)},
    players={"random": at_random, "greedy": longest},
    positions=POSITIONS,
    forecast=forecast,
    adjust=adjust,
    inventory=lambda _setting, state: {
        card: [*state.deck, *state.hands[0], *state.hands[1]].count(card) for card in CARDS
    },
    variants=({}, {"mode": "two-player"}, {"wager": True}),
    commands={"hello": hello},
    sources={"deck": "the deck", "die": "the wind die", "tie": "ties of the hare"},
    heard=heard,
    tables={"cards": CardTable},
    shown=SHOWN,
    aspects=lambda _setting, state: {"margin": state.at[1] - state.at[0]},
)
