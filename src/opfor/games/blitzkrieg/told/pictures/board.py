"""The still board: panels with tracks, campaigns and spaces, the victory track, the cup."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.pictures.layout import PAD, TRACK, VP_WIDTH, Box, Layout
from opfor.games.blitzkrieg.told.pictures.symbols import effect
from opfor.games.blitzkrieg.values.content import Space, Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.kit.scene import Outline, escape

CAPTIONED = 66.0
"""Spaces from this width on say their effect in words too."""
WIDEST_LETTER = 6.5
"""Of a caption, on average, in the widest of the fonts."""


def theatre_ref(setting: Setting, theatre: int) -> str:
    return f"theatre:{setting.board.theatres[theatre].id}"


def campaign_ref(setting: Setting, theatre: int, campaign: int) -> str:
    return f"campaign:{setting.board.theatres[theatre].id}/{campaign + 1}"


def space_ref(setting: Setting, space: int) -> str:
    """``space:western-europe/1/3``: theatre, campaign, place from the left."""
    where = setting.board.spaces[space]
    theatre = setting.board.theatres[where.theatre].id
    return f"space:{theatre}/{where.campaign + 1}/{where.position}"


def board_svg(setting: Setting, lies: Layout) -> str:
    """Everything that never changes."""
    parts = [f'<rect class="b-desk" width="{lies.width:g}" height="{lies.height:g}"/>']
    parts += _rails(lies)
    for theatre in setting.board.theatres:
        parts += _theatre(setting, lies, theatre)
    parts += _points(setting, lies)
    return "".join(parts)


def outlines(setting: Setting, lies: Layout) -> Iterator[Outline]:
    """Theatres first, then what lies inside them."""
    for theatre in setting.board.theatres:
        box = lies.theatres[theatre.index]
        ref = theatre_ref(setting, theatre.index)
        yield Outline(ref, box.path, *box.middle, say.theatre_name(setting, theatre.index))
    for space in setting.board.spaces:
        box = lies.spaces[space.index]
        said = f"{say.space_name(setting, space.index, campaign=True)}, {say.terrain(space)}"
        yield Outline(space_ref(setting, space.index), box.path, *box.middle, said)


def panel(box: Box) -> str:
    return (
        f'<rect class="b-panel" x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" '
        f'height="{box.height:g}" rx="12"/>'
    )


def _rails(lies: Layout) -> Iterator[str]:
    """Lines between neighbouring cities."""
    for a, b in lies.links:
        (ax, ay), (bx, by) = lies.theatres[a].middle, lies.theatres[b].middle
        path = f"M{ax:g} {ay:g}L{bx:g} {by:g}"
        yield f'<path class="b-rail0" d="{path}"/><path class="b-rail" d="{path}"/>'


def _theatre(setting: Setting, lies: Layout, theatre: Theatre) -> Iterator[str]:
    box = lies.theatres[theatre.index]
    yield panel(box)
    title = escape(say.theatre_name(setting, theatre.index))
    yield f'<text class="b-t" x="{box.x + PAD:g}" y="{box.y + 24:g}">{title}</text>'
    yield from _track(setting, lies, theatre)
    for number, campaign in enumerate(theatre.campaigns):
        row = lies.campaigns[theatre.index, number]
        yield _shield(row, campaign.vp)
        for space in campaign.spaces:
            yield _space(setting.board.spaces[space], lies.spaces[space])


def _track(setting: Setting, lies: Layout, theatre: Theatre) -> Iterator[str]:
    """The steps; under those where a bonus begins, what it is, so that no marker covers it."""
    first, second = theatre.shields
    bonus = setting.constants.shield_bonus
    for position in range(-theatre.steps, theatre.steps + 1):
        box, lead = lies.step(theatre, position), abs(position)
        kind = "b-mid" if lead == 0 else "b-gold" if lead in (first, second) else "b-cell"
        yield (
            f'<rect class="{kind}" x="{box.x + 0.7:.4g}" y="{box.y:g}" '
            f'width="{box.width - 1.4:.3g}" height="{TRACK:g}" rx="2"/>'
        )
        if lead in (first, second):
            x, _ = box.middle
            said = f"+{bonus[lead == second]}"
            yield f'<text class="b-s b-m" x="{x:.4g}" y="{box.y + TRACK + 13:g}">{said}</text>'


def _shield(row: Box, vp: int) -> str:
    """The points of a campaign, on a shield as high as its row."""
    high = row.height
    path = (
        f"M{row.x + 6:g} {row.y:g}h{VP_WIDTH - 12:g}a6 6 0 0 1 6 6v{high - 23:g}"
        f"a17 17 0 0 1-{VP_WIDTH:g} 0v-{high - 23:g}a6 6 0 0 1 6-6z"
    )
    x, y = row.x + VP_WIDTH / 2, row.y + high / 2 + 6
    return f'<path class="b-vp" d="{path}"/><text class="b-n" x="{x:g}" y="{y:g}">{vp}</text>'


@lru_cache(maxsize=128)
def cover(box: Box, style: str = "b-cover") -> str:
    """A rectangle over a box, around (0, 0)."""
    size = f'width="{box.width:g}" height="{box.height:g}"'
    return f'<rect class="{style}" x="{-box.width / 2:g}" y="{-box.height / 2:g}" {size}/>'


@lru_cache(maxsize=256)
def tile(terrain: str, box: Box) -> str:
    """The bare ground of a space around (0, 0), to lie under a unit."""
    around = Box(-box.width / 2, -box.height / 2, box.width, box.height)
    return _terrain(terrain, around)


def _space(space: Space, box: Box) -> str:
    """A tile in the colours of its terrain with its effect."""
    x, y = box.middle
    captioned = box.width >= CAPTIONED
    symbol = effect(space, x, y - (8 if captioned else 0))
    said = SAY.thing(f"effect-{space.effect}").form("caption")
    fit = f' textLength="{box.width - 8:g}" lengthAdjust="spacingAndGlyphs"'
    squeezed = fit if len(said) * WIDEST_LETTER > box.width - 8 else ""
    word = f'<text class="b-c" x="{x:g}" y="{y + 20:g}"{squeezed}>{said}</text>'
    return _terrain(space.terrain, box) + symbol + (word if captioned else "")


def _terrain(terrain: str, box: Box) -> str:
    """Land, sea, or both across the diagonal."""
    size = f'x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}" rx="8"'
    ground = f'<rect class="{"b-sea" if terrain == "sea" else "b-land"}" {size}/>'
    if terrain != "either":
        return ground
    right, low = box.width, box.height
    half = (
        f"M{box.x + right - 2.4:.5g} {box.y + 2.4:.5g}q2.4 2.4 2.4 5.6v{low - 16:.5g}q0 8-8 8"
        f"h{16 - right:.5g}q-3.2 0-5.6-2.4z"
    )
    return f'{ground}<path class="b-sea" d="{half}"/>'


def _points(setting: Setting, lies: Layout) -> Iterator[str]:
    """The victory track; the place that ends the game is gold."""
    box, end = lies.points, setting.constants.end_points
    title, wins = SAY("label-points"), SAY("label-wins", n=end)
    yield panel(box)
    yield f'<text class="b-t" x="{box.x + PAD:g}" y="{box.y + 24:g}">{title}</text>'
    right, top = box.x + box.width - PAD, box.y + 24
    yield f'<text class="b-s b-end" x="{right:g}" y="{top:g}">{wins}</text>'
    for number in range(32):
        place = lies.point(number)
        x, y = place.middle
        kind, ink = ("b-gold", "b-ink") if number == end else ("b-cell", "b-s")
        yield (
            f'<rect class="{kind}" x="{place.x + 1.5:.5g}" y="{place.y:g}" '
            f'width="{place.width - 3:.4g}" height="{place.height:g}" rx="5"/>'
            f'<text class="{ink} b-m" x="{x:.5g}" y="{y + 4.5:g}">{number}</text>'
        )
