"""A fixed numbering of what can be done in a game, made from kinds of actions and what they name.

An action is a kind and fields; a game says for each field what it may be (``Game.domains``), types
say the rest. **Staged**, an action is a row of numbers, one for its kind and one for each field,
and every kind and every value of a field has a number of its own. **Flat**, it is one number. Both
depend on the kinds and the domains alone, not on what is offered; ``mark`` tells numberings apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints
from zlib import crc32

from opfor.core.errors import OpforError

Domains = Mapping[str, Sequence[Any]]
"""What a field may be, by its name, or by ``kind.field`` where kinds differ."""
KIND = "kind"


class Block(NamedTuple):
    """A field, the first of its numbers, and what they stand for in order."""

    name: str
    first: int
    values: tuple[Any, ...]


class Catalogue:
    """The numbers of a setting's actions."""

    def __init__(self, actions: Any, domains: Domains) -> None:
        kinds = get_args(actions) or (actions,)
        self._fields: dict[type, tuple[str, ...]] = {}
        self._blocks: dict[str, Block] = {}
        self._tags = {_tag(kind): kind for kind in kinds}
        self._add(KIND, tuple(self._tags))
        for kind in kinds:
            hints = get_type_hints(kind)
            self._fields[kind] = kind.__struct_fields__
            for field in kind.__struct_fields__:
                name = f"{_tag(kind)}.{field}"
                if name in domains or field not in self._blocks:
                    self._add(name if name in domains else field, _values(name, hints, domains))
        self._numbers = {
            block.name: {value: block.first + n for n, value in enumerate(block.values)}
            for block in self._blocks.values()
        }
        self._firsts, self.flat_size = self._flat()

    def _add(self, name: str, values: tuple[Any, ...]) -> None:
        self._blocks[name] = Block(name, self.size, values)

    def _flat(self) -> tuple[dict[type, int], int]:
        firsts, first = {}, 0
        for kind in self._fields:
            firsts[kind] = first
            first += prod(len(block.values) for block in self._row(kind))
        return firsts, first

    def _row(self, kind: type) -> Iterator[Block]:
        tag = _tag(kind)
        for field in self._fields[kind]:
            yield self._blocks.get(f"{tag}.{field}") or self._blocks[field]

    @property
    def blocks(self) -> Sequence[Block]:
        """The whole numbering of stages, to be read."""
        return tuple(self._blocks.values())

    @property
    def size(self) -> int:
        """How many numbers the stages have together."""
        return sum(len(block.values) for block in self._blocks.values())

    @property
    def longest(self) -> int:
        """How many numbers an action has at most in stages."""
        return 1 + max(len(fields) for fields in self._fields.values())

    @property
    def mark(self) -> str:
        """The fingerprint of the numbering: what was learned in one holds in it alone."""
        return f"{crc32(repr(self.blocks).encode()):08x}"

    def staged(self, action: Any) -> tuple[int, ...]:
        """The numbers of an action: its kind's, then one for each field."""
        kind = type(action)
        found = [self._numbers[KIND][_tag(kind)]]
        for block, field in zip(self._row(kind), self._fields[kind], strict=True):
            value = getattr(action, field)
            if value not in self._numbers[block.name]:
                raise OpforError(f"{_tag(kind)}: no number for {field} {value!r}")
            found.append(self._numbers[block.name][value])
        return tuple(found)

    def action(self, numbers: Sequence[int]) -> Any:
        """The action that staged numbers stand for."""
        first, *rest = numbers
        kinds = tuple(self._tags.values())
        if not 0 <= first < len(kinds):
            raise OpforError(f"{first}: no kind of action has this number")
        blocks = tuple(self._row(kinds[first]))
        if len(rest) != len(blocks):
            raise OpforError(f"{_tag(kinds[first])}: {len(blocks)} numbers follow its kind")
        return kinds[first](*(_at(b, n - b.first) for b, n in zip(blocks, rest, strict=True)))

    def flat(self, action: Any) -> int:
        """The one number of an action."""
        kind, number = type(action), 0
        _, *rest = self.staged(action)
        for block, each in zip(self._row(kind), rest, strict=True):
            number = number * len(block.values) + each - block.first
        return self._firsts[kind] + number

    def flat_action(self, number: int) -> Any:
        """The action that one number stands for."""
        if not 0 <= number < self.flat_size:
            raise OpforError(f"{number}: the catalogue has 0 to {self.flat_size - 1}")
        kind = next(k for k, first in reversed(self._firsts.items()) if first <= number)
        left, values = number - self._firsts[kind], []
        for block in reversed(tuple(self._row(kind))):
            left, place = divmod(left, len(block.values))
            values.append(block.values[place])
        return kind(*reversed(values))


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def _values(name: str, hints: Mapping[str, Any], domains: Domains) -> tuple[Any, ...]:
    """What a field may be: as the game says, or as its type does."""
    field = name.rpartition(".")[2]
    found = domains.get(name, domains.get(field))
    if found is not None:
        return tuple(found)
    if hints[field] is bool:
        return (False, True)
    if get_origin(hints[field]) is Literal:
        return get_args(hints[field])
    raise OpforError(f"catalogue: nothing says what {name} may be")


def _at(block: Block, place: int) -> Any:
    if not 0 <= place < len(block.values):
        raise OpforError(f"{block.first + place}: no {block.name} has this number")
    return block.values[place]
