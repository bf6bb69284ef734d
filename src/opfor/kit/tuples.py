"""Small changes of tuples, where events are applied to frozen states."""

from __future__ import annotations

from typing import Any


def swapped(items: tuple[Any, ...], index: int, value: Any) -> Any:
    """A tuple with one entry replaced."""
    return items[:index] + (value,) + items[index + 1 :]  # noqa: RUF005 (faster than unpacking)


def without(items: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """A tuple with the first occurrence of each of ``gone`` taken out; gaps close to the left."""
    for item in gone:
        at = items.index(item)
        items = items[:at] + items[at + 1 :]
    return items


def with_sorted(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """An unordered pool with one more item."""
    return tuple(sorted((*items, item)))
