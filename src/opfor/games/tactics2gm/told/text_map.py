"""The battlefield in letters: line by line, units with number, HP and what they stand in."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.sketch import Run, Sketched, Window
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.pictures.grid import space_ref
from opfor.games.tactics2gm.told.pictures.pieces import side_word
from opfor.games.tactics2gm.told.refs import unit_ref
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit
from opfor.kit.sketch.squares import WIDE, Square, columns_shown, drawn

FRAMES = {"you": "()", "foe": "<>"}
"""Round for what is yours, cut for what is the opponent's."""
LIT = ("legal", "set-up", "entry")


def sketch(setting: Setting, state: State, seat: str, asked: Window) -> Sketched:
    """All lines; of a wide board the columns around what is asked."""
    board = setting.board
    standing = {unit.cell: unit for unit in state.units if unit.cell >= 0}
    lit = {mark.ref: mark.kind for mark in asked.lit}
    around = [c for c in range(board.size) if _is_named(setting, state, c, standing, asked.around)]
    middle = [board.column(cell) for cell in around or standing] or [board.columns // 2]
    columns = columns_shown(board.columns, (min(middle) + max(middle)) // 2, asked.columns)
    lines = range(1, board.lines + 1)
    high = 2 * len(lines) + 2
    if asked.whole and (len(columns) < board.columns or 0 < asked.lines < high):
        return ()
    squares = {
        (line, column): _square(setting, state, board.cell(line, column), standing, seat, lit)
        for line in lines
        for column in columns
    }
    return (*drawn(squares, lines, columns), *_under(setting, columns))


def _is_named(
    setting: Setting, state: State, cell: int, standing: dict[int, Unit], refs: Sequence[str]
) -> bool:
    unit = standing.get(cell)
    there = filter(None, (unit.id, unit.cargo)) if unit else ()
    names = {space_ref(setting, cell), *(unit_ref(state, number) for number in there)}
    return bool(names & set(refs))


def _square(
    setting: Setting,
    state: State,
    cell: int,
    standing: dict[int, Unit],
    seat: str,
    lit: dict[str, str],
) -> Square:
    piece = state.terrain[cell]
    sign = "" if piece is None else signs(setting)[piece.card]
    unit = standing.get(cell)
    mark = lit.get(space_ref(setting, cell), "")
    if unit is not None:
        word = side_word(setting, unit.side, seat)
        return Square(_title(setting, unit), _state(setting, unit, sign), word, FRAMES[word])
    target = cell == setting.mission.target
    above = f"{'+' if mark in LIT else ''}{'*' if target else ''}{sign * 2}"
    style = "legal" if mark in LIT else "goal" if target else "wood" if sign else ""
    return Square(above.center(6) if above else "", "", "last" if mark == "last" else style)


def _title(setting: Setting, unit: Unit) -> str:
    """Six letters that tell units apart: ``LigInf``, ``M10Wol``, ``Panthe``; ``Tru+23`` carries."""
    if unit.card == HIDDEN:
        return "??????"
    title = say.capital(say.card(setting, unit.card))
    if unit.cargo:
        aboard = f"+{unit.cargo}"
        return title[: WIDE - len(aboard)] + aboard
    first, *others = title.replace("-", " ").split()
    return first[:3] + others[0][:3] if others and len(title) > WIDE else title


def _state(setting: Setting, unit: Unit, sign: str) -> str:
    """``28 3!f``: number, HP left, whether it is wounded, its terrain."""
    if unit.card == HIDDEN:
        return f"{unit.id}"
    left = setting.cards.units[unit.card].hp - unit.wounds
    return f"{unit.id} {left}{'!' if unit.wounds else ' '}{sign}"


def signs(setting: Setting) -> dict[str, str]:
    """A letter for each kind of terrain: the first of its title that no other has."""
    found: dict[str, str] = {}
    for card in sorted(setting.cards.terrain):
        title = str(say.card(setting, card)).lower()
        letters = [each for each in title if each.isalpha()]
        free = [each for each in letters if each not in found.values()]
        found[card] = (free or letters)[0]
    return found


def sketch_key(setting: Setting, state: State) -> Sequence[str]:
    """What the signs mean."""
    lying = sorted({piece.card for piece in state.terrain if piece is not None})
    terrain = [
        SAY("map-letter", letter=signs(setting)[card], terrain=say.card(setting, card))
        for card in lying
    ]
    return (*SAY("map-key").splitlines(), SAY("map-terrain", terrain=terrain))


def _under(setting: Setting, columns: range) -> Sketched:
    of = setting.board.columns
    if len(columns) == of:
        return ()
    return ((Run(SAY("map-part", first=columns[0], last=columns[-1], of=of), "quiet"),),)
