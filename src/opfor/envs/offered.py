"""What both kinds of environment share: spaces, observations, offered actions, illegal ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from opfor.app.conversation.asking.asked import asking
from opfor.core.errors import OpforError
from opfor.envs.features import folded
from opfor.envs.match import Match

LIMIT = np.float32(1e6)


class Offered:
    """A match as numbers. ``most_offers`` is K, the length of the mask; ``illegal_most`` how many
    answers that are not offered an agent may give before its game is lost: none is replaced."""

    def __init__(
        self,
        game: str,
        *,
        alone: bool,
        rulings: Mapping[str, str] | None = None,
        other: str = "random",
        most_offers: int = 512,
        view_size: int = 512,
        offer_size: int = 64,
        illegal_most: int = 10,
        **options: Any,
    ) -> None:
        if min(most_offers, view_size, offer_size, illegal_most) < 1:
            raise OpforError("most_offers, view_size, offer_size and illegal_most: at least 1")
        self.match = Match(game, options, rulings or {}, other, alone)
        self.most_offers, self.view_size, self.offer_size = most_offers, view_size, offer_size
        self.illegal_most = illegal_most
        self.illegal = dict.fromkeys(self.match.seats, 0)
        self._refuse_more_offers()

    def begin(self, seed: int) -> None:
        self.match.begin(seed)
        self.illegal = dict.fromkeys(self.match.seats, 0)
        self._refuse_more_offers()

    def fork(self, luck: str = "same", seed: int | None = None) -> Offered:
        """The same game once more, with illegal answers so far (``Match.fork``)."""
        other = object.__new__(Offered)
        other.__dict__.update(self.__dict__)
        other.match, other.illegal = self.match.fork(luck, seed), dict(self.illegal)
        return other

    def __copy__(self) -> Offered:
        return self.fork()

    @property
    def loser(self) -> str | None:
        """Who gave too many answers that were not offered."""
        return next((s for s, n in self.illegal.items() if n >= self.illegal_most), None)

    @property
    def is_over(self) -> bool:
        return self.match.asked is None or self.loser is not None

    def answer(self, action: int) -> None:
        """Take the offer, or count what was none."""
        asked = self.match.asked
        assert asked is not None
        if 0 <= int(action) < len(asked.options):
            self.match.answer(int(action))
            self._refuse_more_offers()
        else:
            self.illegal[asked.seat] += 1

    def reward(self, seat: str) -> float:
        """What the end is worth to a seat; before it nothing."""
        if self.loser is not None:
            return -1.0 if seat == self.loser else 1.0
        return self.match.reward(seat) if self.is_over else 0.0

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.most_offers)

    def observation_space(self) -> spaces.Dict:
        vector = spaces.Box(-LIMIT, LIMIT, (self.view_size,), np.float32)
        each = spaces.Box(-LIMIT, LIMIT, (self.most_offers, self.offer_size), np.float32)
        mask = spaces.Box(0, 1, (self.most_offers,), np.int8)
        return spaces.Dict({"observation": vector, "offers": each, "action_mask": mask})

    def observe(self, seat: str) -> dict[str, Any]:
        """What a seat sees, each offer, and which there are; nothing is offered to others."""
        offers = np.zeros((self.most_offers, self.offer_size), dtype=np.float32)
        mask = np.zeros(self.most_offers, dtype=np.int8)
        asked = self.match.asked
        if asked is not None and asked.seat == seat and self.loser is None:
            mask[: len(asked.options)] = 1
            for number, option in enumerate(asked.options):
                offers[number] = folded(option, self.offer_size)
        seen = folded(self.match.view(seat), self.view_size)
        return {"observation": seen, "offers": offers, "action_mask": mask}

    def decode(self, action: int) -> dict[str, Any]:
        """An offer in words: what is done, how it is said, what it points at."""
        asked = self.match.asked
        if asked is None or not 0 <= action < len(asked.options):
            raise OpforError(f"{action}: no offer has this number")
        told = self.told().offers[action]
        done = msgspec.to_builtins(asked.options[action])
        return {"action": done, "label": told.label, "typed": told.typed, "refs": told.refs}

    def encode(self, action: Any) -> int:
        """The number of an offered action given as ``decode`` tells it."""
        asked = self.match.asked
        known = [msgspec.to_builtins(each) for each in asked.options] if asked else []
        if action not in known:
            raise OpforError("this action is not offered")
        return known.index(action)

    def told(self) -> Any:
        """The question and its offers as a person would get them."""
        asked, match = self.match.asked, self.match
        assert asked is not None
        return asking(match.game, match.setting, match.view(asked.seat), asked)

    def text(self, seat: str) -> str:
        """What a seat sees, in words."""
        return self.match.game.words.board(self.match.setting, self.match.view(seat), seat)

    def info(self, seat: str) -> dict[str, Any]:
        """Scores and the rule that ended it, apart from the reward."""
        found: dict[str, Any] = {"illegal": self.illegal.get(seat, 0)}
        outcome = self.match.outcome()
        if outcome is not None:
            found |= {"scores": dict(outcome.scores), "rule": outcome.rule, "why": outcome.why}
        return found

    def _refuse_more_offers(self) -> None:
        asked = self.match.asked
        if asked is not None and len(asked.options) > self.most_offers:
            raise OpforError(
                f"{self.match.game.title} offers {len(asked.options)} acts here, more than "
                f"most_offers={self.most_offers}; give a larger one"
            )
