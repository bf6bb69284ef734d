"""A row of numbers as the readable state again: ``state_row`` read from its other end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.games.tactics2gm.values import codes
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.lies import WHYS
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import (
    Box,
    Deck,
    Ending,
    State,
    TerrainPiece,
    Token,
    Unit,
)
from opfor.games.tactics2gm.values.state_row import BY_SIDE, IN_COURSE, OF_UNIT, PHASES, STAGES

FLAGS = frozenset({"fresh", "moved", "assaulted", "hidden"})


class _Read:
    """Numbers one after the other, and what they name."""

    def __init__(self, setting: Setting, row: Sequence[int]) -> None:
        self.known, self._left = numbering(setting), iter(row)

    def number(self) -> int:
        return next(self._left)

    def numbers(self) -> Iterator[int]:
        """As many as the first says."""
        return iter([self.number() for _ in range(self.number())])

    def cards(self) -> tuple[str, ...]:
        return tuple(self.known.cards[number] for number in self.numbers())

    def grounds(self) -> tuple[str, ...]:
        return tuple(self.known.terrain[number] for number in self.numbers())

    def side(self) -> tuple[int, str, list[Any], Deck]:
        turns, army = self.number(), self.number()
        pairs: list[Any] = [self.number() for _ in BY_SIDE]
        hand, discard, in_play, draw = (self.cards() for _ in range(4))
        named = "" if army == codes.NOTHING else self.known.armies[army]
        return turns, named, pairs, Deck(draw, hand, discard, in_play)

    def unit(self) -> tuple[dict[str, Any], int, int]:
        """A unit's fields, and the places of what it carries and of what carries it."""
        found: dict[str, Any] = {name: self.number() for name in OF_UNIT}
        found |= {name: bool(found[name]) for name in FLAGS}
        found["card"] = self.known.cards[self.number()]
        cargo, aboard, tokens = self.number(), self.number(), self.number()
        names = self.known.tokens
        found["tokens"] = tuple(
            Token(names[self.number() - codes.TOKEN], self.number()) for _ in range(tokens)
        )
        found["shot_by"], found["touched"] = tuple(self.numbers()), self.cards()
        return found, cargo, aboard

    def units(self) -> tuple[Unit, ...]:
        rows = [self.unit() for _ in range(self.number())]
        ids = [0, *(fields["id"] for fields, _, _ in rows)]
        return tuple(Unit(**row, cargo=ids[cargo], aboard=ids[on]) for row, cargo, on in rows)

    def piece(self) -> TerrainPiece | None:
        card, damage, printed = self.number(), self.number(), self.number()
        if card == codes.NOTHING:
            return None
        return TerrainPiece(self.known.terrain[card], damage, bool(printed))


def state_of(setting: Setting, row: Sequence[int]) -> State:
    """The readable state of a row."""
    read, begins = _Read(setting, row), new(setting)
    stage, phase = STAGES[read.number()], PHASES[read.number()]
    course: dict[str, Any] = {name: read.number() for name in IN_COURSE}
    stance, total = read.number(), read.number()
    is_over, winner, why = read.number(), read.number(), read.number()
    first, second = read.side(), read.side()
    pairs: dict[str, Any] = dict(zip(BY_SIDE, zip(first[2], second[2], strict=True), strict=True))
    pairs["passed"] = tuple(map(bool, pairs["passed"]))
    result = Ending(None if winner == codes.NOBODY else winner, WHYS[why]) if is_over else None
    return State(
        **course,
        **pairs,
        stage=stage,
        phase=phase,
        turns=(first[0], second[0]),
        armies=(first[1], second[1]),
        decks=(first[3], second[3]),
        units=read.units(),
        extra_shots=tuple((read.number(), read.number()) for _ in range(read.number())),
        terrain=tuple(read.piece() for _ in begins.terrain),
        terrain_deck=read.grounds(),
        terrain_out=read.grounds(),
        boxes=tuple(Box(army, read.cards()) for army in read.known.armies),
        stance="" if stance == codes.NOTHING else read.known.stances[stance],
        stance_total=total,
        result=result,
    )
