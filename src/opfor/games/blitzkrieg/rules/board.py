"""The board: which campaigns are open, which of their spaces are empty."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING


def is_open(war: War, theatre: int) -> bool:
    return war.campaign[theatre] >= 0


def is_last_campaign(war: War, theatre: int) -> bool:
    """Whether the open campaign is the theatre's last."""
    return war.campaign[theatre] == war.campaigns[theatre] - 1


def is_empty(war: War, space: int) -> bool:
    return war.unit_on[space] == NOTHING


def open_spaces(war: War, theatre: int) -> Iterator[int]:
    """The empty spaces of the theatre's open campaign, left to right; none if it is not open."""
    number = war.campaign[theatre]
    if number >= 0:
        for space in range(war.begins[theatre][number], war.ends[theatre][number]):
            if is_empty(war, space):
                yield space


def empty_spaces(war: War, theatre: int) -> int:
    """How many there are."""
    return sum(1 for _ in open_spaces(war, theatre))


def all_spaces(war: War, theatre: int) -> Iterator[int]:
    """The spaces of all its campaigns."""
    yield from range(war.begins[theatre][0], war.ends[theatre][war.campaigns[theatre] - 1])
