"""A review as one page: the curve of winning chances, and the board where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from opfor.app.coach.review import Judged, Review
from opfor.app.conversation.drawing import pictures
from opfor.app.conversation.opening import continued
from opfor.core.phrases import change, percent
from opfor.core.record import Header, History, Line

WIDE, HIGH = 720, 220
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
    title = f"Review: {escape(header.title or header.game)}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<h1>{title}</h1><p>{escape(_summary(found))}</p>{_curve(found)}{boards}</html>"
    )


def _summary(found: Review) -> str:
    return (
        f"{len(found.curve)} choices. From {percent(found.curve[0].before)} at the start, as the "
        f"baseline player would go on: choices {change(found.skill)}, "
        f"luck and the opponent {change(found.luck)}."
    )


def _curve(found: Review) -> str:
    step = WIDE / max(len(found.curve) - 1, 1)
    points = [(n * step, HIGH * (1 - each.chance)) for n, each in enumerate(found.curve)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = "".join(
        f'<circle cx="{points[n][0]:.1f}" cy="{points[n][1]:.1f}" r="5" '
        f'fill="{"#b3402a" if each in found.worst else "#c79a2b"}">'
        f"<title>{escape(each.when)}</title></circle>"
        for n, each in enumerate(found.curve)
        if each in found.worst or n in found.turnings
    )
    return (
        f'<svg class="curve" viewBox="-10 -10 {WIDE + 20} {HIGH + 20}" role="img">'
        "<title>Winning chances over the game</title>"
        f'<line x1="0" x2="{WIDE}" y1="{HIGH / 2}" y2="{HIGH / 2}" stroke="#d8d2c4"/>'
        f'<polyline points="{path}" fill="none" stroke="#3f5a46" stroke-width="2.5"/>{marks}</svg>'
    )


def _board(each: Judged, header: Header, lines: Sequence[Line]) -> str:
    """The board before that choice, and what was better."""
    place = History(lines).path[each.entry]
    table = continued(header, lines[:place], lambda _lines: None)
    drawn = pictures.whole(table.seen_by(each.seat)).svg
    said = f"{each.when}: {each.done} ({percent(each.chance)})"
    if each.cost:
        said += f". Better: {each.best} ({percent(each.best_chance)})"
    return f"<figure><figcaption>{escape(said)}.</figcaption>{drawn}</figure>"
