"""A whole game kept as a ledger: from the answers given alone, by the text of the rules.

Two accounts, ``bot`` and ``player`` (with two people the first and the second side). The ledger
knows when something is asked only as a player does: a draw whose outcome is certain is not asked
for, nor a choice of one. Shares nothing with the engine but the answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from opfor.games.blitzkrieg.tests.naive import facts
from opfor.games.blitzkrieg.tests.naive.procedure import Table

END = 25
OTHER = {"bot": "player", "player": "bot"}
SIGN = {"bot": 1, "player": -1}
STRATAGEMS = ["big-guns", "counterattack", "economic-warfare", "for-the-glory"]
STRATAGEMS += ["rapid-deployment", "research-and-development", "secure", "steamroll"]


class Ledger(Table):
    """The table of the naive procedure with everything that lies beside it."""

    def __init__(
        self, answers: Iterable[tuple[str, Any]], *, solo: bool = True, board: str = "base"
    ) -> None:
        super().__init__({"row": [], "board": board})
        self.answers = list(reversed(list(answers)))
        self.solo = solo
        self.names = {"bot": "bot", "player": "player"}
        if not solo:
            self.names = self.box.names
        self.reserve: list[str] = []
        self.bags = {side: Counter(self.box.bags[side]) for side in OTHER}
        self.pile = Counter(facts.SPECIAL)
        self.vp = {"bot": 0, "player": 0}
        self.cup: list[str] = []
        self.lying: str | None = None
        self.scored = dict.fromkeys(self.box.theatres, 0)
        self.last_turn = False
        self.turns: list[dict[str, Any]] = []
        self.spaces = [
            (theatre, row, position)
            for theatre in self.box.theatres
            for row in range(len(self.box.board[theatre]))
            for position in range(1, len(self.box.spaces_of(theatre, row)) + 1)
        ]
        """By number: theatres in the order of the die, rows from the top, left to right."""

    # -- answers ---------------------------------------------------------------------------------

    def answer(self, source: str) -> Any:
        """The next answer, which must be one to this."""
        given, answer = self.answers.pop()
        assert given == source, f"{source} was to be asked, {given} was"
        return answer

    def is_next(self, source: str) -> bool:
        return bool(self.answers) and self.answers[-1][0] == source

    def drawn(self, source: str, pool: Counter[str]) -> str:
        """One token; if all are alike nobody is asked."""
        kinds = [token for token, number in pool.items() if number]
        token: str = kinds[0] if len(kinds) == 1 else self.answer(source)
        assert pool[token] > 0, f"no {token} to draw"
        return token

    # -- what lies where -------------------------------------------------------------------------

    def hand(self, side: str) -> list[str]:
        return self.row if side == "bot" else self.reserve

    def draw(self, side: str) -> None:
        """A unit from the own bag; an empty bag gives nothing."""
        bag = self.bags[side]
        if bag.total():
            token = self.drawn(f"{self.names[side]}-bag", bag)
            bag[token] -= 1
            self.hand(side).append(token)

    def weapon(self) -> str | None:
        """A special weapon from the pile; an empty pile gives none."""
        if not self.pile.total():
            return None
        token = self.drawn("pile", self.pile)
        self.pile[token] -= 1
        return token

    def counts_as(self, side: str, unit: str) -> tuple[str, int, str]:
        """Kind, strength, marks; a scientist is a strength-3 airforce for the bot only."""
        copied = self.last_unit if unit == "spy" and self.last_unit else unit
        if copied == "scientist" and not (self.solo and side == "bot"):
            return ("anything", 0, "special scientist")
        return facts.TOKENS[copied]

    def power(self, side: str, unit: str, theatre: str) -> int:
        """Steps: a general or admiral one more for each own regular unit it leads there."""
        _, strength, marks = self.counts_as(side, unit)
        if "leads" in marks:
            led = marks.split("leads ")[1].split()
            own = [
                facts.TOKENS[cell[1]]
                for (where, _), cells in self.cells.items()
                for cell in cells
                if where == theatre and cell is not None and cell[0] == side
            ]
            strength += sum(kind in led and "special" not in marks for kind, _, marks in own)
        return strength

    def may_go(self, side: str, unit: str, theatre: str, row: int, position: int) -> bool:
        """An empty space of the open campaign, ground permitting; a person's scientist: any."""
        if self.open_row(theatre) is None or self.cells[theatre, row][position - 1] is not None:
            return False
        kind, _, marks = self.counts_as(side, unit)
        if "scientist" in marks:
            return True
        terrain = self.box.spaces_of(theatre, row)[position - 1][0]
        return row == self.open_row(theatre) and facts.may_stand(kind, marks, terrain)

    def has_place(self, side: str, theatre: str | None = None) -> bool:
        return any(
            self.may_go(side, unit, *space)
            for unit in set(self.hand(side))
            for space in self.spaces
            if theatre in (None, space[0])
        )

    # -- markers and points ----------------------------------------------------------------------

    def score(self, side: str, points: int) -> None:
        self.vp[side] += points
        self.bot_vp, self.player_vp = self.vp["bot"], self.vp["player"]

    def move(self, theatre: str, side: str, steps: int, short: int = 0) -> None:
        """Towards a side, up to its end or so many steps short of it; never back."""
        limit = self.box.track_length[theatre] - short
        now = self.track[theatre] * SIGN[side]
        self.track[theatre] = max(now, min(now + steps, limit)) * SIGN[side]

    def snapshot(self) -> dict[str, Any]:
        """The accounts between turns."""
        return {
            "track": dict(self.track),
            "vp": dict(self.vp),
            "open": {theatre: self.open_row(theatre) for theatre in self.box.theatres},
            "row": list(self.row),
            "reserve": list(self.reserve),
            "bags": {side: sorted(bag.elements()) for side, bag in self.bags.items()},
            "pile": sorted(self.pile.elements()),
            "last": self.last_unit,
        }
