"""A field for stories: units put where the story needs them, dice that fall as it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from opfor.core.play import Play, Procedure
from opfor.core.requests import Choose, Draw, Request, Roll, TieBreak
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import Deck, State, TerrainPiece, Token, Unit, unit_of

NORTH, SOUTH = 0, 1


def setting_for(**options: Any) -> Setting:
    """A setting for two people unless told otherwise, on an open field."""
    rulings = options.pop("rulings", {})
    return prepare(Options(**{"mode": "two-player", **options}), rulings)


class Field:
    """A game in its turns, with an empty open board to begin with."""

    def __init__(self, **options: Any) -> None:
        self.setting = setting_for(**options)
        empty = (None,) * self.setting.board.size
        state = replace(
            new(self.setting), stage="turn", phase="movement", turn=1, turns=(1, 1),
            armies=("germans", "americans"), terrain=empty, ap=(9, 9), mover=NORTH,
        )  # fmt: skip
        self.play: TacticsPlay = Play(GAME, self.setting, state)
        self.asked: list[Request] = []

    @property
    def state(self) -> State:
        return self.play.state

    def change(self, **values: Any) -> None:
        self.play.state = replace(self.state, **values)

    def cell(self, line: int, column: int) -> int:
        return self.setting.board.cell(line, column)

    def put(self, side: int, card: str, line: int, column: int, **values: Any) -> int:
        """A unit on a space; its id."""
        tokens = tuple(Token(name) for name in values.pop("tokens", ()))
        unit = Unit(
            id=self.state.next_id, side=side, card=card, cell=self.cell(line, column),
            tokens=tokens, **values,
        )  # fmt: skip
        self.change(units=(*self.state.units, unit), next_id=unit.id + 1)
        return unit.id

    def touch(self, unit_id: int, **values: Any) -> None:
        """Change what is known of a unit."""
        units = [replace(u, **values) if u.id == unit_id else u for u in self.state.units]
        self.change(units=tuple(units))

    def lay(self, card: str, line: int, column: int) -> int:
        """Terrain on a space; the space."""
        cell = self.cell(line, column)
        terrain = list(self.state.terrain)
        terrain[cell] = TerrainPiece(card)
        self.change(terrain=tuple(terrain))
        return cell

    def give(self, side: int, *cards: str) -> None:
        """Cards into a hand."""
        self._deck(side, hand=(*self.state.decks[side].hand, *cards))

    def stack(self, side: int, *cards: str) -> None:
        """Cards into a draw pile."""
        self._deck(side, draw=tuple(sorted((*self.state.decks[side].draw, *cards))))

    def _deck(self, side: int, **values: Any) -> None:
        decks: list[Deck] = list(self.state.decks)
        decks[side] = replace(decks[side], **values)
        self.change(decks=tuple(decks))

    def unit(self, unit_id: int) -> Unit:
        return unit_of(self.state, unit_id)

    def is_there(self, unit_id: int) -> bool:
        return any(unit.id == unit_id for unit in self.state.units)

    def do(self, procedure: Procedure[Any], *dice: int, answers: Iterable[Any] = ()) -> Any:
        """Run a procedure with these rolls and answers; what it returns."""
        rolls, said = iter(dice), iter(answers)
        try:
            request = next(procedure)
            while True:
                self.asked.append(request)
                request = procedure.send(_answer(request, rolls, said))
        except StopIteration as stop:
            return stop.value

    def events(self, kind: type) -> list[Any]:
        return [item for item in self.play.log if isinstance(item, kind)]


def _answer(request: Request, rolls: Iterator[int], said: Iterator[Any]) -> Any:
    match request:
        case Roll():
            return (next(rolls),)
        case Choose(options=options):
            answer = next(said)
            assert answer in options, f"{answer} is not offered for {request.question}"
            return answer
        case Draw() | TieBreak():
            return next(said)
    raise AssertionError(request)
