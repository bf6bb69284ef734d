"""What is wrong with a line of order text, in one line of words."""

from __future__ import annotations

from opfor.core.errors import BadPack


class BadOrderText(BadPack):
    """A line that is no order: where it stands, the column, and what could stand there."""

    def __init__(self, where: str, column: int, problem: str) -> None:
        place = f"{where}, column {column}" if where else f"column {column}"
        super().__init__(f"{place}: {problem}")
        self.where = where
        self.column = column
        self.problem = problem


class Misfit(Exception):
    """Words that the grammar lets stand together but that make no sense together."""

    def __init__(self, column: int, problem: str) -> None:
        super().__init__(problem)
        self.column = column
        self.problem = problem
