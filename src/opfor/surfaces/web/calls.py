"""Every call of the page by name: what it takes, what it gives, what it does.

The server makes its addresses from this list and the engine in the page answers from it, so that
both speak the same language; the types of the page's scripts are written from it too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from opfor.app.conversation import Eyes
from opfor.app.conversation.asking.acts import Act
from opfor.app.conversation.asking.refusal import refused
from opfor.app.conversation.drawing import pictures
from opfor.app.conversation.history.comparison import (
    as_it_lies,
    as_seen,
    laid_out,
)
from opfor.app.conversation.history.played import played
from opfor.app.conversation.messages import Story, View
from opfor.app.conversation.telling.account import Account
from opfor.app.conversation.telling.hints import Hint
from opfor.app.conversation.telling.reasons import Details, ForecastTold, RulePage, Why, WhyNot
from opfor.app.conversation.telling.reference import ReferencePage
from opfor.app.conversation.telling.smallest_change import smallest_change
from opfor.app.course.lessons import TryTold
from opfor.core.codec import decode
from opfor.core.compared import Compared
from opfor.core.errors import OpforError
from opfor.core.shown import Ground
from opfor.surfaces.web import (
    asks,
    backup,
    balance,
    choices,
    coach,
    easel,
    files,
    inquiries,
    ladder,
    lessons,
    library,
    links,
    mission_cards,
    shop,
)
from opfor.surfaces.web import box as boxes
from opfor.surfaces.web.call import Call as Call
from opfor.surfaces.web.facts import Lying, lying
from opfor.surfaces.web.printed import Counters, Printed, counters, has_sheet, printed
from opfor.surfaces.web.shelf import Taken
from opfor.surfaces.web.visitor import Visitor


def ask(visitor: Visitor, name: str, body: bytes) -> bytes:
    """One call as JSON: for an engine without addresses."""
    call = CALLS.get(name)
    if call is None:
        raise OpforError(f"there is no call {name!r}")
    try:
        asked: Any = decode(body, call.takes)
    except msgspec.MsgspecError as error:
        raise OpforError(f"{name}: {error}") from None
    except RecursionError:
        raise OpforError(f"{name}: lists within lists, too deep to be read") from None
    return msgspec.json.encode(call.does(visitor, asked))


def _seen(act: Callable[[Eyes, Any], Any]) -> Callable[[Visitor, Any], Any]:
    """Something that is looked at through the eyes of a seat."""

    def does(visitor: Visitor, asked: Any) -> Any:
        with visitor.eyes(asked.table, asked.seat) as eyes:
            return act(eyes, asked)

    return does


def _done(act: Callable[[Eyes, Any], Any]) -> Callable[[Visitor, Any], asks.Now]:
    """Something that changes the game, if it still stands at the moment that was shown."""

    def does(visitor: Visitor, asked: Any) -> asks.Now:
        with visitor.eyes(asked.table, asked.seat) as eyes:
            if asked.moment != eyes.table.moment:
                raise Taken("The game has gone on meanwhile; this is how it stands now.")
            act(eyes, asked)
        with visitor.eyes(asked.table, asked.seat) as eyes:  # at one screen the next is asked
            return _now(eyes, asked.moment)

    return does


def _taken_back(act: Callable[[Eyes, Any], Any]) -> Callable[[Visitor, Any], asks.Now]:
    """Something that leads to another place of the story: beside a real table pieces go back."""

    def does(visitor: Visitor, asked: Any) -> asks.Now:
        with visitor.eyes(asked.table, asked.seat) as eyes:
            is_beside = eyes.table.header.mode == "table"
            before = as_it_lies(eyes.table) if is_beside else Compared()
        now = _done(act)(visitor, asked)
        if not is_beside:
            return now
        with visitor.at(asked.table) as table:
            steps = before.put_back(as_it_lies(table))
        return msgspec.structs.replace(now, back=tuple(map(asks.PutBack, steps)))

    return does


def _now(eyes: Eyes, since: int, seen: int | None = None) -> asks.Now:
    table, view = eyes.table, eyes.view()
    beside = table.header.mode == "table"
    made = view.outcome is not None and table.generating is not None
    story = eyes.story(min(since, table.moment))
    line = as_seen(eyes).line if beside and view.outcome is None else ""
    play = played(eyes, min(since if seen is None else seen, table.moment))
    now = asks.Now(view, story, beside, made, has_sheet(table), eyes.notes(), line)
    return msgspec.structs.replace(now, played=play)


def _ground(visitor: Visitor, asked: asks.GroundAsked) -> Ground:
    with visitor.at(asked.table) as table:
        return table.ground(asked.key)


def _typed(eyes: Eyes, asked: asks.Typed) -> Act:
    return eyes.describe(eyes.typed(asked.text, usual=True).path)


CALLS: dict[str, Call] = {
    "games": Call(asks.Nothing, shop.Games, lambda _d, _a: choices.games(), "the games"),
    "choices": Call(
        shop.OfGame,
        shop.Choices,
        lambda d, a: choices.choices(d.desk.game(a.game)),
        "what a game can be told",
    ),
    "tables": Call(asks.Nothing, asks.Tables, library.tables, "games begun here"),
    "rename": Call(asks.Naming, asks.Nothing, library.rename, "call a game something"),
    "remove": Call(asks.Removing, asks.Nothing, library.remove, "put a game away, or back"),
    "new": Call(asks.New, asks.Opened, lambda d, a: d.new(a), "begin a game"),
    "open": Call(asks.Text, asks.Opened, lambda d, a: d.open(a), "open a save or a position"),
    "backup": Call(asks.Nothing, asks.File, backup.backup, "all games in one file"),
    "restore": Call(asks.Text, backup.Restored, backup.restore, "bring the games of a file back"),
    "cover": Call(
        shop.OfGame, pictures.Picture, lambda _d, a: pictures.cover(a.game), "how it looks"
    ),
    "picture": Call(
        asks.Who, pictures.Picture, _seen(lambda e, _a: pictures.of(e)), "how it stands"
    ),
    "link": Call(links.LinkAsked, links.Link, links.link, "a link to this position"),
    "seat_links": Call(links.LinkAsked, links.SeatLinks, links.seat_links, "a link for each seat"),
    "network": Call(links.Networking, asks.Nothing, links.open_network, "let other devices in"),
    "from_link": Call(asks.Words, asks.Text, lambda _d, a: links.opened(a.text), "read a link"),
    "play_mission": Call(
        asks.Who, asks.Opened, lambda v, a: v.play_mission(a), "play the mission that was made"
    ),
    "again": Call(asks.Again, asks.Opened, lambda v, a: v.again(a), "a new game like this one"),
    "account": Call(asks.Who, Account, _seen(lambda e, _a: e.account()), "where points came from"),
    "printed": Call(
        asks.Who, Printed, _seen(lambda e, a: printed(e, a.table)), "a page for the printer"
    ),
    "counters": Call(
        asks.Who, Counters, _seen(lambda e, a: counters(e.table, a.table)), "counters to cut out"
    ),
    **files.CALLS,
    **easel.CALLS,
    **balance.CALLS,
    **inquiries.CALLS,
    **mission_cards.CALLS,
    **ladder.CALLS,
    "ground": Call(asks.GroundAsked, Ground, _ground, "the still layer of the board"),
    "now": Call(
        asks.Since, asks.Now, _seen(lambda e, a: _now(e, a.since, a.seen)), "moment and story"
    ),
    "view": Call(asks.OfMoment, View, _seen(lambda e, a: e.view(a.moment, a.within)), "a moment"),
    "describe": Call(asks.Path, Act, _seen(lambda e, a: e.describe(a.path)), "a whole act"),
    "typed": Call(asks.Typed, Act, _seen(_typed), "a whole act from a line of words"),
    "branches": Call(
        asks.Who,
        asks.Branches,
        _seen(lambda e, _a: asks.Branches(e.branches(), e.sources())),
        "what was undone; who rolls",
    ),
    "along": Call(
        asks.Along, Story, _seen(lambda e, a: e.along(a.line)), "what happened on a branch"
    ),
    "take_up": Call(
        asks.Taking, asks.Now, _taken_back(lambda e, a: e.take_up(a.line)), "go on there"
    ),
    "answer": Call(asks.Path, asks.Now, _done(lambda e, a: e.answer(a.moment, a.path)), "answer"),
    "undo": Call(asks.Back, asks.Now, _taken_back(lambda e, a: e.undo(a.line)), "take back"),
    "redo": Call(asks.Forward, asks.Now, _done(lambda e, _a: e.redo()), "bring back"),
    "adjust": Call(asks.Corrected, asks.Now, _done(lambda e, a: e.adjust(a.text)), "correct"),
    "correction": Call(
        asks.Put,
        asks.Words,
        _seen(lambda e, a: asks.Words(e.correction(a.ref, a.to))),
        "what to correct so that a thing lies there",
    ),
    "facts": Call(
        asks.Who,
        Lying,
        _seen(lambda e, _a: lying(e)),
        "what can be compared with the table",
    ),
    "drawn_form": Call(
        boxes.Drawn, boxes.FormTold, _seen(boxes.drawn_form), "what is printed on a card"
    ),
    "learn": Call(
        boxes.Filled,
        asks.Now,
        _done(lambda e, a: e.table.learn_filled(a.source, a.fields)),
        "fill in a card that is not known",
    ),
    "box": Call(boxes.Box, boxes.BoxTold, lambda _v, a: boxes.box(a), "what is in a box"),
    "box_entry": Call(
        boxes.BoxEntry, boxes.BoxTold, lambda _v, a: boxes.entered(a), "enter into a box"
    ),
    "box_import": Call(
        boxes.BoxFile, boxes.BoxTold, lambda _v, a: boxes.taken_in(a), "a spreadsheet into a box"
    ),
    "box_sheet": Call(
        boxes.OfKind, asks.File, lambda _v, a: boxes.sheet_of(a), "a spreadsheet to fill"
    ),
    "note": Call(asks.Noting, asks.Now, _done(lambda e, a: e.note(a.about, a.text)), "write down"),
    "laid_out": Call(
        asks.Who,
        asks.Words,
        _seen(lambda e, _a: asks.Words("\n".join(laid_out(e)))),
        "what to lay out before the first step, a line each",
    ),
    "at_table": Call(
        asks.Rolled,
        asks.Now,
        _done(lambda e, a: e.at_table(a.source, a.at_table)),
        "who rolls and draws",
    ),
    "why": Call(asks.WhyAsked, Why, _seen(lambda e, a: e.why(a.line, a.ref or "")), "reasons"),
    "why_not": Call(
        asks.About, WhyNot, _seen(lambda e, a: e.why_not(a.ref, a.line)), "why not something"
    ),
    "unless": Call(
        asks.About,
        asks.Words,
        _seen(lambda e, a: asks.Words(smallest_change(e, a.ref))),
        "the smallest change that would have made it so",
    ),
    "forecast": Call(
        asks.ForecastAsked,
        ForecastTold,
        _seen(lambda e, a: e.forecast(a.path or ())),
        "odds of the opponent's next act",
    ),
    "details": Call(
        asks.About, Details, _seen(lambda e, a: e.details(a.ref, a.origin)), "about a thing"
    ),
    "refused": Call(
        asks.Pointed,
        asks.Words,
        _seen(lambda e, a: asks.Words(refused(e, a.refs) if e.turn == "person" else "")),
        "why nothing comes of pointing at some things",
    ),
    "rule": Call(asks.RuleAsked, RulePage, _seen(lambda e, a: e.rule(a.id)), "a rule"),
    "course": Call(
        lessons.CourseAsked, lessons.CourseTold, lessons.course, "what there is to learn"
    ),
    "lesson": Call(lessons.LessonAsked, lessons.LessonSet, lessons.lesson, "a step to do"),
    "tried": Call(lessons.Tried, TryTold, _seen(lessons.tried), "whether a step is done"),
    "reference": Call(
        lessons.ReferenceAsked, ReferencePage, lessons.reference, "all that can be asked about"
    ),
    "hint": Call(coach.HintAsked, Hint, _seen(coach.hinted), "what one might answer"),
    "strength": Call(asks.Who, asks.Words, _seen(coach.strength), "what the coach thinks with"),
    "review": Call(coach.Reviewing, coach.ReviewTold, _seen(coach.review_on), "look at it again"),
    "warn": Call(asks.Path, asks.Words, _seen(coach.warned), "what an act throws away"),
    "puzzle": Call(coach.PuzzleAsked, coach.PuzzleSet, coach.puzzle, "one clearly best act"),
    "solve": Call(coach.Solving, coach.Solved, coach.solved, "check or tell an answer"),
}
