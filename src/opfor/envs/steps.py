"""Many games in the memory of a compiled engine, stepped in one call from NumPy.

Observations are planes with names (``env.planes``), seen from the agent's seat; the i-th action is
the i-th offer. What a step returns are views of memory that the next step fills again: copy what is
to be kept. A game that ends is followed by another at once, with a seed of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from opfor.app.own_content import with_files_named
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.chance import SEEDS, stream_start
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.envs.actions import room_for
from opfor.envs.columns import After, Taken, as_row, space_of
from opfor.envs.dealing import dealt
from opfor.envs.match import LUCKS
from opfor.fast import is_compiled, stepped


class StepsVector(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """So many games of one agent, in the first person's seat or in ``seat``. ``most_offers`` is the
    length of the mask; ``other`` sits in the other person's seat; ``advised`` asks for what the
    baseline would do (``env.baseline``); ``plain`` runs the same functions without a compiler, for
    comparison."""

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        n: int,
        *,
        rulings: Mapping[str, str] | None = None,
        other: str = "random",
        most_offers: int | None = None,
        advised: bool = False,
        plain: bool = False,
        seat: str | None = None,
        **options: Any,
    ) -> None:
        self._given = (game, n), options | {
            "rulings": rulings, "other": other, "most_offers": most_offers, "advised": advised,
            "plain": plain, "seat": seat,
        }  # fmt: skip
        self.game = with_files_named(load_game(game), options)
        self.setting, _, _ = prepared(self.game, options, rulings or {})
        people = [seat.id for seat in self.game.seats(self.setting) if not seat.bot]
        self.seat, self.num_envs = seat or people[0], n
        if self.seat not in people:
            raise OpforError(one_of("seat", self.seat, people))
        people.remove(self.seat)
        self.engine = _engine(self.game, self.setting, people, other, plain)
        self.most_offers = most = room_for(self.game, most_offers)
        self.planes: tuple[str, ...] = self.engine.planes()
        self._columns(self.engine.batch, advised)
        self.single_action_space = spaces.Discrete(most)
        self.single_observation_space = space_of(self._planes, self._told)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, n)
        self.observation_space = gymnasium.vector.utils.batch_space(
            self.single_observation_space, n
        )
        self._luck = np.random.default_rng()
        self._is_begun = False
        self._trial: StepsVector | None = None

    def _columns(self, at: Any, advised: bool) -> None:
        """Memory for all games, that the engine reads and fills."""
        n, memory = self.num_envs, self.engine.memory
        self._rows = np.zeros((n, self.engine.row_width), np.int32)
        self._chance = np.zeros((n, at.STREAM_ROW), np.uint64)
        self._heads = np.zeros((n, at.HEADS), np.int32)
        self._told = np.zeros((n, self.most_offers, at.OFFER_WIDTH), np.int32)
        self._planes = np.zeros((n, len(self.planes)), np.float32)
        self._actions = np.zeros(n, np.int32)
        self._numbers = np.arange(self.most_offers, dtype=np.int32)
        memory.rows, memory.chance = as_row(self._rows), as_row(self._chance)
        memory.heads, memory.told = as_row(self._heads), as_row(self._told)
        memory.planes, memory.actions = as_row(self._planes), as_row(self._actions)
        memory.row_width, memory.most_offers = self.engine.row_width, self.most_offers
        memory.is_advised = int(advised)
        self.engine.step_from_outside(self.setting.seats.index(self.seat))
        self.asked, self.counts = self._heads[:, at.WHAT], self._heads[:, at.COUNT]
        self.baseline = self._heads[:, at.ADVICE]
        self.seeds = self._chance[:, at.SEED]
        self._room(0)

    def _room(self, most: int) -> None:
        """For so many afterstates."""
        at, memory = self.engine.batch, self.engine.memory
        self._after = np.zeros((max(most, 1), at.AFTER_WIDTH), np.int32)
        self._after_planes = np.zeros((max(most, 1), len(self.planes)), np.float32)
        memory.after, memory.after_planes = as_row(self._after), as_row(self._after_planes)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games: of one seed, or each with its own. Those that follow at a place are the
        series of the seed it began with."""
        if seed is None or isinstance(seed, int | np.integer):
            chance = np.random.default_rng(seed)
            found = chance.integers(SEEDS, size=self.num_envs, dtype=np.uint64)
        else:
            found = np.asarray(seed, dtype=np.uint64)
        if found.shape != (self.num_envs,):
            raise OpforError(f"{len(found)} seeds for {self.num_envs} games; give one each")
        at = self.engine.batch
        self._luck = np.random.default_rng([int(found[0]), 1])
        self._chance[:, at.SEED], self._chance[:, at.GAMES] = found, 0
        self._chance[:, at.SERIES] = [stream_start(int(each), "series") for each in found]
        self.engine.begin()
        self.engine.module.begin_batch(self.engine.memory, self.num_envs)
        self._is_begun = True
        return self._observed(), self._told_of()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Answer in every game: the number of an offer for each."""
        self._refuse_others(actions)
        self._actions[:] = actions
        at = self.engine.batch
        self.engine.module.answer_batch(self.engine.memory, self.num_envs)
        over = self._heads[:, at.OVER_NOW].astype(bool)
        rewards = self._heads[:, at.REWARD].astype(np.float64)
        return self._observed(), rewards, over, np.zeros_like(over), self._told_of()

    def afterstates(self) -> After:
        """The position after each act that is offered, with luck of its own: what learners of
        values choose by. A game may have them of some questions only."""
        return self.tried_with(int(self._luck.integers(SEEDS)))

    def tried_with(self, luck: int) -> After:
        """The same with this luck."""
        most = int(self.counts.sum())
        if most > len(self._after):
            self._room(2 * most)
        at = self.engine.batch
        count = self.engine.module.afterstates(
            self.engine.memory, self.num_envs, len(self._after), luck
        )
        rows = self._after[:count]
        return After(
            rows[:, at.OWNER], rows[:, at.NUMBER], self._after_planes[:count], rows[:, at.ENDED_SO]
        )

    def stand(self, state: Any, offers: int, place: int = 0) -> None:
        """Let a game stand at a position between two steps, where so many acts are offered."""
        row = np.asarray(self.engine.standing(state), np.int32)
        self._rows[place], self._chance[place] = 0, 0
        self._rows[place, : len(row)] = row
        self._heads[place, self.engine.batch.COUNT] = offers

    def to_come(self, actions: Any) -> After:
        """The position after one act of every game, with the luck that will be: for those who
        learn from games, not for those who choose."""
        self._actions[:] = actions
        if len(self._after) < self.num_envs:
            self._room(self.num_envs)
        self.engine.module.to_come(self.engine.memory, self.num_envs)
        rows = self._after[: self.num_envs]
        at = self.engine.batch
        return After(
            rows[:, at.OWNER],
            rows[:, at.NUMBER],
            self._after_planes[: self.num_envs],
            rows[:, at.ENDED_SO],
        )

    def taken(self, places: Any = slice(None)) -> Taken:
        """Copies of games, to be ``put`` back, here or into another vector of the same options."""
        most = int(self.counts.max(initial=1))
        told = self._told[places, :most].copy()
        rest = self._rows, self._chance, self._heads, self._planes
        rows, chance, heads, planes = (each[places].copy() for each in rest)
        return Taken(rows, chance, heads, told, planes)

    def put(self, taken: Taken, places: Any = slice(None), luck: str = "same") -> dict[str, Any]:
        """Let games go on from where others stood; one that was taken may go to many places. With
        ``fresh`` luck what chance brings from the next answer on is another's; ``dealt`` deals what
        the agent cannot see as well (``dealing``). What is seen now."""
        if luck not in LUCKS:
            raise OpforError(one_of("luck", luck, LUCKS))
        if not self._is_begun:
            self.reset(seed=0)
        if luck == "dealt":
            taken = dealt(self._alone(), taken, self._luck)
        self._rows[places], self._chance[places] = taken.rows, taken.chance
        self._heads[places], self._planes[places] = taken.heads, taken.planes
        self._told[places, : taken.told.shape[1]] = taken.told
        if luck != "same":
            rows = np.arange(self.num_envs)[places]
            at = self.engine.row_width - self.engine.most_given - 1 + self._rows[rows, 0]
            self._rows[rows, at] = self._luck.integers(1, 2**31, len(rows))
        return self._observed()

    def _alone(self) -> StepsVector:
        """One game more with the same options, to try something in."""
        if self._trial is None:
            (game, _), options = self._given
            self._trial = StepsVector(game, 1, **options)
        return self._trial

    def __reduce__(self) -> tuple[Any, ...]:
        standing = self.taken() if self._is_begun else None
        return _again, (type(self), self._given, standing, self._luck)

    def __copy__(self) -> StepsVector:
        return deepcopy(self)

    def decode(self, game: int, action: int) -> Any:
        """The action that an offer of a game stands for."""
        if not 0 <= action < self.counts[game]:
            raise OpforError(f"game {game}: {action} is not offered")
        told = [int(each) for each in self._told[game, action]]
        return self.engine.offered(int(self.asked[game]), told)

    def _observed(self) -> dict[str, Any]:
        most = int(self.counts.max())
        if self.engine.memory.overflowed:
            raise OpforError(f"{self.game.title}: more answers in one turn than there is room for")
        if most > self.most_offers:
            raise OpforError(
                f"{self.game.title} offers {most} acts here, more than "
                f"most_offers={self.most_offers}; give a larger one"
            )
        mask = (self._numbers < self.counts[:, None]).view(np.int8)
        return {"observation": self._planes, "offers": self._told, "action_mask": mask}

    def _told_of(self) -> dict[str, Any]:
        return {"seed": self.seeds, "asked": self.asked}

    def _refuse_others(self, actions: Any) -> None:
        if not self._is_begun:
            raise OpforError("no game is begun yet: reset() comes first")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise OpforError(f"step: {self.num_envs} whole numbers are wanted, one for each game")
        wrong = (given < 0) | (given >= self.counts)
        if wrong.any():
            place = int(np.argmax(wrong))
            most = int(self.counts[place]) - 1
            raise OpforError(f"game {place}: {given[place]} is not offered; 0 to {most} are")


def _again(kind: Any, given: Any, standing: Taken | None, luck: np.random.Generator) -> StepsVector:
    """A vector that was written down."""
    (game, n), options = given
    vector: StepsVector = kind(game, n, **options)
    if standing is not None:
        vector.put(standing)
        vector._luck = luck
    return vector


def _engine(game: Game[Any], setting: Any, people: Sequence[str], other: str, plain: bool) -> Any:
    """What steps the games, others seated, or a line that says why nothing does."""
    if other not in game.players:
        raise OpforError(f"{other}: no player of {game.title} plays compiled")
    found = stepped(setting, dict.fromkeys(people, game.players[other]), plain=plain)
    if found is None:
        raise OpforError(
            f"{game.title}: no engine steps many of these games at once; "
            "readable=True plays them one after the other"
        )
    if not plain and not is_compiled(setting):
        raise OpforError(
            f"{game.title} is not compiled here (python3 build_fast.py does it); "
            "readable=True plays without"
        )
    return found
