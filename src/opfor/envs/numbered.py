"""A vector whose offers carry the numbers of the game's catalogue (``opfor.core.catalogue``).

With ``catalogue`` an answer is the one number of an action, with ``staged`` each offer comes with
its row of numbers and an answer is its place. Each offer is numbered once, when it is first met;
from then on it is looked up by what the engine tells of it, all games in one go.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from opfor.core.catalogue import Catalogue
from opfor.core.errors import OpforError, one_of
from opfor.envs.actions import ByCatalogue, catalogue_of
from opfor.envs.steps import StepsVector

WAYS = ("catalogue", "staged")


class Numbers:
    """What is known of offers so far: their keys in order, and the numbers of each."""

    def __init__(self, catalogue: Catalogue, is_flat: bool, width: int) -> None:
        self.catalogue, self.is_flat = catalogue, is_flat
        self.width = 1 if is_flat else catalogue.longest
        chance = np.random.default_rng(0)
        self._odd = chance.integers(2**62, size=width, dtype=np.int64) * 2 + 1
        self._keys = np.empty(0, np.int64)
        self._rows = np.empty((0, self.width), np.int32)

    def of(self, told: NDArray[np.int32], decode: Any) -> NDArray[np.int32]:
        """The numbers of offers, a row for each; ``decode(i)`` is the i-th as an action."""
        keys = (told * self._odd).sum(axis=1)
        found = np.searchsorted(self._keys, keys)
        known = found < len(self._keys)
        known[known] = self._keys[found[known]] == keys[known]
        if not known.all():
            new, firsts = np.unique(keys[~known], return_index=True)
            places = np.flatnonzero(~known)[firsts]
            self._add(new, [self._numbered(decode(int(place))) for place in places])
            found = np.searchsorted(self._keys, keys)
        rows: NDArray[np.int32] = self._rows[found]
        return rows

    def _add(self, keys: NDArray[np.int64], rows: list[list[int]]) -> None:
        order = np.argsort(every := np.concatenate((self._keys, keys)))
        self._keys = every[order]
        self._rows = np.concatenate((self._rows, np.array(rows, np.int32)))[order]

    def _numbered(self, action: Any) -> list[int]:
        if self.is_flat:
            return [self.catalogue.flat(action)]
        row = self.catalogue.staged(action)
        return [*row, *[-1] * (self.width - len(row))]


class NumberedVector(StepsVector):
    """``actions`` is ``catalogue`` (where it is small enough for a mask) or ``staged``."""

    def __init__(self, game: str, n: int, *, actions: str, **options: Any) -> None:
        if actions not in WAYS:
            raise OpforError(one_of("actions", actions, WAYS))
        super().__init__(game, n, **options)
        self._given[1]["actions"] = actions
        self.catalogue, self.is_flat = catalogue_of(self.game, self.setting), actions == WAYS[0]
        self._numbering = Numbers(self.catalogue, self.is_flat, 1 + self._told.shape[2])
        if self.is_flat:
            size = ByCatalogue(self.catalogue).size
            self._mask = np.zeros((n, size), np.int8)
            self.single_action_space = spaces.Discrete(size)
            more: dict[str, spaces.Space[Any]] = {"action_mask": spaces.Box(0, 1, (size,), np.int8)}
        else:
            shape = (self.most_offers, self.catalogue.longest)
            self._staged = np.full((n, *shape), -1, np.int32)
            more = {"rows": spaces.Box(-1, self.catalogue.size - 1, shape, np.int32)}
        seen = self.single_observation_space.spaces  # type: ignore[attr-defined]
        self.single_observation_space = spaces.Dict({**seen, **more})
        self.action_space = batch_space(self.single_action_space, n)
        self.observation_space = batch_space(self.single_observation_space, n)
        self._owners = self._places = self._flat = np.empty(0, np.int64)

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        return super().step(self.offers(actions) if self.is_flat and self._is_begun else actions)

    def offers(self, numbers: Any) -> NDArray[np.int32]:
        """The places among the offers of actions said by their numbers, one in each game."""
        given = np.asarray(numbers)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise OpforError(f"step: {self.num_envs} whole numbers are wanted, one for each game")
        found, taken = np.full(self.num_envs, -1, np.int32), self._flat == given[self._owners]
        found[self._owners[taken]] = self._places[taken]
        if (found < 0).any():
            place = int(np.argmax(found < 0))
            raise OpforError(f"game {place}: {given[place]} is the number of nothing offered")
        return found

    def numbered(self, offers: Any) -> NDArray[np.int64]:
        """The catalogue's numbers of offers, one in each game (``env.numbered(env.baseline)``)."""
        firsts = np.cumsum(self.counts) - self.counts
        return np.asarray(self._flat[firsts + offers])

    def decode(self, game: int, action: int) -> Any:
        if not self.is_flat:
            return super().decode(game, action)
        if action not in self._flat[self._owners == game]:
            raise OpforError(f"game {game}: {action} is the number of nothing offered")
        return self.catalogue.flat_action(int(action))

    def _observed(self) -> dict[str, Any]:
        found = super()._observed()
        if self.is_flat:
            self._mask[self._owners, self._flat] = 0
        else:
            self._staged[self._owners, self._places] = -1
        self._owners, self._places = np.nonzero(found["action_mask"])
        told = np.column_stack((self.asked[self._owners], self._told[self._owners, self._places]))
        rows = self._numbering.of(told, self._nth)
        if not self.is_flat:
            self._staged[self._owners, self._places] = rows
            return found | {"rows": self._staged}
        self._flat = rows[:, 0].astype(np.int64)
        self._mask[self._owners, self._flat] = 1
        return found | {"action_mask": self._mask}

    def _nth(self, place: int) -> Any:
        return super().decode(int(self._owners[place]), int(self._places[place]))
