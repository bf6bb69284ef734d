"""A generated mission goes into a file, and the person is told what to do with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from opfor.app.conversation import Table
from opfor.app.program import program_name
from opfor.core.door import path_of, write_file
from opfor.core.errors import OpforError
from opfor.core.game import Generating
from opfor.surfaces.terminal.screen import Screen

NAME = "fight"


def checked_out(given: str) -> Path:
    """A path a mission can be written to."""
    return checked(given, "--out", ".toml", "a mission")


def checked(given: str, option: str, suffix: str, what: str) -> Path:
    """A path such a file can be written to."""
    path = path_of(given)
    if path.is_dir():
        inside = path / f"{NAME}{suffix}"
        raise OpforError(f"{option} {given}: that is a folder; name a file, such as {inside}")
    if path.suffix != suffix:
        name = f"{path.stem.lstrip('.') or NAME}{suffix}"
        raise OpforError(f"{option} {given}: {what} is a {suffix} file; call it {name}")
    if not path.parent.is_dir():
        raise OpforError(f"{option} {given}: there is no folder {path.parent}")
    return path


def told(generating: Generating, path: Path) -> str:
    """Where the mission is, and what can be done with it."""
    return (
        f"Written to {path}. Play it: {program_name()} play {generating.makes} {path}\n"
        f"On paper: {program_name()} sheet {path} -o {path.stem}.pdf"
    )


def ask_where(screen: Screen) -> Path | None:
    """A person who gave no ``--out`` is asked; ``None`` if there is no more input."""
    free = next(path for path in _names() if not path.exists())
    again = ""
    while (typed := screen.ask(f"Where is the mission written? (Enter: {free}) > ")) is not None:
        name = typed.strip() or str(free)
        try:
            path = checked_out(name if "." in Path(name).name else f"{name}.toml")
        except OpforError as error:
            screen.say(str(error).removeprefix("--out "), "warn")
            continue
        if not path.exists() or name == again:
            return path
        again = name
        screen.say(f"{path} exists; say so again to replace it, or give another name", "warn")
    return None


def _names() -> Iterator[Path]:
    yield Path(f"{NAME}.toml")
    number = 2
    while True:
        yield Path(f"{NAME}-{number}.toml")
        number += 1


def deliver(table: Table, screen: Screen) -> None:
    """At the end of a generation: write the mission where the person says."""
    generating, generation = table.generating, table.generated()
    if generating is None or generation is None:
        return
    path = ask_where(screen)
    if path is None:
        return
    write_file(path, generating.mission(generation, path.stem))
    screen.say(told(generating, path))
