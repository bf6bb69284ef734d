"""Reading a record back: fold its events, or run its answers again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct, ValidationError

from opfor.core.chance import Seeded
from opfor.core.cite import cite
from opfor.core.codec import answer_from_plain, convert, sharing, to_plain
from opfor.core.errors import BadAnswer, BadSave, OpforError
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.record import (
    FORMAT,
    REASONS_FROM,
    STEP,
    Adjusted,
    Answered,
    Entry,
    Started,
    is_decision,
)
from opfor.core.requests import check_answer

S = TypeVar("S")


class Difference(Struct, frozen=True):
    """Where a re-run left the record: entry number, what was recorded, what happens today."""

    entry: int
    recorded: str
    today: str


@cite("X-9")
def fold(game: Game[S], start: S, entries: Sequence[Entry]) -> S:
    """Apply the stored events: the state after them."""
    state = step_start = start
    for number, entry in enumerate(entries):
        state, step_start = folded_entry(game, entry, number, state, step_start)
    return state


def folded_entry(
    game: Game[S], entry: Entry, number: int, state: S, step_start: S, within: int | None = None
) -> tuple[S, S]:
    """One entry further: the state after it, and that at the beginning of its step; ``within`` it
    after so many things of its log."""
    if isinstance(entry, Adjusted):
        if entry.restart:
            state = step_start
        state = game.apply(state, _event(game, entry.event, number))
    for item in entry.log[:within]:
        if item == STEP:
            step_start = state
        elif not is_decision(item):
            state = game.apply(state, _event(game, item, number))
    return state, step_start


def _event(game: Game[Any], item: Any, number: int) -> Any:
    try:
        return convert(item, game.events)
    except ValidationError as error:
        said = str(error).replace("`NoneType`", "nothing")
        raise BadSave(f"entry {number}: not an event of {game.title}: {said}") from None


def stored_log(play: Play[Any, Any]) -> tuple[Any, ...]:
    """What has happened since last asked, in stored form; empties the play's log."""
    log = tuple(item if item == STEP else sharing(to_plain(item)) for item in play.log)
    play.log.clear()
    return log


def mark_step(play: Play[Any, Any]) -> None:
    """Put a step mark into the log (the ``on_step`` of recorded plays)."""
    play.log.append(STEP)


def recorded_play(game: Game[S], setting: Any, state: S) -> Play[Any, S]:
    """A play whose log can be stored."""
    return Play(game, setting, state, explain=True, on_step=mark_step)


def counters_of(entries: Sequence[Entry]) -> dict[str, int]:
    """How often each stream of chance has been used by these entries."""
    counters: dict[str, int] = {}
    for entry in entries:
        if isinstance(entry, Answered) and entry.ask in ("roll", "draw", "tie"):
            uses = len(entry.answer) if entry.ask == "roll" else 1
            counters[entry.source] = counters.get(entry.source, 0) + uses
    return counters


def rerun(
    play: Play[Any, S], entries: Sequence[Entry]
) -> Iterator[tuple[int, Entry, tuple[Any, ...]]]:
    """Feed recorded entries to a fresh play; yields each entry with what it causes today."""
    for number, entry in enumerate(entries):
        match entry:
            case Started():
                play.begin()
            case Answered():
                if play.pending is None:
                    raise BadAnswer("the game is already over here")
                try:
                    answer = answer_from_plain(play.pending, entry.answer, play.game.actions)
                except ValidationError as error:
                    raise BadAnswer(
                        f"the recorded answer does not fit the request: {error}"
                    ) from None
                check_answer(play.pending, answer)
                play.answer(answer)
            case Adjusted():
                event = _event(play.game, entry.event, number)
                adjust_play(play, event, restart=entry.restart)
        yield number, entry, stored_log(play)


def adjust_play(play: Play[Any, S], event: Any, *, restart: bool) -> None:
    """Carry a correction into a running play; the correction itself is not logged.

    In the middle of a step the step is run again as if the fact had been right from its
    beginning, so that what is asked and offered fits it. Where that would lead elsewhere (the
    step itself has changed the fact since), the correction takes hold where the step stands.
    """

    def correct(state: S) -> S:
        return play.game.apply(state, event)

    if restart:
        play.restart(correct(play.step_start))
    elif play.pending is None:  # the game was over; the correction may set it going again
        play.restart(correct(play.state))
    elif not play.repeat_step(correct):
        play.state = correct(play.state)


def verify(
    game: Game[S],
    setting: Any,
    start: S,
    entries: Sequence[Entry],
    progress: Callable[[int], None] = lambda _n: None,
    *,
    written_in: int = FORMAT,
) -> Difference | None:
    """Run the record again under today's rules; the first difference, or ``None``.

    ``written_in`` is the format of the record.
    """
    play = recorded_play(game, setting, start)
    done = 0
    try:
        for number, entry, log in rerun(play, entries):
            recorded, today = compared(entry.log, written_in), compared(log, written_in)
            if recorded != today:
                return _first_difference(number, recorded, today)
            progress(number)
            done = number + 1
    except OpforError as error:
        return Difference(done, "an answer", str(error))
    return None


def compared(log: Sequence[Any], written_in: int) -> tuple[Any, ...]:
    """What of a log must come out the same: of old formats the events, else the reasons too."""
    return tuple(item for item in log if written_in >= REASONS_FROM or not is_decision(item))


def _first_difference(number: int, recorded: Sequence[Any], today: Sequence[Any]) -> Difference:
    for old, new in zip(recorded, today, strict=False):
        if old != new:
            return Difference(number, str(old), str(new))
    longer = recorded if len(recorded) > len(today) else today
    extra = str(longer[min(len(recorded), len(today))])
    if longer is recorded:
        return Difference(number, extra, "nothing more")
    return Difference(number, "nothing more", extra)


def seeded_at(seed: int, entries: Sequence[Entry]) -> Seeded:
    """The seed's next outcomes after these entries."""
    return Seeded(seed, counters_of(entries))
