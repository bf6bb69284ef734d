"""Everything that enters the engine answers one of these requests.

A procedure yields a request and receives its answer. Who answers (a seed, a person at a table, a
script, the record of an earlier game, an enumeration) is none of the procedure's business.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.errors import BadAnswer


class Roll(Struct, frozen=True, tag="roll"):
    """Dice. The answer is a tuple with one number from 1 to ``sides`` per die.

    Where one die picks one of several, ``faces`` name them, as those of a tie are named.
    """

    source: str
    dice: int
    sides: int
    why: str
    rule: str = ""
    faces: tuple[str, ...] = ()


UNTOLD = "untold"
"""The answer to a hidden draw that whoever drew it keeps to himself."""


class Draw(Struct, frozen=True, tag="draw"):
    """One item out of a pool. The answer is the item; an item listed twice is twice as likely.

    ``hidden`` says that the opponent never looks at it: the answer may be ``UNTOLD``, and what
    comes to depend on it later is asked then; ``into`` is the source it goes into, which the table
    must have too, because nobody else could draw it from there. ``beyond`` are items that chance
    never gives but that a person may have drawn, from a pile whose cards nobody has looked at.
    ``part`` names what of a card counts this time (its spent number); where none is named, all of
    it.
    """

    source: str
    pool: tuple[str, ...]
    why: str
    rule: str = ""
    hidden: bool = False
    beyond: tuple[str, ...] = ()
    into: str = ""
    part: tuple[str, ...] = ()

    @property
    def nameable(self) -> list[str]:
        """What a person may name, each once, in order."""
        return sorted({*self.pool, *self.beyond})


class TieBreak(Struct, frozen=True, tag="tie"):
    """A random pick among equals that the rules leave open. The answer is one of them."""

    candidates: tuple[str, ...]
    why: str
    rule: str = ""
    source: str = "tie"


class Choose(Struct, frozen=True, tag="choose"):
    """A seat's decision. The answer is one of the offered actions.

    ``why`` tells a person what it is about; ``about`` is the same as a value of the game's, for
    players who decide by numbers.
    """

    seat: str
    question: str
    options: tuple[Any, ...]
    why: str = ""
    rule: str = ""
    about: Any = None


class Judge(Struct, frozen=True, tag="judge"):
    """A fact only a person can see. The answer is one of the offered words."""

    question: str
    options: tuple[str, ...]
    why: str = ""
    rule: str = ""


Request: TypeAlias = Roll | Draw | TieBreak | Choose | Judge
Answer: TypeAlias = Any

CHANCE = (Roll, Draw, TieBreak)


def is_chance(request: Request) -> bool:
    """True for what a die, a cup or a shuffled deck decides."""
    return isinstance(request, CHANCE)


def kind_of(request: Request) -> str:
    """``roll``, ``draw``, ``tie``, ``choose`` or ``judge``."""
    return str(request.__struct_config__.tag)


def source_of(request: Request) -> str:
    """Where the answer comes from: a stream of chance, or the seat that decides."""
    match request:
        case Choose(seat=seat):
            return seat
        case Judge():
            return "judge"
    return request.source


def only_answer(request: Request) -> Answer | None:
    """The answer to a chance request that can go only one way, else ``None``.

    A person at a table is not asked for what the program can know.
    """
    match request:
        case Draw(pool=pool, beyond=()) if len(set(pool)) == 1:
            return pool[0]
        case TieBreak(candidates=(only,)):
            return only
    return None


@cite("X-5")
def check_answer(request: Request, answer: Answer) -> None:
    """Refuse an answer the request does not offer, saying what it would take."""
    match request:
        case Roll(dice=dice, sides=sides):
            if not _is_roll(answer, dice, sides):
                wanted = f"{dice} number{'s' * (dice > 1)} from 1 to {sides}"
                raise BadAnswer(f"{request.source}: {answer!r} is not a roll; give {wanted}")
        case Draw(pool=pool, hidden=hidden):
            known = answer in pool or answer in request.beyond
            if not known and not (hidden and answer == UNTOLD):
                raise BadAnswer(
                    f"{request.source}: {answer!r} is not there to be drawn; "
                    f"possible: {', '.join(request.nameable)}"
                )
        case TieBreak(candidates=candidates):
            if answer not in candidates:
                raise BadAnswer(f"{answer!r} is not among the tied: {', '.join(candidates)}")
        case Choose(options=options):
            if answer not in options:
                raise BadAnswer(f"{request.question}: that is not one of the legal answers")
        case Judge(options=options):
            if answer not in options:
                raise BadAnswer(f"{request.question} {answer!r}? Answer one of: {options}")


def _is_roll(answer: Answer, dice: int, sides: int) -> bool:
    return (
        isinstance(answer, tuple)
        and len(answer) == dice
        and all(type(n) is int and 1 <= n <= sides for n in answer)
    )
