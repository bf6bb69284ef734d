"""The record of a game: answers and the events they caused, appended and never erased.

``fold`` applies the stored events and always works. Undo, redo and corrections are lines of their
own; ``effective`` says which answers count now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from opfor.core.codec import to_plain
from opfor.core.owned import OwnPack
from opfor.core.requests import Answer, Request, kind_of, source_of

FORMAT = 3
REASONS_FROM = 3
"""Since this format decisions are written as they are today; of older ones only the events must
come out the same."""
IDS_FROM = 3
"""Since this format events hold ids and values only; older ones are brought to today's form when
they are read (``Game.renewed``)."""


class Header(Struct, frozen=True, kw_only=True):
    """First line of a save: everything needed to set the game up again."""

    opfor: int = FORMAT
    version: str
    game: str
    title: str = ""
    mode: str = "play"
    seed: int
    options: dict[str, Any]
    rulings: dict[str, str]
    packs: dict[str, str] = {}
    table_sources: tuple[str, ...] = ()
    untold_sources: tuple[str, ...] = ()
    """Of those at the table, the ones whose hidden draws nobody tells."""
    players: dict[str, str] = {}
    """Seats played by the program, and by which of the game's players."""
    own: tuple[OwnPack, ...] = ()
    """The owner's packs, whole, so that the game goes on when their folders change."""
    files: dict[str, str] = {}
    """The text of single files that options name (a mission, a deck), by that name."""
    start: Any = None
    """The state the record begins with, so that old saves fold under any later set-up rules."""


class Started(Struct, frozen=True, tag="start"):
    """What happened before the first request."""

    log: tuple[Any, ...] = ()


class Answered(Struct, frozen=True, tag="answer"):
    """One answer, who gave it, and everything that followed until the next request.

    Log entries are events in their stored form, decisions (``type: decision``), and ``"step"``
    where a step begins.
    """

    ask: str
    source: str
    answer: Any
    by: str
    log: tuple[Any, ...] = ()

    @property
    def is_choice(self) -> bool:
        """Whether a seat decided: then ``source`` is the seat."""
        return self.ask == "choose"


class Undone(Struct, frozen=True, tag="undo"):
    """From here on only the first ``keep`` answers count."""

    keep: int


class Redone(Struct, frozen=True, tag="redo"):
    """The first ``keep`` answers count again."""

    keep: int


class Returned(Struct, frozen=True, tag="return"):
    """What counted after the first ``line`` lines of the record counts again."""

    line: int


class Adjusted(Struct, frozen=True, tag="adjust"):
    """A correction made by hand: the event it amounts to, and what was typed.

    A correction before the first answer of a step starts the step again (``restart``), so that
    everything asked and offered fits it. Later in a step ``log`` holds the decisions that were
    taken anew with the right fact (see ``fold.adjust_play``).
    """

    event: Any
    text: str
    restart: bool = False
    log: tuple[Any, ...] = ()


class Sources(Struct, frozen=True, tag="sources"):
    """From here on these sources of chance are answered at the table; hidden draws from those in
    ``untold`` are not told."""

    table: tuple[str, ...]
    untold: tuple[str, ...] = ()


class Learned(Struct, frozen=True, tag="learn"):
    """Content that was typed in at the table: what, and all of it so far as a pack. It is known
    from here on whatever is taken back."""

    text: str
    pack: OwnPack


class Hinted(Struct, frozen=True, tag="hint"):
    """A seat asked the coach. Nothing of the game depends on it."""

    moment: int
    seat: str


class Noted(Struct, frozen=True, tag="note"):
    """What a seat wrote about a moment; a later note about it replaces it, an empty one takes it
    away. Nothing of the game depends on it."""

    moment: int
    text: str
    seat: str = ""


class Lost(Struct, frozen=True, tag="lost"):
    """A seat has lost the game as it stands, without its being played to the end. Whoever goes
    back from here takes that back too."""

    seat: str
    why: str


Remark: TypeAlias = Noted | Hinted
"""Lines about the game, of which nothing of it depends."""
Line: TypeAlias = (
    Started | Answered | Undone | Redone | Returned | Adjusted | Sources | Learned | Lost | Remark
)
Entry: TypeAlias = Started | Answered | Adjusted
"""Lines that carry events."""

STEP = "step"
Responder: TypeAlias = Callable[[Any, Request], Answer]


