"""What a program at the table is told in lines, as a vector shows it to learners: so a net that was
trained with ``vector`` plays in every command and against a person in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from opfor.app.own_content import with_files_named
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.chance import SEEDS, Seeded
from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.foresight import foresight_of
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.envs.columns import After
from opfor.envs.steps import StepsVector
from opfor.fast import is_compiled, stepped


class AtTable:
    """A game that began with the line ``new``; ``planes`` are those of a vector with its options.
    Nothing here knows more than the lines do."""

    def __init__(self, new: Mapping[str, Any], seed: int = 0) -> None:
        options = new.get("options", {})
        self.game = with_files_named(load_game(new["game"]), options)
        self.setting, _, _ = prepared(self.game, options, new.get("rulings", {}))
        self.engine = stepped(self.setting, {})
        if not hasattr(self.engine, "after") and not hasattr(self.engine, "standing"):
            raise OpforError(f"{self.game.title}: no afterstates can be made of what a seat sees")
        self.planes: tuple[str, ...] = self.engine.planes()
        self._luck = np.random.default_rng(seed)
        self._new = new
        self._many: dict[str, StepsVector] = {}

    def asked(self, choose: Mapping[str, Any]) -> tuple[Any, Choose]:
        """What the seat sees, and what it may do, of a line ``choose``."""
        try:
            view = convert(choose["view"], self.game.state, strict=False)
            options = [convert(o["action"], self.game.actions) for o in choose["offers"]]
        except msgspec.ValidationError as error:
            raise OpforError(f"these lines tell no {self.game.title} ({error})") from None
        return view, Choose(choose["seat"], choose["question"], tuple(options))

    def afterstates(self, choose: Mapping[str, Any]) -> After:
        """The position after each act, as ``vector(…).afterstates()`` has them, with what the seat
        cannot see dealt anew. Where a step asks for more than one thing, of questions that begin
        it, or a phase; of others (what is paid with, which card) there are none."""
        view, request = self.asked(choose)
        luck = int(self._luck.integers(SEEDS))
        pick = partial(Seeded(luck).pick, "deal")
        dealt = foresight_of(self.game).redeal(self.setting, view, request.seat, pick)
        if not hasattr(self.engine, "after"):
            return self._tried(dealt, request, luck)
        found = self.engine.after(dealt, request, luck)
        actions = np.array([number for number, _, _ in found], np.int32)
        ended = np.array([ended for _, ended, _ in found], np.int32)
        return After(np.zeros_like(actions), actions, self._rows([p for *_, p in found]), ended)

    def _tried(self, dealt: Any, request: Choose, luck: int) -> After:
        """By a vector of one game that stands there, if its step begins with this question."""
        many = self._vector(request.seat)
        begun = Play(self.game, self.setting, dealt).begin()
        is_asked = isinstance(begun, Choose) and begun.options == request.options
        many.stand(dealt, len(request.options) if is_asked else 0)
        return many.tried_with(luck)

    def _vector(self, seat: str) -> StepsVector:
        if seat not in self._many:
            options, rulings = self._new.get("options", {}), self._new.get("rulings", {})
            plain = not is_compiled(self.setting)
            self._many[seat] = StepsVector(
                self.game.id, 1, rulings=rulings, plain=plain, seat=seat, **options
            )
        return self._many[seat]

    def baseline(self, choose: Mapping[str, Any]) -> int:
        """The number of the offer that the baseline takes; of equals the first."""
        view, request = self.asked(choose)
        taken = self.game.players["baseline"](self.setting, view, request, lambda _count: 0)
        return request.options.index(taken)

    def _rows(self, found: list[Any]) -> NDArray[np.float32]:
        return np.array(found, np.float32).reshape(len(found), len(self.planes))
