"""Other ways to see and to be rewarded, each by its name; what is right without them stays.

Observations: ``StructuredObservation`` (JSON, with a schema), ``TextObservation`` (the board in
words), ``PerfectInformation`` (the whole state, hidden things too: for teachers and for bounds,
never for a result). Rewards: ``MarginReward`` (by how much), ``PotentialReward`` (the chance to win
as the game appraises it, added so that the best play stays the best).
"""

from __future__ import annotations

from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces

from opfor.core.foresight import foresight_of
from opfor.core.game import Game
from opfor.envs.alone import OfferedEnv
from opfor.envs.features import folded

LISTED, COUNTED, NONE = "listed", "counted", "none"
"""How a text tells what is offered."""


class Words(spaces.Space[str]):
    """Any text."""

    def __init__(self) -> None:
        super().__init__(shape=(), dtype=np.dtype(str))

    def sample(self, mask: Any = None, probability: Any = None) -> str:  # noqa: ARG002
        return ""

    def contains(self, x: Any) -> bool:
        return isinstance(x, str)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words)

    def __hash__(self) -> int:
        return hash(Words)


def schema_of(game: Game[Any]) -> dict[str, Any]:
    """The JSON schema of a structured observation of a game."""
    kinds = {"view": game.state, "action": game.actions}
    (view, action), known = msgspec.json.schema_components(
        kinds.values(), ref_template="#/$defs/{name}"
    )
    offer = {
        "type": "object",
        "properties": {
            "action": action,
            "label": {"type": "string"},
            "refs": {"type": "array", "items": {"type": "string"}},
        },
        "required": ["action", "label", "refs"],
    }
    properties = {
        "seat": {"type": "string"},
        "question": {"type": "string"},
        "view": view,
        "offers": {"type": "array", "items": offer},
    }
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "$defs": known,
    }


class _Seen(gymnasium.ObservationWrapper[Any, Any, Any]):
    """An observation in place of the numbers, beside the mask."""

    def __init__(self, env: gymnasium.Env[Any, Any], space: spaces.Space[Any]) -> None:
        super().__init__(env)
        found = self.unwrapped
        assert isinstance(found, OfferedEnv)
        self.one: OfferedEnv = found
        mask = found.observation_space["action_mask"]  # type: ignore[index]
        self.observation_space = spaces.Dict({"observation": space, "action_mask": mask})

    def observation(self, observation: Any) -> Any:
        return {"observation": self.seen(), "action_mask": observation["action_mask"]}

    def seen(self) -> Any:
        raise NotImplementedError


class StructuredObservation(_Seen):
    """``observation`` is a line of JSON: seat, question, what the seat sees, the offers
    (``schema_of``)."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env, Words())

    def seen(self) -> str:
        return msgspec.json.encode(self.one.offered.structured(self.one.seat)).decode()


class TextObservation(_Seen):
    """``observation`` is the board in words, with what is offered listed, counted, or left out."""

    def __init__(self, env: gymnasium.Env[Any, Any], offers: str = LISTED) -> None:
        super().__init__(env, Words())
        self.offers = offers

    def seen(self) -> str:
        offered, seat = self.one.offered, self.one.seat
        text, asked = offered.text(seat), offered.match.asked
        if asked is None or self.offers == NONE:
            return text
        told = offered.told()
        if self.offers == COUNTED:
            return f"{text}\n{told.text} 0 to {len(told.offers) - 1}."
        lines = [f"{number}: {offer.label}" for number, offer in enumerate(told.offers)]
        return "\n".join([text, told.text, *lines])


class PerfectInformation(_Seen):
    """``observation`` is folded from the whole state. What is learned so has peeked."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        space = env.observation_space["observation"]  # type: ignore[index]
        super().__init__(env, space)

    def seen(self) -> Any:
        return folded(self.one.offered.match.play.state, self.one.offered.view_size)


class MarginReward(gymnasium.Wrapper[Any, Any, Any, Any]):
    """At the end by how many points, divided by ``scale``; where a game has no points, the
    outcome."""

    def __init__(self, env: gymnasium.Env[Any, Any], scale: float = 10.0) -> None:
        super().__init__(env)
        self.scale = scale

    def step(self, action: Any) -> Any:
        seen, reward, over, cut, info = self.env.step(action)
        scores, seat = info.get("scores", {}), self.get_wrapper_attr("seat")
        if over and seat in scores and len(scores) > 1:
            rest = max(value for name, value in scores.items() if name != seat)
            reward = (scores[seat] - rest) / self.scale
        return seen, float(reward), over, cut, info


class PotentialReward(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The outcome, and on the way by how much the chance to win has risen as the game appraises
    what the seat sees (``discount`` times the new one less the old: the best play stays so)."""

    def __init__(self, env: gymnasium.Env[Any, Any], discount: float = 1.0) -> None:
        super().__init__(env)
        self.discount, self.before = discount, 0.0

    def reset(self, **options: Any) -> Any:
        found = self.env.reset(**options)
        self.before = self._chance()
        return found

    def step(self, action: Any) -> Any:
        seen, reward, over, cut, info = self.env.step(action)
        now = 0.0 if over else self._chance()
        gained, self.before = self.discount * now - self.before, now
        return seen, float(reward) + gained, over, cut, info

    def _chance(self) -> float:
        one = self.unwrapped
        assert isinstance(one, OfferedEnv)
        match, seat = one.offered.match, one.seat
        return foresight_of(match.game).appraise(match.setting, match.view(seat), seat)