def noting(respond: Responder, lines: list[Answered]) -> Responder:
    """The same responder; what it answers is kept as lines of a record."""

    def respond_and_note(play: Any, request: Request) -> Answer:
        answer = respond(play, request)
        lines.append(Answered(kind_of(request), source_of(request), to_plain(answer), "script"))
        return answer

    return respond_and_note


def is_decision(item: Any) -> bool:
    """True for a stored decision, False for a stored event."""
    return isinstance(item, dict) and item.get("type") == "decision"


def renewed(
    lines: Sequence[Line],
    renew: Callable[[dict[str, Any]], dict[str, Any]],
    rename: Callable[[str], str] = str,
) -> list[Line]:
    """The lines of an old record with every event in today's form, and what an answer names under
    its name of today; all else stays as it is."""

    def new(item: Any) -> Any:
        return item if item == STEP or is_decision(item) else renew(item)

    def again(line: Line) -> Line:
        match line:
            case Answered(answer=str() as answer):
                return replace(line, answer=rename(answer), log=tuple(map(new, line.log)))
            case Started() | Answered():
                return replace(line, log=tuple(map(new, line.log)))
            case Adjusted():
                return replace(line, event=new(line.event), log=tuple(map(new, line.log)))
        return line

    return [again(line) for line in lines]


NOWHERE = -1


class History:
    """The lines of a record read as a tree: which entries count, which could be taken up again.

    ``lines`` only grows; ``path`` holds the places in it of the entries that count, ``ahead`` of
    those that were undone last and can be redone.
    """

    def __init__(self, lines: Sequence[Line] = ()) -> None:
        self.lines: list[Line] = []
        self.entries: list[Entry] = []
        self.path: list[int] = []
        self.ahead: list[int] = []
        self._parents: dict[int, int] = {}
        self._tips: list[int] = []
        self._lost: dict[int, Lost] = {}
        for line in lines:
            self.add(line)

    @property
    def undone(self) -> list[Entry]:
        """What ``redo`` would bring back, in order."""
        return [self._entry(place) for place in self.ahead]

    def add(self, line: Line) -> None:
        """Append one line and update what counts."""
        match line:
            case Undone(keep=keep):
                self._leave(keep)
            case Redone(keep=keep):
                count = keep - len(self.path)
                self._follow(self.path + self.ahead[:count], self.ahead[count:])
            case Returned(line=number):
                self._follow(self.path_at(number), [])
            case Started() | Answered() | Adjusted():
                place = len(self.lines)
                self._parents[place] = self.path[-1] if self.path else NOWHERE
                self.path.append(place)
                self.entries.append(line)
                self.ahead.clear()
            case Lost():
                self._lost[self.path[-1] if self.path else NOWHERE] = line
            case Sources() | Learned() | Noted() | Hinted():
                pass
        self.lines.append(line)
        self._tips.append(self.path[-1] if self.path else NOWHERE)

    @property
    def lost(self) -> Lost | None:
        """By whom the game is lost where it stands."""
        return self._lost.get(self.path[-1] if self.path else NOWHERE)

    def _leave(self, keep: int) -> None:
        self.ahead = self.path[keep:] + self.ahead
        del self.path[keep:]
        del self.entries[keep:]

    def _follow(self, path: list[int], ahead: list[int]) -> None:
        same = shared(self.path, path)
        self.entries[same:] = [self._entry(place) for place in path[same:]]
        self.path, self.ahead = path, ahead

    def _entry(self, place: int) -> Entry:
        entry = self.lines[place]
        assert isinstance(entry, Started | Answered | Adjusted)
        return entry

    def path_at(self, count: int) -> list[int]:
        """The places of the entries that counted after the first ``count`` lines."""
        if count >= len(self.lines):
            return list(self.path)
        place = self._tips[count - 1] if count > 0 else NOWHERE
        path = []
        while place != NOWHERE:
            path.append(place)
            place = self._parents[place]
        return path[::-1]

    def left(self) -> list[int]:
        """The last place of every branch that does not count now, oldest first."""
        inner = {*self._parents.values(), *self.path}
        return [place for place in self._parents if place not in inner]

    def answers(self) -> list[Answered]:
        """The answers that count, in order."""
        return [entry for entry in self.entries if isinstance(entry, Answered)]

    def log(self) -> list[Any]:
        """All stored events and decisions that count, in order, ``"step"`` marks included."""
        return [item for entry in self.entries for item in entry.log]


def shared(one: Sequence[int], other: Sequence[int]) -> int:
    """How many places two paths have in common from their beginning."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
