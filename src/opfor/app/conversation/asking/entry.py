"""A typed line is entered whole or not at all: its words answer one request after the other.

Whoever plays beside a table draws and rolls first and types then, so a line may hold a die that
turns out not to be needed (it is passed over and said), and may lack one that is: then the words
behind it wait until the dice are told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from opfor.app.conversation.asking.abbreviations import FINAL, words_of
from opfor.app.conversation.messages import OPPONENT, OVER, Typed
from opfor.core.errors import BadAnswer, Warned
from opfor.core.requests import Request, Roll, is_chance

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

LONGEST_DIE = 2
"""Digits a die can show."""


class Entered(Struct, frozen=True):
    """A line was entered: the record stands at ``moment`` now; it stood at ``before``.

    ``passed_over`` are dice nobody needed; ``left`` are words that wait for what is asked now (the
    dice, or another seat).
    """

    moment: int
    before: int
    passed_over: tuple[str, ...] = ()
    left: str = ""
    taken: tuple[str, ...] = ()
    """Usual answers that were taken because nothing was said."""


def entered(eyes: Eyes, text: str, *, numbered: bool = False, sure: bool = False) -> Entered:
    """Answer with a whole line; ``numbered`` if the answers were listed with numbers.

    What is not said takes its usual answer. What brings something that a person should know of
    first is held back (``Warned``) unless they are ``sure``; words that end something are refused
    where they would end what was not asked yet when the line was typed, unless the line itself has
    done something there.
    """
    before = eyes.table.moment
    # a slip in the first word changes nothing
    first = eyes.typed(text, numbered=numbered, usual=True)
    with eyes.table.session.whole():
        line = _Line(eyes, first, sure)
        while line.left and line.goes_on():
            line.answer_next()
    passed_over, taken = tuple(line.passed_over), tuple(line.taken)
    return Entered(eyes.table.moment, before, passed_over, line.left, taken)


def asked_name(eyes: Eyes) -> str:
    """What is asked, and when in the game."""
    asked = eyes.question()
    if asked is None:
        return ""
    when = eyes.facts().when.partition(":")[0]
    return ", ".join(part for part in (asked.text.partition(" (")[0], when) if part)


class _Line:
    """What is left of a line while it is entered."""

    def __init__(self, eyes: Eyes, first: Typed, sure: bool) -> None:
        self.eyes, self.left, self.sure = eyes, "", sure
        self.reached = {asked_name(eyes)}
        """What was asked when the line was typed, and where it has acted since."""
        self.passed_over: list[str] = []
        self.taken: list[str] = []
        self.has_told_chance = False
        self._answer(first)

    @property
    def _pending(self) -> Request | None:
        return self.eyes.table.session.pending

    def goes_on(self) -> bool:
        """Whether the next word is for what is asked now, as far as that can be seen."""
        if self.eyes.turn == OPPONENT:
            return False
        is_number = words_of(self.left)[0][:1].isdecimal()
        return is_number or not isinstance(self._pending, Roll)

    def answer_next(self) -> None:
        try:
            if self.eyes.turn == OVER:
                raise BadAnswer(f"{self.left!r} is too much: the game is over")
            self._refuse_overtaken()
            typed = self.eyes.typed(self.left, usual=True)
        except BadAnswer as error:
            if not self._passes_over():
                asked = self.eyes.question()
                said = "" if asked is None or self.eyes.turn == OVER else f"{asked.text} "
                raise BadAnswer(f"{said}{error}; nothing of the line was entered") from None
        else:
            self._answer(typed)

    def _refuse_overtaken(self) -> None:
        word = words_of(self.left)[0]
        if word in FINAL and asked_name(self.eyes) not in self.reached:
            raise BadAnswer(f"{word!r} would end what was not asked yet")

    def _answer(self, typed: Typed) -> None:
        if not self.sure:
            self._warn(typed)
        self.taken += typed.taken
        request = self._pending
        self.has_told_chance |= request is not None and is_chance(request)
        self.reached.add(asked_name(self.eyes))
        self.eyes.answer(self.eyes.table.moment, typed.path)
        self.left = typed.left

    def _warn(self, typed: Typed) -> None:
        said = list(typed.warnings)
        if self.eyes.table.is_coached:
            from opfor.app.coach.wheels import thrown_away

            said += filter(None, [thrown_away(self.eyes, typed.path)])
        if said:
            raise Warned(" ".join(said))

    def _passes_over(self) -> bool:
        """A number where none is asked for, among things drawn, is a die that was not needed."""
        word, *rest = self.left.split()
        is_die = word.isdecimal() and len(word) <= LONGEST_DIE
        if not (is_die and self.has_told_chance) or isinstance(self._pending, Roll):
            return False
        self.passed_over.append(word)
        self.left = " ".join(rest)
        return True
