"""What moves on the grid: terrain that can be placed and destroyed, units, the HQs."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.board_text import describe
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.pictures.grid import LEFT, RIGHT, headquarters, middle, size_of
from opfor.games.tactics2gm.told.pictures.terrain import WATERS, terrain
from opfor.games.tactics2gm.told.pictures.unit_cards import Held, unit_card
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit, unit_alive
from opfor.kit.scene import Piece, escape

UP = -7.0
"""Cards lie a little high in their space, so that the name of its terrain stays in sight."""
BESIDE = 7.0


def side_word(setting: Setting, side: int, seat: str) -> str:
    """``you`` or ``foe``: as the seat sees it; an onlooker looks from behind the last line."""
    own = setting.seats.index(seat) if seat in setting.seats else 1
    return "you" if side == own else "foe"


def is_red(setting: Setting, seat: str) -> bool:
    """Whether somebody plays the first side, which is red in every picture."""
    return side_word(setting, 0, seat) == "you"


def grid_pieces(setting: Setting, state: State, seat: str) -> Iterator[Piece]:
    for side in (0, 1):
        yield _headquarters(setting, state, seat, side)
    yield from terrain_pieces(setting, state)
    for cell, standing in sorted(_crowd(state).items()):
        x, y = middle(setting.board, cell)
        for n, unit in enumerate(standing):
            by = (2 * n - len(standing) + 1) * BESIDE
            yield from _unit(setting, state, seat, unit, (x + by, y + UP + by), n)


def _crowd(state: State) -> dict[int, list[Unit]]:
    """Units by the space they stand on."""
    crowd: dict[int, list[Unit]] = {}
    for unit in state.units:
        if unit.cell >= 0:
            crowd.setdefault(unit.cell, []).append(unit)
    return crowd


def _headquarters(setting: Setting, state: State, seat: str, side: int) -> Piece:
    """A bar behind the line, with what is left of it and what it may spend."""
    board, word = setting.board, side_word(setting, side, seat)
    x, y = headquarters(board, side)
    wide = size_of(board)[0] - LEFT - RIGHT
    who = say.side(setting, state, side)
    told = SAY.thing("picture-hq", who=who, **say.hq_of(setting, state, side))
    corner, bar = 0 if word == "foe" else 10, escape(told.form("bar"))
    svg = (
        f'<g class="{word}"><rect class="g-b" x="{-wide / 2:g}" y="-15" width="{wide:g}" '
        f'height="30" rx="{corner}"/><text class="g-h" y="5.5">{bar}</text></g>'
    )
    return Piece(f"hq:{setting.seats[side]}", x, y, svg, str(told), word, 1)


def terrain_pieces(setting: Setting, state: State) -> Iterator[Piece]:
    """The symbol, and at the foot of the space its name with what is left of it."""
    for cell, piece in enumerate(state.terrain):
        if piece is None or piece.card in WATERS:
            continue
        name, row = say.card(setting, piece.card), setting.cards.terrain[piece.card]
        hurt = piece.damage or (cell == setting.mission.target and row.hp)
        left = row.hp - piece.damage
        said = f"{name} {left}/{row.hp}" if hurt else str(name)
        svg = f'<g transform="translate(0 -6)">{terrain(piece.card)}</g>{plate(said)}'
        told = {"terrain": name, "where": say.space(setting, cell), "left": left, "hp": row.hp}
        label = SAY("picture-terrain-hurt" if hurt else "picture-terrain", **told)
        spot = middle(setting.board, cell)
        yield Piece(f"terrain:{say.spot(setting, cell)}", *spot, svg, label, "", 2)


def plate(name: str) -> str:
    """The name at the foot of a space."""
    wide = 12 + 6.2 * len(name)
    return (
        f'<rect class="g-plate" x="{-wide / 2:g}" y="41" width="{wide:g}" height="14" rx="5"/>'
        f'<text class="g-f" y="52">{escape(name)}</text>'
    )


def _unit(
    setting: Setting, state: State, seat: str, unit: Unit, at: tuple[float, float], height: int
) -> Iterator[Piece]:
    """A unit's card; who rides with it peeps out above."""
    word = side_word(setting, unit.side, seat)
    card = None if unit.card == HIDDEN else setting.cards.units[unit.card]
    left = 0 if card is None else card.hp - unit.wounds
    svg = unit_card(card, word, Held(unit.id, left, _chips(unit), unit.rank))
    where = say.space(setting, unit.cell)
    label = SAY("picture-unit", unit=describe(setting, state, unit), where=where)
    yield Piece(f"unit:{unit.id}", *at, svg, label, word, 10 + height)
    rider = unit_alive(state, unit.cargo) if unit.cargo else None
    if rider is not None:
        label = SAY("picture-rider", unit=describe(setting, state, rider), n=unit.id)
        small = f'<g transform="scale(.4)">{_aboard(setting, rider, word)}</g>'
        spot = at[0] - 30, at[1] - 36
        yield Piece(f"unit:{rider.id}", *spot, small, label, word, 20 + height)


def _aboard(setting: Setting, rider: Unit, word: str) -> str:
    card = None if rider.card == HIDDEN else setting.cards.units[rider.card]
    left = 0 if card is None else card.hp - rider.wounds
    return unit_card(card, word, Held(rider.id, left))


def _chips(unit: Unit) -> tuple[tuple[str, bool], ...]:
    """Equipment by its first letters, cover gained, hindrance."""
    tokens = [(token.kind[:2].capitalize(), bool(token.used)) for token in unit.tokens]
    tokens += [(f"+{unit.cover}", False)] if unit.cover else []
    return tuple([*tokens, ("!", False)] if unit.halted else tokens)
