"""The board in layers: still ground, what a seat sees move on it, and the whole as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.board_text import board_text
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.pictures.board import board_svg, outlines, panel, space_ref
from opfor.games.blitzkrieg.told.pictures.layout import GAP, MARGIN, PAD, Box, Layout, layout
from opfor.games.blitzkrieg.told.pictures.pieces import board_pieces
from opfor.games.blitzkrieg.told.pictures.style import style
from opfor.games.blitzkrieg.told.pictures.symbols import EFFECTS, effect_defs, unit_defs
from opfor.games.blitzkrieg.told.pictures.tokens import SIZE, side_word, token
from opfor.games.blitzkrieg.told.view import view
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.pools import in_bag
from opfor.games.blitzkrieg.values.state import HIDDEN, State
from opfor.games.blitzkrieg.values.tables import EffectKind
from opfor.kit.drawing.counters import counter_defs
from opfor.kit.drawing.style import only_from
from opfor.kit.picture import Key, Picture
from opfor.kit.scene import Ground, Mark, Piece, laid

READABLE = 0.5
"""Of their full size, captions can still be read; smaller they are left out."""
TRAY = 100.0
"""The height of a reserve's tray in a whole picture."""


def ground(setting: Setting) -> Ground:
    """The board as it lies before anybody sits down."""
    lies = layout(setting)
    svg = f"<defs>{effect_defs()}</defs>{board_svg(setting, lies)}"
    sheet = style() + only_from(READABLE * lies.width, "b-c", "b-s")
    defs = counter_defs() + unit_defs()
    return laid(lies.width, lies.height, svg, defs, outlines(setting, lies), sheet)


def pieces(setting: Setting, state: State, seat: str) -> Sequence[Piece]:
    """Everything that moves, as ``seat`` may see it (the state is already its view)."""
    return tuple(board_pieces(setting, state, seat, layout(setting)))


def marks(setting: Setting, state: State, seat: str) -> Sequence[Mark]:
    """Where each side placed its last unit."""
    return tuple(
        Mark(space_ref(setting, space), "last", side_word(setting, side, seat))
        for side, space in enumerate(state.memory.last)
        if space >= 0
    )


def picture(setting: Setting, state: State, seat: str) -> Picture:
    """The whole table as ``seat`` may see it: the board, and below it both reserves."""
    shown = view(setting, state, seat)
    text = board_text(setting, state, seat)
    still, lies = ground(setting), layout(setting)
    tray = "".join(_tray(setting, shown, side, _tray_box(lies, side)) for side in (0, 1))
    bottom = (
        f'<rect class="b-desk" y="{lies.height:g}" width="{lies.width:g}" height="{TRAY + GAP:g}"/>'
    )
    whole = replace(still, height=lies.height + TRAY + GAP, svg=still.svg + bottom + tray)
    return Picture(
        SAY("title", board=say.board(setting)),
        text,
        whole,
        (*pieces(setting, shown, seat), *_reserves(setting, shown, seat, lies)),
        tuple(marks(setting, shown, seat)),
        f"{say.board(setting)}. {' '.join(text.splitlines()[:2])}",
        keys(),
    )


def _tray_box(lies: Layout, side: int) -> Box:
    wide = (lies.width - 2 * MARGIN - GAP) / 2
    return Box(MARGIN + side * (wide + GAP), lies.height, wide, TRAY)


def _tray(setting: Setting, state: State, side: int, box: Box) -> str:
    is_row = side == setting.bot
    name = SAY("tray-row" if is_row else "tray-reserve", who=say.side(setting, side))
    right, bag = box.x + box.width - PAD, SAY("tray-bag", n=in_bag(state, side))
    return (
        f'{panel(box)}<text class="b-t" x="{box.x + PAD:g}" y="{box.y + 24:g}">{name}</text>'
        f'<text class="b-s b-end" x="{right:g}" y="{box.y + 24:g}">{bag}</text>'
    )


def _reserves(setting: Setting, state: State, seat: str, lies: Layout) -> Iterator[Piece]:
    """The units of both reserves, beside each other; many close up so far that each still shows."""
    for side, units in enumerate(state.reserves):
        box, word = _tray_box(lies, side), side_word(setting, side, seat)
        step = min(SIZE + 8, (box.width - 2 * PAD - SIZE) / max(1, len(units) - 1))
        scale = min(1.0, (step - 2) / SIZE) if step < SIZE else 1.0
        for n, unit in enumerate(units):
            svg = token(setting, word, unit)
            svg = f'<g transform="scale({scale:.3g})">{svg}</g>' if scale < 1 else svg
            x = box.x + PAD + SIZE / 2 + n * step
            who, named = say.side(setting, side), say.unit(setting, unit)
            is_hidden = unit == HIDDEN
            label = SAY("hidden-unit") if is_hidden else SAY("piece-unit", who=who, unit=named)
            ref = f"reserve:{setting.seats[side]}/{n + 1}"
            yield Piece(ref, x, box.y + 64, svg, label, word, 7)


MEANINGS: tuple[EffectKind, ...] = (
    "industrial-production",
    "research",
    "research-industry",
    "bombing",
    "tactical-advantage",
    "strategic-advantage",
    "propaganda",
)
"""Effects as the legend lists them."""
FLAG = (
    '<g class="you"><path class="k-pole" d="M-12-16v34"/>'
    '<path class="k-flag" d="M-11-16h26v14h-26z"/></g>'
)
LAST = '<rect class="k-last" x="-20" y="-16" width="40" height="32" rx="6"/>'


def keys() -> tuple[Key, ...]:
    """The legend of the board."""
    effects = [
        Key(
            f'<path class="b-e" d="{EFFECTS[name]}" transform="scale(1.5)"/>',
            SAY.thing(f"effect-{name}").form("key"),
        )
        for name in MEANINGS
    ]
    return (
        *effects,
        Key('<circle class="b-ring" r="14"/>', SAY("key-marker")),
        Key(LAST, SAY("key-last")),
        Key(FLAG, SAY("key-won")),
    )
