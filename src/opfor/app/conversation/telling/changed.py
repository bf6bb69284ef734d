"""What has changed between two moments, in one line: scores, what came and went, what is otherwise
with whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from opfor.core.phrasebook import PhraseBook
from opfor.core.shown import Facts, Piece, Score

SAY = PhraseBook.of_the_program("conversation")
MOST = 6
ROOM = 40
"""How far apart things of one place may lie at most."""


def changed(before: tuple[Sequence[Piece], Facts], now: tuple[Sequence[Piece], Facts]) -> str:
    """The line; empty if nothing can be seen of it."""
    was, are = ({piece.ref: piece for piece in pieces} for pieces, _ in (before, now))
    found = [*_scores(before[1].scores, now[1].scores), *_pieces(was, are)]
    more = f" · {SAY('changed-more', n=len(found) - MOST)}" if len(found) > MOST else ""
    return " · ".join(found[:MOST]) + more


def _scores(before: Iterable[Score], now: Iterable[Score]) -> Iterator[str]:
    was = {score.seat: score.value for score in before}
    for score in now:
        if was.get(score.seat, score.value) != score.value:
            yield f"{score.title} {was[score.seat]} → {score.value}"


def _pieces(was: dict[str, Piece], are: dict[str, Piece]) -> Iterator[str]:
    """First who is gone, then who is otherwise, then who came and who went where."""
    both = [(was[ref], are[ref]) for ref in are if ref in was]
    counted = [(a, b) for a, b in both if b.side and ":" not in b.label]
    yield from _named("gone", (was[ref] for ref in was if ref not in are))
    for before, now in counted:
        fresh = [word for word in _words(now) if word not in _words(before)]
        if fresh and not _is_elsewhere(before, now):
            yield f"{_name(now)}: {', '.join(fresh)}"
    said = [now.label for before, now in both if not now.side and before.label != now.label]
    yield from (label for label in said if ": " in label)
    yield from _named("new", (are[ref] for ref in are if ref not in was))
    yield from _named("moved", (b for a, b in counted if _is_elsewhere(a, b)))


def _is_elsewhere(before: Piece, now: Piece) -> bool:
    """On another place, not only otherwise in its stack."""
    return hypot(now.x - before.x, now.y - before.y) > ROOM


def _named(word: str, pieces: Iterable[Piece]) -> Iterator[str]:
    names = [_name(piece) for piece in pieces if piece.side]
    if names:
        yield SAY(f"changed-{word}", names=", ".join(names))


def _name(piece: Piece) -> str:
    return piece.label.partition(",")[0]


def _words(piece: Piece) -> list[str]:
    return piece.label.split(", ")[1:]
