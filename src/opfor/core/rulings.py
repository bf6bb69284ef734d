"""Rulings as a typed value: a field for every ruling that has choices, which are its type.

The class of a game stands in ``values/rulings.py`` (of a box that games share, in ``rulings.py``)
and is written from ``books/rulings.toml`` by ``python -m opfor.core.rulings FOLDER``; a test keeps
the two the same. A comparison with a choice that does not exist is then an error of types, not a
ruling that never applies.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from opfor.core.book import Book, Ruling, load_book, resolve


class RulingsInForce(Struct, frozen=True, kw_only=True, rename="kebab"):
    """What was chosen; asked by field in rules, by the book's name in ladders and lists."""

    def __getitem__(self, name: str) -> str:
        value: str = getattr(self, field_of(name))
        return value

    def by_name(self) -> dict[str, str]:
        """All of them, by the book's names."""
        values: dict[str, str] = msgspec.to_builtins(self)
        return values


R = TypeVar("R", bound=RulingsInForce)


def rulings_from(kind: type[R], book: Book, chosen: Mapping[str, str]) -> R:
    """A game's rulings: what was chosen, else the defaults; unknown ones are refused (here, so
    that the values need not be held against their types again)."""
    values = resolve(book, chosen)
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return kind(**{field: values[name] for field, name in names})


def field_of(name: str) -> str:
    """``blitz-theatre`` is the field ``blitz_theatre``."""
    return name.replace("-", "_")


def place(folder: Path) -> Path:
    """Where the typed rulings of a folder with a book stand."""
    values = folder / "values"
    return (values if values.is_dir() else folder) / "rulings.py"


def source(book: Book) -> str:
    """The text of ``rulings.py``."""
    asked = [ruling for ruling in book.rulings.values() if ruling.is_open_to_choice]
    fields = "\n".join(_field(ruling) for ruling in asked)
    return (
        f'"""The rulings of {book.game}, from ``books/rulings.toml`` '
        '(``python -m opfor.core.rulings``)."""\n\n'
        "from __future__ import annotations\n\n"
        "from typing import Literal\n\n"
        "from opfor.core.rulings import RulingsInForce\n\n\n"
        'class Rulings(RulingsInForce, frozen=True, kw_only=True, rename="kebab"):\n'
        '    """How each disputed reading is played; the book says what the values mean."""\n\n'
        f"{fields}\n"
    )


def _field(ruling: Ruling) -> str:
    choices = ", ".join(f'"{choice}"' for choice in ruling.choices)
    head = f"    {field_of(ruling.name)}: Literal[{choices}]"
    if len(head) + len(ruling.default) + 5 <= 100:
        return f'{head} = "{ruling.default}"'
    if len(head) + 4 <= 100:
        return f'{head} = (\n        "{ruling.default}"\n    )'
    listed = "".join(f'        "{choice}",\n' for choice in ruling.choices)
    one_line = f"        {choices}\n"
    inside = one_line if len(one_line) <= 100 else listed
    return f'    {field_of(ruling.name)}: Literal[\n{inside}    ] = "{ruling.default}"'


def main(folders: list[str]) -> None:
    """Write ``rulings.py`` of each folder."""
    for name in folders:
        folder = Path(name).resolve()
        path = place(folder)
        path.write_text(source(load_book(folder)), encoding="utf-8", newline="\n")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
