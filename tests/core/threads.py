"""Eight threads that read types nobody has read before, again and again: ``test_codec`` runs it."""

from __future__ import annotations

import sys
from random import Random
from threading import Thread
from types import ModuleType

from opfor.core.codec import convert

CHAIN = 40
"""Types in a row, each of which holds the one before it."""

VALUE = {"of": {"of": {"name": "x"}}}


def chain(name: str) -> ModuleType:
    """A module of new types."""
    lines = ["from msgspec import Struct", "class S0(Struct): pass"]
    for n in range(1, CHAIN):
        lines += [f"class S{n}(Struct):", f"    of: 'S{n - 1} | None' = None", "    name: str = ''"]
        lines += [f"    more: 'tuple[S{n - 1}, ...]' = ()"]
    module = sys.modules[name] = ModuleType(name)
    exec("\n".join(lines), module.__dict__)
    return module


def main() -> None:
    sys.setswitchinterval(1e-6)
    random = Random(1)
    for trial in range(60):
        kinds = list(vars(chain(f"chain_{trial}")).values())[-8:]
        readers = [Thread(target=convert, args=(VALUE, random.choice(kinds))) for _ in range(8)]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()


if __name__ == "__main__":
    main()
