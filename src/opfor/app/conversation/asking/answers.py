"""From a typed line to the answer of a request, and from a request to what can be typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from opfor.app.conversation.asking.abbreviations import (
    INITIALS,
    close_words,
    fitting,
    folded,
    rank,
    words_of,
)
from opfor.app.conversation.asking.tied import faces
from opfor.app.conversation.asking.vocabulary import english_key, meant, spoken
from opfor.core.door import MOST_DIGITS
from opfor.core.echo import shortened
from opfor.core.errors import BadAnswer
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import SAY, either, listed
from opfor.core.requests import Answer, Choose, Draw, Judge, Request, Roll, TieBreak

MOST_LISTED = 6
ASKS = PhraseBook.of_the_program("conversation")
MANY, MOST_BEGINNINGS, MOST_ALIKE = 60, 16, 12
"""More answers than this are shown by their beginnings, without numbers."""


class Offered(NamedTuple):
    """One legal answer: what to type, how it reads, and the answer itself."""

    key: str
    label: str
    answer: Answer
    names: tuple[str, ...] = ()
    """Other names for it: of the things it touches, and what the game adds."""
    english: str = ""
    """What to type for it in English, where another language is spoken: both are understood."""


class Understood(NamedTuple):
    """The answer meant by the first words of a line, and the words left for the next request."""

    answer: Answer
    rest: str


def offered(game: Game[Any], setting: Any, state: Any, request: Request) -> list[Offered]:
    """Everything that can be answered, in the order offered; empty for several dice."""
    words = game.words
    match request:
        case Choose(options=options):
            return [
                Offered(
                    words.action_key(setting, state, a),
                    words.action(setting, state, a),
                    a,
                    _names(game, setting, state, a),
                    english_key(game, setting, state, a),
                )
                for a in options
            ]
        case Draw(source=source):
            drawn = words.drawn or (lambda said_of, _source, i: words.item(said_of, i))
            return [Offered(i, drawn(setting, source, i), i) for i in request.nameable]
        case TieBreak(candidates=names):
            said = [words.tied(setting, state, name) for name in names]
            return [Offered(n, label, n, (n.replace("-", "."),))
                    for n, label in zip(names, said, strict=True)]  # fmt: skip
        case Judge(options=names):
            return [Offered(name, name.replace("-", " "), name) for name in names]
        case Roll(dice=1, sides=sides, faces=names):
            faces_are = [words.tied(setting, state, name) for name in names] or [
                ASKS("offer-face", n=n) for n in range(1, sides + 1)
            ]
            return [Offered(str(n), label, (n,)) for n, label in enumerate(faces_are, start=1)]
    return []


def _names(game: Game[Any], setting: Any, state: Any, action: Any) -> tuple[str, ...]:
    refs = game.shown.refs_of_action(setting, state, action)
    things = [ref.partition(":")[2] for ref in refs]
    return (*(name for name in things if "/" not in name),
            *game.shown.spoken(setting, state, action))  # fmt: skip


def understood(
    request: Request, answers: Sequence[Offered], text: str, numbered: bool = False
) -> Understood:
    """The answer meant; words beyond a complete answer are left for the next request.

    ``numbered`` says that the answers were listed with numbers, so that a number picks one.
    """
    if isinstance(request, Roll):
        return _roll(request, text)
    typed, keys = words_of(text), [each.key for each in answers]
    if isinstance(request, TieBreak | Draw) and (called := _called(text, answers)) is not None:
        return called
    found = _fitting(typed, answers) or _named(typed, answers) or _amounts(typed, keys)
    if len(found) > 1:
        raise BadAnswer(_ambiguous(text, [answers[n] for n in found]))
    if found:
        return Understood(answers[found[0]].answer, "")
    if (begun := _begun(typed, answers)) is not None:
        return begun
    if len(typed) == 1 and isinstance(request, TieBreak) and typed[0] in faces(len(keys)):
        return Understood(answers[(int(typed[0]) - 1) % len(keys)].answer, "")
    if len(typed) == 1 and typed[0].isdecimal() and can_be_counted(keys):
        if not numbered:
            shows = "? all" if len(answers) > MANY else "?"
            raise BadAnswer(f"{shortened(text)!r}: a number picks from a list; {shows} shows it")
        return Understood(_numbered(typed[0], answers), "")
    raise BadAnswer(_unfitting(typed, answers))


def _called(text: str, answers: Sequence[Offered]) -> Understood | None:
    """What the line begins with, if it calls one of them exactly as it is shown; the longest name
    counts."""
    typed = text.casefold().split()
    found = [
        (len(name), each)
        for each in answers
        if typed[: len(name := each.label.casefold().split())] == name
    ]
    if not found:
        return None
    size, best = max(found, key=lambda pair: pair[0])
    return Understood(best.answer, " ".join(text.split()[size:]))


def _fitting(typed: Sequence[str], answers: Sequence[Offered]) -> list[int]:
    """The answers whose keys the words follow; but first letters of one key are not meant where
    another answer has the word itself: ``m10`` is the M10 Wolverine, not the ``m2-105mm``."""
    keys = [each.key for each in answers]
    found = fitting(typed, keys)
    if len(found) == 1:
        words = zip(typed, folded(keys[found[0]]).split(), strict=False)
        if any(rank(*pair) == INITIALS for pair in words):
            named = _named(typed, answers)
            return found if found[0] in named else named or found
    return found


def _named(typed: Sequence[str], answers: Sequence[Offered], exact: bool = False) -> list[int]:
    """The answers that the words name in any order; numbers alone are left for the list."""
    if not typed or all(word.isdecimal() for word in typed):
        return []
    known = [spoken(each.key, each.names, each.label) for each in answers]
    return meant(typed, known, exact)


def _begun(typed: Sequence[str], answers: Sequence[Offered]) -> Understood | None:
    """The answer that the line begins with, as long as possible; the words behind it are left.

    Fewer words than a key has must be exact, and say all of it that tells it apart.
    """
    keys, shared = [each.key for each in answers], _shared(answers)
    for size in range(len(typed) - 1, 0, -1):
        found = _fitting(typed[:size], answers)
        if len(found) == 1 and _is_whole(typed[:size], keys[found[0]]):
            return Understood(answers[found[0]].answer, " ".join(typed[size:]))
        found = _named(typed[:size], answers, exact=True)
        if len(found) == 1 and size >= len(set(keys[found[0]].split()) - shared):
            return Understood(answers[found[0]].answer, " ".join(typed[size:]))
        if size == 1 and (found := _amounts(typed[:size], keys)):
            return Understood(answers[found[0]].answer, " ".join(typed[size:]))
    return None


def _amounts(typed: Sequence[str], keys: Sequence[str]) -> list[int]:
    """``1`` for ``add-caps 1``, where the answers differ by such a number alone."""
    tails = _tails(keys)
    return [] if can_be_counted(keys) else [n for n, t in enumerate(tails) if t == " ".join(typed)]


def _tails(keys: Sequence[str]) -> list[str]:
    """The keys without the words that all of them begin with."""
    words = [key.split() for key in keys]
    columns = zip(*words, strict=False) if len(keys) > 1 else ()
    shared = sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, columns))
    return [" ".join(each[shared:]) for each in words]


def _is_whole(typed: Sequence[str], key: str) -> bool:
    """Whether the words say a key to its end, with hyphens as it has them or with blanks."""
    loose = sum(len([part for part in word.split("-") if part]) for word in typed)
    if loose >= len(key.replace("-", " ").split()):
        return True
    words = folded(key).split()
    ranks = [rank(*pair) for pair in zip(typed, words, strict=False)]
    return len(typed) >= len(words) and all(ranks)


def _shared(answers: Sequence[Offered]) -> set[str]:
    """Words that stand in every key, so that they tell nothing apart."""
    words = [set(each.key.split()) for each in answers]
    return set.intersection(*words) if len(words) > 1 else set()


def can_be_counted(keys: Sequence[str]) -> bool:
    """Whether answers can be picked by number: not if any of them has one where they differ."""
    return not any(tail.partition(" ")[0].isdecimal() for tail in _tails(keys))


def _roll(request: Roll, text: str) -> Understood:
    """``3 5``, ``3+5`` or ``35``; one number per die."""
    words = text.replace(",", " ").replace("+", " ").split()
    dice, sides = request.dice, request.sides
    if words and len(words[0]) == dice > 1 and sides < 10 and words[0].isdecimal():
        words = [*words[0], *words[1:]]
    shown = words[:dice]
    wanted = "one number" if dice == 1 else f"{dice} numbers"
    if len(shown) < dice or not all(n.isdecimal() and 1 <= int(n) <= sides for n in shown):
        raise BadAnswer(f"{text!r}: give {wanted} from 1 to {sides}")
    return Understood(tuple(int(n) for n in shown), " ".join(words[dice:]))


def _numbered(typed: str, answers: Sequence[Offered]) -> Answer:
    if len(typed) > MOST_DIGITS or not 1 <= int(typed) <= len(answers):
        said = shortened(typed)
        raise BadAnswer(f"{said} is not on the list; it goes from 1 to {len(answers)}")
    return answers[int(typed) - 1].answer


def _ambiguous(text: str, meant: Sequence[Offered]) -> str:
    return f"{text!r} could be {some(each.key for each in meant)}; say more"


def _unfitting(typed: Sequence[str], answers: Sequence[Offered]) -> str:
    """Names the first word that fits nothing, and what could stand there."""
    keys = [each.key for each in answers]
    for size in range(len(typed) - 1, 0, -1):
        if found := fitting(typed[:size], keys):
            here = {" ".join(keys[n].split()[size : size + 1]) for n in found} - {""}
            after = " ".join(typed[:size])
            if here:
                return f"{typed[size]!r} does not fit after {after!r}; {some(sorted(here))} would"
            return f"{typed[size]!r} is too much after {after!r}"
    unknown = [word for word in typed if not word.isdecimal() and not _named([word], answers)]
    text = unknown[0] if unknown else " ".join(typed)
    near = [each for each in close_words(text, keys) if each != text]
    meant = f"; did you mean {some(near)}?" if near else ""
    return f"{text!r} is no answer here{meant or '; ? lists the answers'}"


def beginnings(keys: Sequence[str], most: int = MANY) -> dict[str, int]:
    """The first words of many keys and how many begin so: as many words as tell them apart, and
    more where many begin alike and the list stays short."""
    found: dict[str, int] = {}
    for size in range(1, 1 + max(len(key.split()) for key in keys)):
        counts = dict(Counter(" ".join(key.split()[:size]) for key in keys))
        is_short = len(counts) <= min(most, MOST_BEGINNINGS)
        if len(found) < 2 or (is_short and max(found.values()) > MOST_ALIKE):
            found = counts
    return found


def some(names: Iterable[str], last: str = "or") -> str:
    """``a, b or c``, cut short where there are many."""
    said = list(names)
    if len(said) <= MOST_LISTED:
        return listed(said, "") if last == "and" else either(said)
    more, few = len(said) - MOST_LISTED, ", ".join(said[:MOST_LISTED])
    return SAY("and-more" if last == "and" else "or-more", first=few, n=more)
