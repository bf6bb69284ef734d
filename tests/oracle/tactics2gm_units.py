"""Units of random positions of 2GM Tactics: crowded together or apart, some of them aboard."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import ABOARD, Token, Unit
from tests.oracle.tactics2gm_pieces import Pieces

FLAGS = (False, True)


class Placed(NamedTuple):
    """A card of a side on a space."""

    side: int
    card: str
    cell: int


def units_of(
    rng: Random, setting: Setting, pieces: Pieces, piles: list[list[str]], turn: int
) -> tuple[Unit, ...]:
    """Units of both sides in any order, with ids that leave gaps; cards come off the piles."""
    placed = cards_placed(rng, pieces, piles, spaces_of(rng, setting))
    rng.shuffle(placed)
    ids, number = list[int](), 0
    for step in rng.choices((1, 2), k=len(placed)):
        number += step
        ids.append(number)
    riding = riders(rng, pieces, placed)
    ridden = {transport: rider for rider, transport in riding.items()}
    made = marks_of(rng, setting, pieces, placed, turn)
    shooters = shooters_of(rng, ids)
    return tuple(
        [
            Unit(
                id=ids[n],
                side=placed[n].side,
                card=placed[n].card,
                cell=ABOARD if n in riding else placed[n].cell,
                cargo=ids[ridden[n]] if n in ridden else 0,
                aboard=ids[riding[n]] if n in riding else 0,
                shot_by=shooters[n],
                **marks,
            )
            for n, marks in enumerate(made)
        ]
    )


def spaces_of(rng: Random, setting: Setting) -> list[int]:
    """Spaces to stand on, the last one first: of a few lines or of all; the very first space is
    taken oftener than others."""
    board = setting.board
    lines = rng.choice((2, 3, board.lines))
    top = rng.randint(0, board.lines - lines) * board.columns
    cells = list(range(top, top + lines * board.columns))
    rng.shuffle(cells)
    if top == 0 and rng.random() < 0.4:
        cells.remove(0)
        cells.append(0)
    return cells


def crowd(rng: Random) -> int:
    return rng.randint(0, 6) if rng.random() < 0.5 else rng.randint(3, 14)


def cards_placed(
    rng: Random, pieces: Pieces, piles: list[list[str]], cells: list[int]
) -> list[Placed]:
    """Cards on spaces, one side after the other; some spaces hold several."""
    found: list[Placed] = []
    for side in rng.sample((0, 1), 2):
        most, left = crowd(rng), list[str]()
        if cells[-1:] == [0]:  # healers and guns against airplanes measure from where they stand
            piles[side].sort(key=pieces.specialists.__contains__, reverse=True)
        for card in piles[side]:
            if most and cells and card in pieces.ground_units:
                most -= 1
                found.append(Placed(side, card, cells.pop()))
                if rng.random() < 0.1:
                    cells.append(found[-1].cell)
            else:
                left.append(card)
        piles[side] = left
    return found


def riders(rng: Random, pieces: Pieces, placed: Sequence[Placed]) -> dict[int, int]:
    """Who rides in which transport of its side, by their places."""
    riding: dict[int, int] = {}
    for transport, (side, card, _) in enumerate(placed):
        takes = pieces.carries.get(card)
        if takes and transport not in riding and rng.random() < 0.6:
            free = [
                n
                for n, each in enumerate(placed)
                if each.side == side
                and pieces.type_of[each.card] in takes
                and n not in riding
                and n not in riding.values()
                and n != transport
            ]
            if free:
                riding[rng.choice(free)] = transport
    return riding


def marks_of(
    rng: Random, setting: Setting, pieces: Pieces, placed: Sequence[Placed], turn: int
) -> list[dict[str, object]]:
    """What has happened to each unit: wounds, tokens, what it did this turn, what affects it."""
    many = len(placed)
    columns: dict[str, Sequence[object]] = {
        "fresh": rng.choices(FLAGS, (85, 15), k=many),
        "cover": rng.choices((0, 0, 0, 1, 2), k=many),
        "aim": rng.choices((0, 0, 0, -1, 2), k=many),
        "halted": rng.choices((0, 0, 0, 0, 0, 1, 2, 3), k=many),
        "extra": rng.choices((0, 0, 0, 1), k=many),
        "rank": rng.choices((0, 0, 0, 0, 1, 2), k=many),
        "kills": rng.choices((0, 0, 0, 1, 2), k=many),
        "hidden": rng.choices(FLAGS, k=many) if setting.night else [False] * many,
    }
    rested, wounded = rng.choices(FLAGS, (4, 6), k=many), rng.choices(FLAGS, (6, 4), k=many)
    worn, touched = rng.choices((0, 0, 0, 1, 1, 2), k=many), rng.choices((0, 0, 0, 1, 3), k=many)
    found = [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
    for n, marks in enumerate(found):
        row = setting.cards.units[placed[n].card]
        tokens = tokens_of(rng, pieces.tokens_for[row.type], worn[n], turn)
        marks["tokens"] = tokens
        if wounded[n]:
            marks["wounds"] = int(rng.random() * row.hp)
        if touched[n]:
            marks["touched"] = tuple(rng.sample(pieces.supports, touched[n]))
        if not rested[n]:
            marks["moved"] = rng.random() < 0.6
            marks["assaulted"] = rng.random() < 0.3
            marks["fired"] = int(rng.random() * (2 << len(tokens)))
    return found


def tokens_of(rng: Random, kinds: Sequence[str], count: int, turn: int) -> tuple[Token, ...]:
    """Tokens of so many kinds, some of them used in this turn or the one before."""
    if not count or len(kinds) < 2:
        return ()
    used = rng.choices((0, 0, turn, max(turn - 1, 0)), k=count)
    return tuple(map(Token, rng.sample(kinds, count), used))


def shooters_of(rng: Random, ids: list[int]) -> list[tuple[int, ...]]:
    """Who has shot at each unit this turn: units that are there or gone."""
    most, all_of_them = min(3, len(ids)), [*ids, 999]
    return [
        tuple(rng.sample(all_of_them, rng.randint(1, most + 1))) if is_shot else ()
        for is_shot in rng.choices(FLAGS, (8, 2), k=len(ids))
    ]


def owed(rng: Random, units: Sequence[Unit], columns: int) -> tuple[tuple[int, int], ...]:
    """Extra shots owed to units that were assaulted: neighbours, strangers, the dead."""
    if rng.random() < 0.6 or not units:
        return ()
    ids = [*(unit.id for unit in units), 998]
    near = [
        (a.id, b.id)
        for a in units
        for b in units
        if a.side != b.side and min(a.cell, b.cell) >= 0 and abs(a.cell - b.cell) in (1, columns)
    ]
    pairs = rng.choices(near, k=rng.randint(1, 3)) if near else []
    return (*pairs, (rng.choice(ids), rng.choice(ids)))
