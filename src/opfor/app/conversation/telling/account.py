"""The account of a game: where the points came from, how the score went, what turned it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from opfor.app.conversation.messages import Told
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital
from opfor.core.shown import AT_THE_START, Gain

SAY = PhraseBook.of_the_program("conversation")
MOST_TURNINGS = 3


class Titled(Protocol):
    """Somebody at the table."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...


class Source(Struct, frozen=True):
    """What brought a seat points, how many in all, and how often."""

    why: str
    points: int
    times: int


class Earned(Struct, frozen=True):
    """A seat's points, the largest source first."""

    seat: str
    title: str
    points: int
    sources: tuple[Source, ...]


class Standing(Struct, frozen=True):
    """The score after a turn that changed it. ``line`` is the record line of its last points."""

    line: int
    turn: int
    scores: dict[str, int]


class Turning(Struct, frozen=True):
    """A turn that counted: its largest gain in words, how far the score moved towards ``seat``."""

    line: int
    turn: int
    seat: str
    swing: int
    text: str
    took_lead: bool = False


class Account(Struct, frozen=True):
    """``lines`` say the rest in words; they are empty where no points were made."""

    earned: tuple[Earned, ...]
    curve: tuple[Standing, ...]
    turnings: tuple[Turning, ...]
    lines: tuple[str, ...]


class _Turn(Struct):
    """One step of the game with the points it brought."""

    number: int
    gains: list[tuple[Told, Gain]]


def account(told: Sequence[Told], seats: Sequence[Titled]) -> Account:
    """Adds up what the story brought. Turning points: the turns that took the lead, then the
    largest swings, told in the order they came."""
    turns = [turn for turn in _turns(told) if turn.gains]
    titles = {seat.id: seat.title for seat in seats}
    earned = tuple(_earned(turns, titles))
    curve = tuple(_curve(turns))
    turnings = tuple(_turnings(turns, curve))
    return Account(earned, curve, turnings, tuple(_lines(earned, turnings, titles)))


def _turns(told: Sequence[Told]) -> Iterator[_Turn]:
    turn = _Turn(0, [])
    for each in told:
        if each.kind == "step":
            yield turn
            turn = _Turn(turn.number + 1, [])
        turn.gains += [(each, gain) for gain in each.gains]
    yield turn


def _earned(turns: Sequence[_Turn], titles: dict[str, str]) -> Iterator[Earned]:
    found: dict[str, dict[str, list[int]]] = {}
    for turn in turns:
        for _, gain in turn.gains:
            by_why = found.setdefault(gain.seat, defaultdict(list))
            by_why[gain.why].append(gain.points)
    for seat in [*titles, *(seat for seat in found if seat not in titles)]:
        if seat in found:
            sources = [Source(why, sum(each), len(each)) for why, each in found[seat].items()]
            sources.sort(key=lambda source: -source.points)
            total = sum(source.points for source in sources)
            yield Earned(seat, titles.get(seat, seat), total, tuple(sources))


def _curve(turns: Sequence[_Turn]) -> Iterator[Standing]:
    scores: dict[str, int] = defaultdict(int)
    for turn in turns:
        for _, gain in turn.gains:
            scores[gain.seat] += gain.points
        yield Standing(turn.gains[-1][0].number, turn.number, dict(scores))


def _turnings(turns: Sequence[_Turn], curve: Sequence[Standing]) -> list[Turning]:
    found: list[Turning] = []
    leader = ""
    for turn, standing in zip(turns, curve, strict=True):
        now = _leader(standing.scores)
        if all(gain.why == AT_THE_START for _, gain in turn.gains):
            leader = now
            continue
        found.append(_turning(turn, took_lead=bool(now and leader) and now != leader))
        leader = now or leader
    best = sorted(found, key=lambda each: (not each.took_lead, -each.swing, -each.turn))
    return sorted(best[:MOST_TURNINGS], key=lambda each: each.turn)


def _leader(scores: dict[str, int]) -> str:
    first, *others = sorted(scores.items(), key=lambda each: -each[1])
    return "" if others and others[0][1] == first[1] else first[0]


def _turning(turn: _Turn, took_lead: bool) -> Turning:
    net: dict[str, int] = defaultdict(int)
    for _, gain in turn.gains:
        net[gain.seat] += gain.points
    seat = max(net, key=lambda each: net[each])
    swing = 2 * net[seat] - sum(net.values())
    told, _ = max(turn.gains, key=lambda each: (each[1].seat == seat, each[1].points))
    return Turning(told.number, turn.number, seat, swing, told.text, took_lead)


def _lines(
    earned: Sequence[Earned], turnings: Sequence[Turning], titles: dict[str, str]
) -> Iterator[str]:
    if not earned:
        return
    yield SAY("points-from")
    for each in earned:
        sources = ", ".join(_source(source) for source in each.sources)
        yield f"  {capital(each.title)} {each.points}: {sources}."
    yield SAY("turned")
    for turning in turnings:
        told = {"line": turning.line, "text": turning.text}
        if turning.took_lead:
            who = capital(titles.get(turning.seat, turning.seat))
            yield f"  {SAY('turning-lead', who=who, **told)}"
        else:
            yield f"  {SAY('turning', **told)}"


def _source(source: Source) -> str:
    why = SAY("source-start") if source.why == AT_THE_START else source.why
    if source.times > 1:
        return SAY("source-often", points=source.points, why=why, times=source.times)
    return SAY("source", points=source.points, why=why)
