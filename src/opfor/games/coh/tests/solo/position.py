"""Positions in short for questions below the orders: a surveyed map and names for its counters."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.tests.solo.ask import counter
from opfor.games.coh.told.positions.files import read
from opfor.games.coh.values.deployment import look


class Position:
    """Counters as words (see ``ask``), surveyed as the AI sees them."""

    def __init__(
        self,
        counters: Sequence[str],
        *,
        rulings: Mapping[str, str] | None = None,
        command: bool = False,
        **more: Any,
    ) -> None:
        terrain = {kind.replace("_", "-"): names.split() for kind, names in more.items() if
                   isinstance(names, str)}  # fmt: skip
        rest = {key: value for key, value in more.items() if not isinstance(value, str)}
        board = {"terrain": terrain, **rest.pop("board", {})}
        form = {"board": board, "counters": [counter(words) for words in counters], **rest}
        self.setting, self.state = read(rulings or {}, json.dumps(form).encode())
        outlook = outlook_now(self.setting, self.state, command=command)
        assert self.setting.bot is not None
        self.survey = Survey(look(self.setting, self.state), self.setting.bot, outlook)
        self.field = self.setting.field

    def n(self, name: str) -> int:
        return next(i for i, c in enumerate(self.state.counters) if c.id == name)

    def cell(self, name: str) -> int:
        return self.field.cell(name)

    def ids(self, counters: Sequence[int]) -> list[str]:
        return [self.survey.name(each) for each in counters]

    def hexes(self, mask: int) -> set[str]:
        return {self.field.name(cell) for cell in range(len(self.field)) if mask >> cell & 1}

    def reading(self, action: Any, **more: Any) -> Reading:
        return Reading(self.survey, action, **more)
