"""The bot's procedure written straight down from the booklet: long lists, no cascade, no cache.

The position is the JSON form as a plain dictionary and is changed in place as units are placed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from opfor.games.blitzkrieg.tests.naive import facts, nippon

T = TypeVar("T")
BOXES = {"base": facts.BASE, "nippon": nippon.NIPPON}


class Table:
    """A position being played: dictionaries and lists only."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.box = BOXES[position.get("board", "base")]
        self.unopened = [t for t in self.box.red if t not in position.get("theatres", {})]
        self.row = list(position["row"])
        self.bot_vp = position.get("vp", {}).get("bot", 0)
        self.player_vp = position.get("vp", {}).get("player", 0)
        self.last_unit: str | None = position.get("last_unit")
        self.track: dict[str, int] = {}
        self.cells: dict[tuple[str, int], list[Any]] = {}
        self.outright: dict[str, bool] = {}
        for theatre in self.box.theatres:
            given = position.get("theatres", {}).get(theatre, {})
            self.track[theatre] = given.get("track", 0)
            self.outright[theatre] = given.get("closed", False)
            rows = given.get("rows", [])
            for r in range(len(self.box.board[theatre])):
                size = len(self.box.spaces_of(theatre, r))
                cells = rows[r] if r < len(rows) else [None] * size
                self.cells[theatre, r] = list(cells)
        stratagem = position.get("stratagem")
        if stratagem == "steamroll":
            stratagem = position.get("previous_stratagem")
        self.stratagem = None if stratagem == "steamroll" else stratagem

    def open_row(self, theatre: str) -> int | None:
        """Number of the open campaign; None when the theatre is closed, or not open yet."""
        if self.outright[theatre] or theatre in self.unopened:
            return None
        for r in range(len(self.box.board[theatre])):
            if None in self.cells[theatre, r]:
                return r
        return None

    def free(self, theatre: str) -> list[int]:
        """Positions (from 1) of empty spaces in the open campaign."""
        r = self.open_row(theatre)
        if r is None:
            return []
        return [i + 1 for i, cell in enumerate(self.cells[theatre, r]) if cell is None]

    def space(self, theatre: str, position: int) -> tuple[str, str, int]:
        row = self.open_row(theatre)
        assert row is not None
        return self.box.spaces_of(theatre, row)[position - 1]

    def points(self, theatre: str) -> int:
        row = self.open_row(theatre)
        assert row is not None
        return self.box.board[theatre][row][0]

    def meaning(self, unit: str) -> tuple[str, int, str]:
        """What a token counts as for the bot: kind, strength, marks."""
        if unit == "spy" and self.last_unit is not None:
            return facts.TOKENS[self.last_unit]
        return facts.TOKENS[unit]

    def strength(self, unit: str, theatre: str) -> int:
        _, strength, marks = self.meaning(unit)
        if "leads" in marks:
            led = marks.split("leads ")[1].split()
            for (where, _), cells in self.cells.items():
                for cell in cells:
                    if where == theatre and cell is not None and cell[0] == "bot":
                        their_kind, _, their_marks = facts.TOKENS[cell[1]]
                        if their_kind in led and "special" not in their_marks:
                            strength += 1
        return strength

    def legal(self, unit: str, theatre: str, position: int) -> bool:
        kind, _, marks = self.meaning(unit)
        return facts.may_stand(kind, marks, self.space(theatre, position)[0])

    def marker_after(self, unit: str, theatre: str, position: int) -> int:
        after = self.track[theatre] + self.strength(unit, theatre)
        _, effect, amount = self.space(theatre, position)
        if effect == "tactical" and "task-force" not in self.meaning(unit)[2]:
            after += amount
        return after

    def wins(self, unit: str, theatre: str, position: int) -> set[str]:
        """What one placement wins: the campaign, the theatre, both or nothing."""
        won = set()
        after = self.marker_after(unit, theatre, position)
        closes = len(self.free(theatre)) == 1
        if closes and after > 0:
            won.add("campaign")
            if self.open_row(theatre) == len(self.box.board[theatre]) - 1:
                won.add("theatre")
        if after >= self.box.track_length[theatre]:
            won.add("theatre")
        return won

    def winning_in(self, theatre: str, what: str) -> bool:
        return any(
            what in self.wins(unit, theatre, position)
            for position in self.free(theatre)
            for unit in self.row
            if self.legal(unit, theatre, position)
        )

    def effects_in(self, theatre: str) -> list[str]:
        return [self.space(theatre, position)[1] for position in self.free(theatre)]


def filtered(options: list[T], test: Callable[[T], bool]) -> list[T]:
    """The options that pass, or all of them if none does."""
    passing = [option for option in options if test(option)]
    return passing or options


def best(options: Iterable[T], key: Callable[[T], int]) -> list[T]:
    options = list(options)
    top = max(key(option) for option in options)
    return [option for option in options if key(option) == top]


def fits_somewhere(table: Table, theatre: str) -> bool:
    return any(
        table.legal(unit, theatre, position)
        for position in table.free(theatre)
        for unit in table.row
    )


RESEARCH = ("research", "improved-research", "research-industry")


