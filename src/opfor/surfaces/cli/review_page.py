"""A review as one page: the curve of winning chances, and the board where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from opfor.app.coach.advice import WHOSE
from opfor.app.coach.review import Judged, Review
from opfor.app.conversation.drawing import acts, pictures
from opfor.app.conversation.opening import continued
from opfor.core.phrases import percent
from opfor.core.record import Header, History, Line
from opfor.surfaces.cli.review_told import SAY, practised, summed

WIDE, HIGH = 720, 220
MANY = 4
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #faf8f3; }
figure { margin: 1.5rem 0; } figcaption { margin-bottom: .5rem; }
svg { max-width: 100%; height: auto; border-radius: 6px; }
.curve { background: #fff; border: 1px solid #d8d2c4; }
"""


def page(found: Review, header: Header, lines: Sequence[Line]) -> str:
    """Everything in one file that asks nobody for anything."""
    moments = {each.entry: each for each in found.worst}
    for place in found.turnings:
        moments.setdefault(found.curve[place].entry, found.curve[place])
    boards = "".join(_board(each, header, lines) for _, each in sorted(moments.items()))
    title = f"Review: {escape(header.title or found.title)}"
    said = [*found.ended, found.verdict, summed(found), WHOSE]
    told = "".join(f"<p>{escape(each)}</p>" for each in said if each) + _practised(found)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<h1>{title}</h1>{told}{_curve(found)}{boards}</html>"
    )


def _practised(found: Review) -> str:
    title, *lines = [each for each in practised(found) if each] or [""]
    items = "".join(f"<li>{escape(each.strip())}</li>" for each in lines)
    return f"<p>{escape(title)}</p><ul>{items}</ul>" if items else ""


def _curve(found: Review) -> str:
    """The chance at every choice and at the end, with its axis; the moments told are marked."""
    chances = [each.chance for each in found.curve]
    chances += [] if found.outcome is None else [found.outcome]
    step = WIDE / max(len(chances) - 1, 1)
    points = [(n * step, HIGH * (1 - chance)) for n, chance in enumerate(chances)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = "".join(
        f'<circle cx="{points[n][0]:.1f}" cy="{points[n][1]:.1f}" r="5" '
        f'fill="{"#b3402a" if each in found.worst else "#c79a2b"}">'
        f"<title>{escape(each.when)}</title></circle>"
        for n, each in enumerate(found.curve)
        if each in found.worst or n in found.turnings
    )
    levels = "".join(
        f'<path d="M0 {HIGH * (100 - level) / 100}H{WIDE}" stroke="#d8d2c4"/>'
        f'<text x="-8" y="{HIGH * (100 - level) / 100 + 5}" text-anchor="end">{level} %</text>'
        for level in (0, 25, 50, 75, 100)
    )
    times = "".join(
        f'<text x="{points[n][0]:.0f}" y="{HIGH + 20}" text-anchor="{anchor}">'
        f"{escape(found.curve[n].when)}</text>"
        for n, anchor in _times(len(found.curve))
    )
    return (
        f'<svg class="curve" viewBox="-56 -12 {WIDE + 72} {HIGH + 40}" role="img" font-size="13">'
        f"<title>Winning chances over the game</title>{levels}{times}"
        f'<polyline points="{path}" fill="none" stroke="#3f5a46" stroke-width="2.5"/>{marks}</svg>'
    )


def _times(count: int) -> list[tuple[int, str]]:
    """Which choices say when they were: the first, the middle one, the last."""
    ends = [(0, "start"), (count - 1, "end")] if count > 1 else [(0, "start")]
    return [*ends, (count // 2, "middle")] if count > MANY else ends


def _board(each: Judged, header: Header, lines: Sequence[Line]) -> str:
    """The board before that choice, with what was done and what was better drawn on it."""
    place = History(lines).path[each.entry]
    table = continued(header, lines[:place], lambda _lines: None)
    eyes = table.seen_by(each.seat)
    done = (SAY("review-done"), each.done_refs)
    both = [done, (SAY("review-better"), each.best_refs)] if each.cost else [done]
    drawn = pictures.whole(eyes, acts.drawn(eyes, both)).svg
    said = f"{each.when}: {each.done} ({percent(each.chance)})"
    if each.cost:
        said += f". Better: {each.best} ({percent(each.best_chance)})"
    return f"<figure><figcaption>{escape(said)}.</figcaption>{drawn}</figure>"
