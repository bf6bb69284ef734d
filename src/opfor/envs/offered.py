"""What both kinds of environment share: spaces, observations, offered actions, illegal ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from opfor.app.conversation.asking.asked import asking
from opfor.core.errors import OpforError
from opfor.core.trace import decision_json
from opfor.envs.actions import ByOffer, ByStage, room_for, ways_of
from opfor.envs.features import folded
from opfor.envs.match import Match

LIMIT = np.float32(1e6)


class Offered:
    """A match as numbers. ``most_offers`` is K, the length of the mask; ``illegal_most`` how many
    answers that are not offered an agent may give before its game is lost: none is replaced.
    ``actions`` is how one says what one does (``actions.WAYS``); with ``reasons`` the opponent's
    decisions since the last choice are in ``info``, with candidates, rungs and rules."""

    def __init__(
        self,
        game: str,
        *,
        alone: bool,
        rulings: Mapping[str, str] | None = None,
        other: str = "random",
        most_offers: int | None = None,
        view_size: int = 512,
        offer_size: int = 64,
        illegal_most: int = 10,
        actions: str = "offered",
        reasons: bool = False,
        **options: Any,
    ) -> None:
        if min(view_size, offer_size, illegal_most) < 1:
            raise OpforError("view_size, offer_size and illegal_most: at least 1")
        self.match = Match(game, options, rulings or {}, other, alone, reasons)
        self.most_offers = room_for(self.match.game, most_offers)
        self.view_size, self.offer_size = view_size, offer_size
        self.illegal_most = illegal_most
        self.actions = ways_of(actions, self.match.game, self.match.setting, self.most_offers)
        self.illegal = dict.fromkeys(self.match.seats, 0)
        self._refuse_more_offers()

    def begin(self, seed: int) -> None:
        self.match.begin(seed)
        self.actions.said = ()
        self.illegal = dict.fromkeys(self.match.seats, 0)
        self._refuse_more_offers()

    def fork(self, luck: str = "same", seed: int | None = None) -> Offered:
        """The same game once more, with illegal answers so far (``Match.fork``)."""
        other = object.__new__(Offered)
        other.__dict__.update(self.__dict__)
        other.match, other.illegal = self.match.fork(luck, seed), dict(self.illegal)
        other.actions = copy(self.actions)
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
        """Take the offer, or what is said of it so far, or count what was none."""
        asked = self.match.asked
        assert asked is not None
        try:
            taken = self.actions.taken(asked.options, int(action))
        except LookupError:
            self.illegal[asked.seat] += 1
            return
        if taken is not None:
            self.match.answer(taken)
            self._refuse_more_offers()

    def reward(self, seat: str) -> float:
        """What the end is worth to a seat; before it nothing."""
        if self.loser is not None:
            return -1.0 if seat == self.loser else 1.0
        return self.match.reward(seat) if self.is_over else 0.0

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions.size)

    def observation_space(self) -> spaces.Dict:
        vector = spaces.Box(-LIMIT, LIMIT, (self.view_size,), np.float32)
        mask = spaces.Box(0, 1, (self.actions.size,), np.int8)
        found: dict[str, Any] = {"observation": vector, "action_mask": mask}
        if self.are_described:
            each = spaces.Box(-LIMIT, LIMIT, (self.most_offers, self.offer_size), np.float32)
            found["offers"] = each
        elif self.actions.longest:
            found["said"] = spaces.Box(-1, self.actions.size - 1, (self.actions.longest,), np.int32)
        return spaces.Dict(found)

    @property
    def are_described(self) -> bool:
        """Whether each offer comes with numbers: where it has no number of its own."""
        return type(self.actions) is ByOffer

    def asked_of(self, seat: str) -> Sequence[Any]:
        """What a seat is offered now; nothing is offered to others."""
        asked = self.match.asked
        is_asked = asked is not None and asked.seat == seat and self.loser is None
        return asked.options if asked is not None and is_asked else ()

    def mask(self, seat: str) -> NDArray[np.int8]:
        """Which numbers a seat may say now."""
        found, options = np.zeros(self.actions.size, dtype=np.int8), self.asked_of(seat)
        if options:
            found[list(self.actions.open(options))] = 1
        return found

    def observe(self, seat: str) -> dict[str, Any]:
        """What a seat sees, each offer, and which there are."""
        seen = folded(self.match.view(seat), self.view_size)
        found = {"observation": seen, "action_mask": self.mask(seat)}
        options = self.asked_of(seat)
        if self.are_described:
            found["offers"] = offers = np.zeros((self.most_offers, self.offer_size), np.float32)
            for number, option in enumerate(options):
                offers[number] = folded(option, self.offer_size)
        elif self.actions.longest:
            found["said"] = said = np.full(self.actions.longest, -1, np.int32)
            if options:
                said[: len(self.actions.said)] = self.actions.said
        return found

    def decode(self, action: int) -> dict[str, Any]:
        """What a number stands for now: of an offer what is done, how it is said, what it points
        at; of a number of a stage the field and its value."""
        asked = self.match.asked
        try:
            place = self.actions.told(asked.options if asked else (), action)
        except LookupError:
            raise OpforError(f"{action}: nothing that is offered has this number") from None
        if isinstance(place, dict):
            return place
        assert asked is not None
        told = self.told().offers[place]
        done = msgspec.to_builtins(asked.options[place])
        return {"action": done, "label": told.label, "typed": told.typed, "refs": told.refs}

    def encode(self, action: Any) -> int:
        """The number of an offered action given as ``decode`` tells it: the next one to say."""
        asked = self.match.asked
        known = [msgspec.to_builtins(each) for each in asked.options] if asked else []
        if asked is None or action not in known:
            raise OpforError("this action is not offered")
        place = known.index(action)
        if isinstance(self.actions, ByStage):
            self.actions.open(asked.options)
            return self.actions.catalogue.staged(asked.options[place])[len(self.actions.said)]
        return int(self.actions.open(asked.options)[place])

    def told(self) -> Any:
        """The question and its offers as a person would get them."""
        asked, match = self.match.asked, self.match
        assert asked is not None
        return asking(match.game, match.setting, match.view(asked.seat), asked)

    def structured(self, seat: str) -> dict[str, Any]:
        """What a seat sees and is asked, as plain values (``wrappers.schema_of``)."""
        asked, match = self.match.asked, self.match
        found: dict[str, Any] = {"seat": seat, "question": "", "offers": []}
        found["view"] = msgspec.to_builtins(match.view(seat), str_keys=True)
        if asked is not None and asked.seat == seat:
            told = self.told()
            found["question"] = told.text
            found["offers"] = [
                {"action": msgspec.to_builtins(each), "label": offer.label, "refs": offer.refs}
                for each, offer in zip(asked.options, told.offers, strict=True)
            ]
        return found

    def text(self, seat: str) -> str:
        """What a seat sees, in words."""
        return self.match.game.words.board(self.match.setting, self.match.view(seat), seat)

    def info(self, seat: str) -> dict[str, Any]:
        """Scores and the rule that ended it, apart from the reward."""
        found: dict[str, Any] = {"illegal": self.illegal.get(seat, 0)}
        if self.match.reasons:
            found["reasons"] = [
                decision_json(each) | {"settled_by": each.settled_by()}
                for each in self.match.decided
            ]
        outcome = self.match.outcome()
        if outcome is not None:
            found |= {"scores": dict(outcome.scores), "rule": outcome.rule, "why": outcome.why}
        return found

    def _refuse_more_offers(self) -> None:
        asked = self.match.asked
        if asked is None or not self.are_described:
            return
        if len(asked.options) > self.most_offers:
            raise OpforError(
                f"{self.match.game.title} offers {len(asked.options)} acts here, more than "
                f"most_offers={self.most_offers}; give a larger one"
            )
