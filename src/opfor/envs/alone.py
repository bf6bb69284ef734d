"""Gymnasium: one agent in the seat of the person; others play as they are told to."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import gymnasium

from opfor.envs.offered import Offered

LARGEST_SEED = 2**31 - 1


class OfferedEnv(gymnasium.Env[dict[str, Any], Any]):
    """``Discrete(K)``: the i-th offer; ``action_mask`` says which there are."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - gymnasium's own

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        self.offered = Offered(game, alone=True, **options)
        self.seat = self.offered.match.seats[0]
        self.action_space = self.offered.action_space()
        self.observation_space = self.offered.observation_space()
        self.render_mode = render_mode

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        own = seed if seed is not None else int(self.np_random.integers(LARGEST_SEED))
        self.offered.begin(own)
        return self.offered.observe(self.seat), self.offered.info(self.seat)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.offered.is_over:
            self.offered.answer(int(action))
        seat, offered = self.seat, self.offered
        is_over = offered.is_over
        return offered.observe(seat), offered.reward(seat), is_over, False, offered.info(seat)

    def fork(self, luck: str = "same", seed: int | None = None) -> OfferedEnv:
        """This game once more, to try something in: nothing done there is done here. ``luck`` is
        ``same``, ``fresh``, or ``dealt`` (fresh, and what the seat cannot see dealt anew)."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.offered, other._np_random = self.offered.fork(luck, seed), deepcopy(self._np_random)
        return other

    def __copy__(self) -> OfferedEnv:
        return self.fork()

    def render(self) -> str | None:
        return self.offered.text(self.seat) if self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """The mask by itself, as learners of other libraries ask for it."""
        return self.offered.mask(self.seat).astype(bool)
