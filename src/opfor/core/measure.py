"""What the rungs of a ladder look at, as printable values: measures and conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from opfor.core.declared import PLAIN, Declared

Q = TypeVar("Q")
"""The situation a question is asked in: whatever the criteria need to look at."""
C = TypeVar("C")
QIn = TypeVar("QIn", contravariant=True)
"""What measures a wide situation measures a narrower one too."""
CIn = TypeVar("CIn", contravariant=True)


class _Never:
    """Equal to nothing: the "unknown" of measures that always know."""

    def __repr__(self) -> str:
        return "never"


NEVER = _Never()


class Shortfall(Struct, frozen=True, array_like=True):
    """Why a candidate fails a test: an id and its numbers, told by the measure's ``words``.

    It counts as "no", so a test may return it in place of ``False``. ``about`` names the thing it
    is said of where that is not the candidate itself (the target that is out of range).
    """

    why: str
    values: tuple[Any, ...] = ()
    about: str = ""

    def __bool__(self) -> bool:
        return False


class Measure(Struct, Generic[QIn, CIn], frozen=True, eq=False):
    """What a criterion looks at: a number, a rank, or a yes or no.

    ``unit`` is what the number counts (``VP``; ``empty space|empty spaces`` gives one and many);
    ``said`` is a whole phrase where the unit does not simply follow (``DV {}``, ``{:.0%} chance``,
    of one and many ``{} Unit sees it|{} Units see it``); ``words`` names ranks and shortfalls;
    ``unknown`` is the value of what is not known, told as ``unknown_said``; ``silent`` means that
    the value says nothing to a person (an order of reading); ``rulings`` are the rulings that
    shape what is measured; ``brief`` is the wish in a few words, as a printed ladder and a reason
    say it (``lowest attack cost``), where the row's title does not say it; of a test it follows
    "it had to be" (``in cover``).
    """

    id: str
    of: Callable[[QIn, CIn], Any]
    unit: str = ""
    said: str = ""
    words: Mapping[Any, str] = {}
    unknown: Any = NEVER
    unknown_said: str = "unknown"
    silent: bool = False
    rulings: tuple[str, ...] = ()
    brief: str = ""
    shortfalls: Mapping[int, Shortfall | Callable[..., Shortfall]] = {}
    """Over numbers: what a test that fails with a number says by it; some are made, of the play and
    the numbers it gave (``short`` in ``core/ladder.py``)."""
    per: int = 1
    """Over numbers: how many of what is measured make one of what is told (``10`` for tenths)."""
    by_name: bool = False
    """Over numbers: what is told of a candidate is its name; names come in their order."""

    @property
    def is_yes_or_no(self) -> bool:
        """Whether it measures by a plain yes or no."""
        return str(getattr(self.of, "__annotations__", {}).get("return")) == "bool"

    def __call__(self, situation: QIn, candidate: CIn) -> Any:
        return self.of(situation, candidate)

    def tell(self, value: Any, words: Declared = PLAIN) -> str:
        """A measured value in the words of a game; empty where it says nothing."""
        if value is None or isinstance(value, bool) or self.silent:
            return ""
        if value == self.unknown:
            return words(self.unknown_said)
        if (shortfall := shortfall_of(value)) is not None:
            said = self.words.get(shortfall.why, shortfall.why.replace("-", " "))
            if not shortfall.about:
                return words(said, *shortfall.values)
            if of_it := self.words.get(f"of:{shortfall.why}"):
                return words(of_it, shortfall.about, *shortfall.values)
            return f"{shortfall.about}: {words(said, *shortfall.values)}"
        return words(self.words[value]) if self.names(value) else self._counted(value, words)

    def names(self, value: Any) -> bool:
        """Whether a value is a rank with a name of its own."""
        return isinstance(value, int | str) and value in self.words

    def _counted(self, value: Any, words: Declared) -> str:
        shown = words.then(value) if isinstance(value, list | tuple) else value
        return words.counted(self.said or self.unit, shown)

    @property
    def counts(self) -> str:
        """The unit as one word or phrase, for lists."""
        one, _, many = self.unit.partition("|")
        return many or one


def shortfall_of(value: Any) -> Shortfall | None:
    """A shortfall as it is, or as it is read back: ``["too-dear", [3, 2], "G01"]``."""
    match value:
        case Shortfall():
            return value
        case [str() as why, list() | tuple() as values, str() as about]:
            return Shortfall(why, tuple(values), about)
    return None


def with_numbers(why: str, numbers: int, per: int = 1) -> Callable[..., Shortfall]:
    """A shortfall with the first of the numbers that a test gave (``short``), in whole ones of what
    they are parts of."""

    def said(_play: Any, *given: int) -> Shortfall:
        return Shortfall(why, tuple([n if per == 1 else n / per for n in given[:numbers]]))

    return said


def measure(
    unit: str = "",
    *,
    id: str = "",  # noqa: A002 - the contract's name
    said: str = "",
    words: Mapping[Any, str] | None = None,
    unknown: Any = NEVER,
    unknown_said: str = "unknown",
    silent: bool = False,
    rulings: tuple[str, ...] = (),
    brief: str = "",
    shortfalls: Mapping[int, Shortfall | Callable[..., Shortfall]] | None = None,
    per: int = 1,
    by_name: bool = False,
) -> Callable[[Callable[[Q, C], Any]], Measure[Q, C]]:
    """Make a function a measure, named after it: ``@measure("empty space|empty spaces")``."""

    def made(of: Callable[[Q, C], Any]) -> Measure[Q, C]:
        name = id or of.__name__.strip("_").replace("_", "-")
        told = (unit, said, words or {}, unknown, unknown_said, silent, rulings, brief)
        return Measure(name, of, *told, shortfalls or {}, per, by_name)

    return made


class Condition(Struct, Generic[QIn, CIn], frozen=True, eq=False):
    """When a criterion is looked at: words to follow "if", and the test."""

    said: str
    holds: Callable[[QIn, Sequence[CIn]], bool]
    tests: tuple[tuple[str, bool], ...] = ()
    """Over numbers: the functions that are asked, and what each must say."""
    stands: bool = False
    """Whether it is the same whatever candidates are left, so that it can be told before them."""

    def __call__(self, situation: QIn, left: Sequence[CIn] = ()) -> bool:
        return self.holds(situation, left)


def condition(said: str) -> Callable[[Callable[[Q, Sequence[C]], bool]], Condition[Q, C]]:
    """Make a function a condition: ``@condition("no theatre can be won")``. One that does not look
    at the candidates left calls them ``_left``."""

    def made(holds: Callable[[Q, Sequence[C]], bool]) -> Condition[Q, C]:
        looks_at = holds.__code__.co_varnames[1]
        return Condition(said, holds, (), looks_at.startswith("_"))

    return made


def fact(said: str, *, of_left: bool = False) -> Callable[[Callable[[Q], bool]], Condition[Q, int]]:
    """Make a function of a memory a condition: ``@fact("a blitz unit was just placed")``.
    ``of_left`` is one that looks at the candidates left."""

    def made(holds: Callable[[Q], bool]) -> Condition[Q, int]:
        asked = ((holds.__name__, True),)
        return Condition(said, lambda memory, _left: holds(memory), asked, not of_left)

    return made


def unless(fact: Condition[Q, int], said: str) -> Condition[Q, int]:
    """The opposite of a fact, in its own words."""
    ((name, wanted),) = fact.tests
    asked = ((name, not wanted),)
    return Condition(said, lambda memory, left: not fact.holds(memory, left), asked, fact.stands)


def both(first: Condition[Q, int], second: Condition[Q, int], said: str = "") -> Condition[Q, int]:
    """Two facts as one, in words of their own or one after the other."""

    def holds(memory: Q, left: Sequence[int]) -> bool:
        return first.holds(memory, left) and second.holds(memory, left)

    said = said or f"{first.said} and {second.said}"
    return Condition(said, holds, first.tests + second.tests, first.stands and second.stands)