def pick_theatre(table: Table, same: str | None) -> tuple[str, str] | None:
    """Returns (theatre, aim) or None when the bot cannot place."""
    options = [t for t in table.box.theatres if fits_somewhere(table, t)]
    if not options:
        return None
    if same is not None and same in options:
        options = [same]
    aim = ""
    for what in ("theatre", "campaign"):
        winners = [t for t in options if table.winning_in(t, what)]
        if winners and not aim:
            options, aim = winners, what
    name = table.stratagem
    if name == "counterattack":
        options = filtered(options, lambda t: table.track[t] < 0)
    if name == "secure":
        options = filtered(options, lambda t: table.track[t] > 0)
    if name == "economic-warfare":
        options = filtered(
            options,
            lambda t: "production" in table.effects_in(t) or "bombing" in table.effects_in(t),
        )
    if name == "research-and-development":
        options = filtered(options, lambda t: any(e in RESEARCH for e in table.effects_in(t)))
    if name == "for-the-glory":
        options = best(options, table.points)
        options = filtered(options, lambda t: "propaganda" in table.effects_in(t))
    options = best(options, lambda t: len(table.free(t)))
    options = best(options, table.points)
    return options[0], aim


def priority_list(table: Table) -> list[list[str]]:
    """Effects in the order the bot wants them now."""
    wanted = []
    if table.bot_vp >= 20:
        wanted.append(["propaganda"])
    wanted.append(["strategic"])
    if table.player_vp >= table.bot_vp + 3:
        wanted.append(["propaganda"])
    if len(table.row) <= 4:
        wanted.append(["production"])
    wanted += [["improved-research", "research-industry"], ["research"], ["bombing"]]
    wanted += [["tactical"], ["production"], ["propaganda"], ["none"]]
    return wanted


def pick_position(table: Table, theatre: str, aim: str) -> int:
    """Returns the position."""
    options = table.free(theatre)

    def effect(position: int) -> str:
        return table.space(theatre, position)[1]

    def has_unit(position: int) -> bool:
        return any(table.legal(unit, theatre, position) for unit in table.row)

    def has_winner(position: int) -> bool:
        return any(
            table.legal(unit, theatre, position) and aim in table.wins(unit, theatre, position)
            for unit in table.row
        )

    options = filtered(options, has_winner)
    options = [position for position in options if has_unit(position)]
    name = table.stratagem
    if name == "economic-warfare":
        first, second = ("bombing", "production")
        if len(table.row) <= 4:
            first, second = second, first
        if any(effect(p) == first for p in options):
            options = [p for p in options if effect(p) == first]
        else:
            options = filtered(options, lambda p: effect(p) == second)
    if name == "for-the-glory":
        options = filtered(options, lambda p: effect(p) == "propaganda")
    if name == "research-and-development":
        options = filtered(options, lambda p: effect(p) in RESEARCH)
    for wanted in priority_list(table):
        matching = [p for p in options if effect(p) in wanted]
        if matching:
            return matching[0]
    raise AssertionError("every effect is on the list")


def rank(before: int, after: int, loses: bool) -> int:
    if before < 0 and after > 0:
        return 1
    if before == 0 and after > 0:
        return 2
    if before < 0 and after == 0:
        return 3
    if before > 0 and after > before:
        return 4
    if before < 0 and after > before:
        return 5
    return 7 if loses else 6


def units_of_greatest_change(
    table: Table, theatre: str, position: int, options: list[int]
) -> list[int]:
    """Slots (from 1) that reach the best rank, and inside ranks 4 and 5 the farthest marker."""
    before = table.track[theatre]
    closes = len(table.free(theatre)) == 1
    after = {o: table.marker_after(table.row[o - 1], theatre, position) for o in options}
    ranks = {o: rank(before, after[o], closes and after[o] < 0) for o in options}
    top = min(ranks.values())
    options = [o for o in options if ranks[o] == top]
    if top in (4, 5):
        options = best(options, lambda o: after[o])
    return options


def remaining_units(table: Table, theatre: str, position: int, aim: str) -> list[int]:
    """Slots (from 1) left when every rule but the die has been applied."""

    def marks(slot: int) -> str:
        return table.meaning(table.row[slot - 1])[2]

    def special(slot: int) -> bool:
        return "special" in facts.TOKENS[table.row[slot - 1]][2]

    def power(slot: int) -> int:
        return table.strength(table.row[slot - 1], theatre)

    slots = range(1, len(table.row) + 1)
    options = [s for s in slots if table.legal(table.row[s - 1], theatre, position)]
    options = filtered(options, lambda s: aim in table.wins(table.row[s - 1], theatre, position))
    name = table.stratagem
    effect = table.space(theatre, position)[1]
    if name == "big-guns":
        if any(special(s) for s in options):
            options = [s for s in options if special(s)]
        else:
            options = units_of_greatest_change(table, theatre, position, options)
    if name == "counterattack":
        options = units_of_greatest_change(table, theatre, position, options)
    if name == "rapid-deployment":
        options = options[:1]
    if name == "research-and-development" and effect not in RESEARCH:
        options = filtered(options, special)
    if effect == "none":
        options = filtered(options, lambda s: power(s) != 0)
    if len(table.free(theatre)) == 1:
        options = filtered(options, lambda s: "blitz" not in marks(s))
    if table.bot_vp >= 20:
        options = best(options, power)
    return options
