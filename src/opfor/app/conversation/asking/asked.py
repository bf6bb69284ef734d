"""The pending request as a message, and from the number a client sends back to the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.app.conversation.asking.answers import ASKS, Offered, offered
from opfor.app.conversation.asking.questions import question
from opfor.app.conversation.asking.tied import faces
from opfor.app.conversation.messages import Asking, Offer, SeatTitle
from opfor.app.learning import is_untyped
from opfor.core.declared import declared
from opfor.core.errors import BadAnswer
from opfor.core.game import Game
from opfor.core.requests import (
    Answer,
    Choose,
    Draw,
    Judge,
    Request,
    Roll,
    TieBreak,
    kind_of,
    source_of,
)


def asking(game: Game[Any], setting: Any, view: Any, request: Request) -> Asking:
    """What is asked, with every answer that can be given; of several dice there is no list."""
    dice, sides = (request.dice, request.sides) if isinstance(request, Roll) else (0, 0)
    is_named = isinstance(request, TieBreak) or (isinstance(request, Roll) and request.faces)
    named = offered(game, setting, view, request) if is_named else ()
    return Asking(
        kind=kind_of(request),
        seat=request.seat if isinstance(request, Choose) else "",
        text=question(request, declared(game.folder), named),
        rule=request.rule,
        source="" if isinstance(request, Choose) else source_of(request),
        dice=dice,
        sides=sides,
        offers=tuple(offers(game, setting, view, request)),
    )


def of_another(seats: Sequence[SeatTitle], request: Request) -> Asking:
    """A question to somebody else: whose it is, and nothing of what is asked."""
    seat = request.seat if isinstance(request, Choose) else ""
    title = next((each.title for each in seats if each.id == seat), "")
    said = ASKS("asked-another", who=title) if title else ASKS("dice-are-out")
    return Asking(kind_of(request), seat, said)


def offers(game: Game[Any], setting: Any, view: Any, request: Request) -> list[Offer]:
    """The answers as messages; a die's are numbered by what it shows."""
    answers = offered(game, setting, view, request)
    if isinstance(request, Choose):
        return _chosen(game, setting, view, request, answers)
    if isinstance(request, Roll):
        meant = [each.label if request.faces else "" for each in answers]
        return [
            Offer(each.answer[0], each.label, each.key, consequence=said)
            for each, said in zip(answers, meant, strict=True)
        ]
    if isinstance(request, Draw):
        refs = [game.shown.ref_of_item(setting, request.source, each.answer) for each in answers]
    else:
        refs = [""] * len(answers)
    if isinstance(request, TieBreak):
        shown = faces(len(answers))
        on = ["/".join(shown[n :: len(answers)]) for n in range(len(answers))]
        return [
            Offer(number, each.label, each.key, consequence=f"die {face}" if face else "")
            for number, (each, face) in enumerate(zip(answers, on, strict=True))
        ]
    return [
        Offer(
            number,
            each.label,
            each.key,
            (ref,) if ref else (),
            untyped=is_untyped(game, setting, request, each.key),
        )
        for number, (each, ref) in enumerate(zip(answers, refs, strict=True))
    ]


def _chosen(
    game: Game[Any], setting: Any, view: Any, request: Choose, answers: Sequence[Offered]
) -> list[Offer]:
    shown = game.shown
    usual = shown.usual(setting, view, request)
    return [
        Offer(
            number=number,
            label=each.label,
            typed=each.key,
            refs=shown.refs_of_action(setting, view, each.answer),
            cost=shown.cost(setting, view, each.answer),
            consequence=shown.consequence(setting, view, each.answer),
            odds=shown.odds(setting, view, each.answer),
            group=shown.group(setting, view, each.answer),
            usual=number == usual,
            whole=shown.is_whole(setting, view, each.answer),
            edge=shown.at_edge(each.answer),
        )
        for number, each in enumerate(answers)
    ]


def numbered(request: Request | None, path: Sequence[int]) -> tuple[Answer, int]:
    """The answer that the first numbers of ``path`` mean, and how many they are."""
    match request:
        case None:
            raise BadAnswer("the game is over; there is nothing to answer")
        case Roll(dice=dice):
            if len(path) < dice:
                raise BadAnswer(f"{dice} dice are rolled: give what each of them shows")
            return tuple(path[:dice]), dice
        case Draw():
            known: Sequence[Any] = request.nameable
        case Choose(options=options) | Judge(options=options):
            known = options
        case TieBreak(candidates=candidates):
            known = candidates
    number = path[0]
    if not 0 <= number < len(known):
        raise BadAnswer(f"answer {number}: the offered ones go from 0 to {len(known) - 1}")
    return known[number], 1
