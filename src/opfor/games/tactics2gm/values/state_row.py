"""A position as both engines have it: the readable state as a row of numbers.

The row is that of ``position``. Cards of a pile follow their names, as their numbers do.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import get_args

from opfor.games.tactics2gm.values import codes
from opfor.games.tactics2gm.values.card_numbers import Numbering, numbering
from opfor.games.tactics2gm.values.lies import WHYS, stances
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import Ending, PhaseName, StageName, State, Unit

STAGES, PHASES = get_args(StageName), get_args(PhaseName)
IN_COURSE = ("mover", "first", "turn", "next_id")
BY_SIDE = ("ap", "hq", "losses", "bids", "placed", "passed", "short_draw", "held")
"""What is kept as a pair in both engines; the turns and armies stand before it."""
OF_UNIT = (
    *("id", "side", "cell", "wounds", "fresh", "moved", "assaulted", "fired", "cover", "aim"),
    *("halted", "extra", "rank", "kills", "hidden"),
)
"""What is a number of a unit in both engines."""

_course, _by_side, _of_unit = attrgetter(*IN_COURSE), attrgetter(*BY_SIDE), attrgetter(*OF_UNIT)


def row_of(setting: Setting, state: State) -> array[int]:
    """The row of a readable state."""
    known = numbering(setting)
    row = [STAGES.index(state.stage), PHASES.index(state.phase), *_course(state)]
    row += (_stance_of(setting, state), state.stance_total, *_ended(state.result))
    for side, (turns, army) in enumerate(zip(state.turns, state.armies, strict=True)):
        row += (turns, known.army(army))
        row += [pair[side] for pair in _by_side(state)]
        deck = state.decks[side]
        for pile in (deck.hand, deck.discard, deck.in_play, deck.draw):
            _add_cards(row, known.card, pile)
    _add_units(row, known, state.units)
    row.append(len(state.extra_shots))
    for pair in state.extra_shots:
        row += pair
    _add_ground(row, known, state)
    boxes = {box.army: box.cards for box in state.boxes}
    for army in known.armies:
        _add_cards(row, known.card, boxes.get(army, ()))
    return array("i", row)


def _stance_of(setting: Setting, state: State) -> int:
    named = [stance.name for stance in stances(setting)]
    return named.index(state.stance) if state.stance else codes.NOTHING


def _ended(result: Ending | None) -> tuple[int, int, int]:
    """Whether the game is over, who has won, and why."""
    if result is None:
        return 0, codes.NOBODY, 0
    winner = codes.NOBODY if result.winner is None else result.winner
    return 1, winner, WHYS.index(result.why)


def _add_cards(row: list[int], number: Mapping[str, int], cards: Sequence[str]) -> None:
    row.append(len(cards))
    row += [number[card] for card in cards]


def _add_units(row: list[int], known: Numbering, units: Sequence[Unit]) -> None:
    place = {0: 0} | {unit.id: place for place, unit in enumerate(units, start=1)}
    row.append(len(units))
    for unit in units:
        row += _of_unit(unit)
        row += (known.card[unit.card], place[unit.cargo], place[unit.aboard], len(unit.tokens))
        for token in unit.tokens:
            row += (known.token[token.kind], token.used)
        row.append(len(unit.shot_by))
        row += unit.shot_by
        _add_cards(row, known.card, unit.touched)


def _add_ground(row: list[int], known: Numbering, state: State) -> None:
    for piece in state.terrain:
        if piece is None:
            row += (codes.NOTHING, 0, 0)
        else:
            row += (known.ground[piece.card], piece.damage, piece.printed)
    _add_cards(row, known.ground, state.terrain_deck)
    _add_cards(row, known.ground, state.terrain_out)
