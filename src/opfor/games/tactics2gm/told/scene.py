"""The battlefield in layers: the grid, what a seat sees on it, and the whole with the hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.board_text import board_text
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.pictures.grid import (
    LEFT,
    RIGHT,
    grid_svg,
    outlines,
    size_of,
    space_ref,
)
from opfor.games.tactics2gm.told.pictures.pieces import grid_pieces, side_word
from opfor.games.tactics2gm.told.pictures.style import style
from opfor.games.tactics2gm.told.pictures.terrain import terrain_defs
from opfor.games.tactics2gm.told.pictures.unit_cards import Held, card_defs, halved, unit_card
from opfor.games.tactics2gm.told.view import view
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State
from opfor.kit.drawing.silhouettes import symbol_defs
from opfor.kit.picture import Key, Picture
from opfor.kit.scene import Ground, Mark, Piece, escape, laid

HAND = 88.0
"""The height of a hand in a whole picture."""
CARD_WIDE, CARD_HIGH = 152.0, 52.0
PER_LETTER = 0.62


def ground(setting: Setting) -> Ground:
    """The grid as it lies before anybody sits down."""
    defs = card_defs() + terrain_defs() + symbol_defs()
    return laid(*size_of(setting.board), grid_svg(setting), defs, outlines(setting), style())


def pieces(setting: Setting, state: State, seat: str) -> Sequence[Piece]:
    """Everything that moves, as ``seat`` may see it (the state is already its view)."""
    return tuple(grid_pieces(setting, state, seat))


def marks(setting: Setting, _state: State, _seat: str) -> Sequence[Mark]:
    """The mission's target."""
    target = setting.mission.target
    return (Mark(space_ref(setting, target), "objective"),) if target >= 0 else ()


def picture(setting: Setting, state: State, seat: str) -> Picture:
    """The position as ``seat`` may see it, line 1 at the top, with every hand that is open."""
    shown = view(setting, state, seat)
    still = ground(setting)
    hands = [side for side in (1, 0) if _is_open(shown.decks[side].hand)]
    trays = "".join(_tray(setting, shown, seat, side, n) for n, side in enumerate(hands))
    desk = f'<rect class="g-desk" y="{still.height:g}" width="{still.width:g}"'
    below = f'{desk} height="{HAND * len(hands):g}"/>{trays}' if hands else ""
    whole = replace(still, height=still.height + HAND * len(hands), svg=still.svg + below)
    text = board_text(setting, state, seat)
    in_hand = (p for n, s in enumerate(hands) for p in _cards(setting, shown, seat, s, n))
    return Picture(
        SAY("picture", mission=say.mission(setting), turn=state.turn),
        text,
        whole,
        (*pieces(setting, shown, seat), *in_hand),
        tuple(marks(setting, shown, seat)),
        text.splitlines()[0],
        _keys(setting),
    )


def _is_open(hand: tuple[str, ...]) -> bool:
    return bool(hand) and hand[0] != HIDDEN


def _tray(setting: Setting, state: State, seat: str, side: int, row: int) -> str:
    width, height = size_of(setting.board)
    y = height + row * HAND
    who, own = say.side(setting, state, side), setting.seats[side] == seat
    name = SAY("picture-hand", own=own, who=who)
    return (
        f'<rect class="g-panel" x="{LEFT:g}" y="{y:g}" width="{width - LEFT - RIGHT:g}" '
        f'height="{HAND - 8:g}" rx="10"/>'
        f'<text class="g-t" x="{LEFT + 10:g}" y="{y + 16:g}">{escape(name)}</text>'
    )


def _cards(setting: Setting, state: State, seat: str, side: int, row: int) -> Iterator[Piece]:
    """The cards of a hand side by side, closer together where there are many."""
    width, height = size_of(setting.board)
    hand = state.decks[side].hand
    room = width - LEFT - RIGHT - 20
    wide = min(CARD_WIDE, room / len(hand))
    for n, card in enumerate(hand):
        told = SAY.thing(
            "picture-card",
            card=say.card(setting, card),
            kind=SAY.thing(f"kind-{_kind(setting, card)}"),
            cost=setting.cards.card(card).cost,
        )
        svg = _hand_card(say.capital(say.card(setting, card)), told.form("below"), wide - 8)
        x = LEFT + 10 + wide * (n + 0.5)
        ref = f"card:{setting.seats[side]}/{n + 1}"
        word = side_word(setting, side, seat)
        yield Piece(ref, x, height + row * HAND + 48, svg, str(told), word, 5)


def _kind(setting: Setting, card: str) -> str:
    if card in setting.cards.units:
        return "unit"
    return "order" if card in setting.cards.supports else "token"


def _hand_card(title: str, below: str, wide: float) -> str:
    """A slip with a gold edge: the title in one line or two, kind and cost below."""
    lines = halved(title, wide - 12)
    longest = max(len(line) for line in lines)
    small = " g-n2" if longest * PER_LETTER * 11.5 > wide - 12 else ""
    left, top = 6 - wide / 2, -6 if len(lines) == 1 else -9
    words = "".join(
        f'<text class="g-t g-t2{small}" x="{left:g}" y="{top + 12 * n:g}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    return (
        f'<rect class="g-panel" x="{-wide / 2:g}" y="-26" width="{wide:g}" height="{CARD_HIGH:g}" '
        f'rx="7"/><path class="k-last" d="M{left:g}-24.5h{wide - 12:g}"/>{words}'
        f'<text class="g-s g-l" x="{left:g}" y="19">{below}</text>'
    )


def _keys(setting: Setting) -> tuple[Key, ...]:
    """How to read a card."""
    card = next(row for name, row in setting.cards.units.items() if name != HIDDEN)
    return tuple(
        Key(
            f'<g transform="scale(.55)">{unit_card(card, side, Held(7, card.hp - 1))}</g>',
            SAY(f"legend-{side}"),
        )
        for side in ("you", "foe")
    )
