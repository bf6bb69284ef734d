"""Counters as pieces of the drawing: what is printed on them, how they lie, in stacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.cardboard.coh.pictures.battle_map import spot
from opfor.cardboard.coh.pictures.faces import face
from opfor.core.phrases import capital
from opfor.games.coh.told import names as say
from opfor.games.coh.told.board_text import unit_text
from opfor.games.coh.told.view import is_seat
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, UNKNOWN_HIT, State
from opfor.kit.drawing.counters import CounterCondition, counter, stacked
from opfor.kit.scene import Piece

BLUE = "german"
HEIGHT = 20
"""Counters lie above what belongs to the ground."""


def side_word(setting: Setting, side: int, seat: str) -> str:
    """``you`` or ``foe``: as the seat sees it; an onlooker looks from the first person's side."""
    if is_seat(setting, seat):
        own = setting.side_of_seat(seat)
    else:
        own = 0 if setting.bot is None else 1 - setting.bot
    return "you" if side == own else "foe"


def is_red(setting: Setting, seat: str) -> bool:
    """Whether somebody plays the enemies of the Germans, who are blue on every map."""
    own = 0 if side_word(setting, 0, seat) == "you" else 1
    return setting.nation(own) != BLUE and setting.nation(1 - own) == BLUE


def unit_ref(state: State, unit: int) -> str:
    return f"unit:{state.counters[unit].id}"


def counter_pieces(setting: Setting, state: State, seat: str) -> Iterator[Piece]:
    """Every counter on the map, hex by hex."""
    sight = look(setting, state)
    for cell, units in sorted(sight.at.items()):
        yield from _stack(sight, cell, in_order(sight, units), seat)


def in_order(sight: Deployment, units: Sequence[int]) -> list[int]:
    """The lowest first: what carries others lies below them, who is activated on top."""
    acting = {unit for player in sight.state.activated for unit in player}
    counters = sight.state.counters
    return sorted(units, key=lambda u: (u in acting, counters[u].carrier != OFF, u))


def _stack(sight: Deployment, cell: int, units: Sequence[int], seat: str) -> Iterator[Piece]:
    setting, state = sight.setting, sight.state
    for unit, x, y, height in stacked(units, *spot(sight.field, cell)):
        one = state.counters[unit]
        word = side_word(setting, one.side, seat)
        on_top = height == len(units) - 1
        svg = counter(
            face(sight.kind(unit), one.id),
            word,
            _condition(sight, unit, units if on_top else ()),
        )
        label = unit_text(sight, unit)
        name = str(say.counter(setting, one))
        yield Piece(unit_ref(state, unit), x, round(y, 1), svg, label, word, HEIGHT + height, name)


def _condition(sight: Deployment, unit: int, stack: Sequence[int]) -> CounterCondition:
    """How a unit lies; who crowns a stack tells of it."""
    setting, one = sight.setting, sight.state.counters[unit]
    aboard = one.carrier != OFF
    faces = not (aboard or one.hidden or sight.kind(unit).has("rumored"))
    return CounterCondition(
        facing=one.facing if faces else None,
        spent=one.spent,
        hit=_letters(setting, one.hit),
        active=unit in sight.state.activated[setting.player_of(unit, one.side)],
        hidden=one.hidden,
        aboard=aboard,
        count=len(stack),
        below=_best_below(sight, stack),
    )


def _best_below(sight: Deployment, stack: Sequence[int]) -> tuple[str, str]:
    """Silhouette and AR of the best under the top counter: fresh ones first, then by their AR."""
    kinds = {unit: sight.kind(unit) for unit in stack[:-1]}
    if not kinds:
        return "", ""
    counters = sight.state.counters
    best = max(
        kinds, key=lambda u: (not counters[u].spent, max(kinds[u].red or 0, kinds[u].blue or 0))
    )
    shown = face(kinds[best], counters[best].id)
    return shown.symbol, shown.attack


def _letters(setting: Setting, hit: str) -> str:
    """The first letters of a hit, a question mark while it is secret."""
    if not hit:
        return ""
    return "?" if hit == UNKNOWN_HIT else capital(say.hit(setting, hit))[:2]
