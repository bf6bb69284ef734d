"""What persons entered: which entries are theirs, and how far back one step goes."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.record import Adjusted, Answered, Entry, History

PERSON = "person"


def is_entered(entry: Entry) -> bool:
    """Whether a person entered it."""
    return isinstance(entry, Adjusted) or (isinstance(entry, Answered) and entry.by == PERSON)


def undo_point(
    history: History, line: int | None, together: Iterable[tuple[int, int]]
) -> int | None:
    """How many entries count after an undo; ``None`` if there is nothing to take back.

    That is the last thing a person entered, or with ``line`` the one that line follows from.
    ``together`` are the first and last places of answers that were given as one act: they are
    taken back as one too.
    """
    path, entries = history.path, history.entries
    last = len(path) if line is None else sum(place <= line for place in path)
    keep = next((n for n in range(last - 1, 0, -1) if is_entered(entries[n])), None)
    if keep is None:
        return None
    first = next((a for a, b in together if a < path[keep] <= b), None)
    return path.index(first) if first in path else keep


def redo_point(history: History, together: Iterable[tuple[int, int]]) -> int | None:
    """How many entries count after a redo: the first thing undone, and all that followed from it;
    ``None`` if there is nothing to bring back."""
    ahead = history.ahead
    if not ahead:
        return None
    last = next((b for a, b in together if a == ahead[0]), ahead[0])
    undone = zip(ahead, history.undone, strict=True)
    later = (n for n, (place, entry) in enumerate(undone) if place > last and is_entered(entry))
    return len(history.path) + next(later, len(ahead))


def given_together(history: History, before: int) -> list[tuple[int, int]]:
    """The first and last of several answers that persons gave since the line ``before``."""
    lines = enumerate(history.lines[before:], start=before)
    given = [n for n, line in lines if isinstance(line, Answered) and line.by == PERSON]
    return [(given[0], given[-1])] if len(given) > 1 else []
