"""Games as environments for agents: PettingZoo's AEC and Gymnasium, and many games at once.

::

    import gymnasium, opfor.envs
    env = gymnasium.make("opfor/NAME-v0")       # opfor.envs.names() lists them
    env = opfor.envs.aec(game, mode="two-player")
    env = opfor.envs.vector(game, 1024)         # so many games at once, compiled

An agent meets only its own choices; chance, opponents that play by the rules, seats of others and
choices among one are answered inside. Needs the extra ``opfor[envs]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opfor.app.program import how_to_get
from opfor.app.registry import environments
from opfor.core.errors import MissingExtra, OpforError

try:
    import gymnasium
    import numpy as np  # noqa: F401 - what observations are made of
except ImportError as error:
    raise MissingExtra(f"environments need {error.name}: {how_to_get('envs')} brings it") from None

if TYPE_CHECKING:
    from opfor.envs.turns import OfferedAEC

SPACE = "opfor"


def names() -> list[str]:
    """What ``gymnasium.make`` knows of ours."""
    return [f"{SPACE}/{name}" for name in environments()]


def aec(game: str, **options: Any) -> OfferedAEC:
    """A game for all the persons at it, as PettingZoo plays turns. ``options`` are those of the
    game, and whatever else ``Making`` takes (``rulings``, ``most_offers``, …)."""
    from opfor.envs.turns import OfferedAEC

    return OfferedAEC(game, **options)


def vector(
    game: str, n: int, *, readable: bool = False, **options: Any
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """So many games of one agent, stepped in one call: observations, masks, rewards and ends as
    arrays, a new game in the place of one that is over.

    They lie in the memory of the compiled engine (``StepsVector``). Where there is none, that is
    said; ``readable=True`` lets the readable engine play any game, one after the other, with the
    observations of a single environment.
    """
    if n < 1:
        raise OpforError(f"vector: {n} games; at least 1")
    if not readable:
        if options.get("actions", "offered") != "offered":
            from opfor.envs.numbered import NumberedVector

            return NumberedVector(game, n, **options)
        from opfor.envs.steps import StepsVector

        options.pop("actions", None)
        return StepsVector(game, n, **options)
    from opfor.envs.alone import OfferedEnv

    same = gymnasium.vector.AutoresetMode.SAME_STEP
    one = OfferedEnv(game, **options)
    return gymnasium.vector.SyncVectorEnv([one.fork] * n, autoreset_mode=same)


def _register() -> None:
    for name, (game, options) in environments().items():
        gymnasium.register(
            id=f"{SPACE}/{name}",
            entry_point="opfor.envs.alone:OfferedEnv",
            kwargs={"game": game, **options},
        )


_register()
