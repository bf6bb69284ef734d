"""A position of 2GM Tactics over numbers as a readable state again: the way back of ``states``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.fast.tactics2gm import names as fast
from opfor.fast.tactics2gm.lies import stances
from opfor.fast.tactics2gm.numbering import numbering
from opfor.fast.tactics2gm.states import BY_SIDE, OF_UNIT, PHASES, STAGES, WHYS
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import DECK_OUT
from opfor.games.tactics2gm.values.state import Box, Deck, Ending, State, TerrainPiece, Token, Unit

FLAGS = ("fresh", "moved", "assaulted", "hidden")


def state_of(setting: Setting, row: Sequence[int]) -> State:
    """The readable state of a row."""
    return Reading(setting, row).state()


class Reading:
    """A row, number by number."""

    def __init__(self, setting: Setting, row: Sequence[int]) -> None:
        self.setting = setting
        self.known = numbering(setting)
        self.numbers = iter(row)

    def next(self) -> int:
        return next(self.numbers)

    def some(self, count: int) -> Iterator[int]:
        return (next(self.numbers) for _ in range(count))

    def listed(self, names: Sequence[str]) -> tuple[str, ...]:
        """Names of things, as many as the next number says."""
        return tuple([names[number] for number in self.some(self.next())])

    def state(self) -> State:
        stage, phase, mover, first, turn, next_id, stance, total = self.some(8)
        is_over, winner, why = self.some(3)
        sides = [self.side(), self.side()]
        pairs: dict[str, Any] = {name: (sides[0][name], sides[1][name]) for name in sides[0]}
        named = [each.name for each in stances(self.setting)]
        return State(
            stage=STAGES[stage],
            phase=PHASES[phase],
            mover=mover,
            first=first,
            turn=turn,
            next_id=next_id,
            stance=named[stance] if stance != fast.NOTHING else "",
            stance_total=total,
            result=ending(winner, WHYS[why]) if is_over else None,
            **pairs,
            units=self.units(),
            extra_shots=tuple([(self.next(), self.next()) for _ in range(self.next())]),
            terrain=tuple([self.piece() for _ in range(self.setting.board.size)]),
            terrain_deck=self.listed(self.known.terrain),
            terrain_out=self.listed(self.known.terrain),
            boxes=tuple([Box(a, self.listed(self.known.cards)) for a in self.known.armies]),
        )

    def side(self) -> dict[str, Any]:
        turns, army = self.some(2)
        found: dict[str, Any] = dict(zip(BY_SIDE, self.some(len(BY_SIDE)), strict=True))
        hand, discard, in_play, draw = (self.listed(self.known.cards) for _ in range(4))
        return found | {
            "turns": turns,
            "armies": self.known.armies[army] if army != fast.NOTHING else "",
            "passed": bool(found["passed"]),
            "decks": Deck(draw, hand, discard, in_play),
        }

    def units(self) -> tuple[Unit, ...]:
        """Units with the ids of what they carry and ride in, which the row names by place."""
        found = [self.unit() for _ in range(self.next())]
        ids = [0, *(fields["id"] for fields in found)]
        for fields in found:
            fields["cargo"], fields["aboard"] = ids[fields["cargo"]], ids[fields["aboard"]]
        return tuple([Unit(**fields) for fields in found])

    def unit(self) -> dict[str, Any]:
        fields: dict[str, Any] = dict(zip(OF_UNIT, self.some(len(OF_UNIT)), strict=True))
        card, cargo, aboard = self.some(3)
        tokens = [(self.next(), self.next()) for _ in range(self.next())]
        return fields | {
            **{name: bool(fields[name]) for name in FLAGS},
            "card": self.known.cards[card],
            "cargo": cargo,
            "aboard": aboard,
            "tokens": tuple([Token(self.known.tokens[k - fast.TOKEN], n) for k, n in tokens]),
            "shot_by": tuple(self.some(self.next())),
            "touched": self.listed(self.known.cards),
        }

    def piece(self) -> TerrainPiece | None:
        lying, worn, printed = self.some(3)
        if lying == fast.NOTHING:
            return None
        return TerrainPiece(self.known.terrain[lying], worn, bool(printed))


def ending(winner: int, why: str) -> Ending:
    rule = "2GM-PH-9" if why == DECK_OUT else ""
    return Ending(None if winner == fast.NOBODY else winner, why, rule)
