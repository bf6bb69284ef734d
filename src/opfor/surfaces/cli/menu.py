"""``opfor`` alone, on a terminal: resume a game or start one, in two lines of typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from opfor.app.conversation.abbreviations import fitting, pick_name
from opfor.app.game_arguments import option_choices
from opfor.app.registry import Listing, listings, load_game
from opfor.app.store import list_saves
from opfor.core.errors import OpforError, one_of
from opfor.surfaces.cli.saves import said
from opfor.surfaces.terminal.screen import Screen

MOST_SAVES = 3

Main = Callable[[Sequence[str]], int]


class Choice(NamedTuple):
    """A line of the menu: what to type, what it says, and the command it stands for."""

    key: str
    label: str
    command: tuple[str, ...]


def run(main: Main, screen: Screen | None = None) -> int:
    """Show the menu until something was chosen that can be done; then do it."""
    screen = screen or Screen()
    choices = menu()
    screen.say("opfor: the opponent that plays by the book and says why", "strong")
    for number, choice in enumerate(choices, start=1):
        screen.say(f"  {number:>2}  {choice.label}")
    while (typed := screen.ask("> ", [choice.key for choice in choices])) is not None:
        if not typed.strip():
            continue
        try:
            choice = pick(choices, typed)
            if choice.key == "quit":
                return 0
            return main([*choice.command, *_options(choice, screen)])
        except OpforError as error:
            screen.say(str(error), "warn")
    return 0


def menu() -> list[Choice]:
    """Saved games first, then every game on screen and at the table."""
    found = []
    makers = {each.generator: each.id for each in listings().values() if each.generator}
    for save, _ in zip(list_saves(), range(MOST_SAVES), strict=False):
        made = makers.get(save.header.game)
        how = ("play",) if made is None else ("generate", made)
        command = (*how, "--resume", str(save.path))
        found.append(Choice(f"resume {save.path.name}", f"resume {said(save)}", command))
    games = [listing for listing in listings().values() if listing.id not in makers]
    for listing in games:
        found.append(Choice(f"play {listing.id}", f"play {_named(listing)}", ("play", listing.id)))
    for listing in games:
        label = f"table companion for {listing.title}"
        found.append(Choice(f"table {listing.id}", label, ("table", listing.id)))
    for made in makers.values():
        label = f"generate a mission for {listings()[made].title}"
        found.append(Choice(f"generate {made}", label, ("generate", made)))
    found.append(Choice("help", "help: every command", ("help",)))
    found.append(Choice("quit", "quit", ()))
    return found


def _named(listing: Listing) -> str:
    """The title, with how far the game has come unless that is all the way."""
    return listing.title + (f" ({listing.stage})" if listing.stage in ("alpha", "beta") else "")


def pick(choices: Sequence[Choice], typed: str) -> Choice:
    """By number, or by the beginnings of the words."""
    keys = [choice.key for choice in choices]
    return choices[keys.index(pick_name(keys, typed))]


def _options(choice: Choice, screen: Screen) -> list[str]:
    """The options of a new game, as flags; Enter leaves them as they are."""
    if choice.command[0] not in ("play", "table") or "--resume" in choice.command:
        return []
    known = option_choices(load_game(choice.command[1]))
    for name, (values, default) in known.items():
        others = f"  ({', '.join(values)})" if values else ""
        screen.say(f"  {name.replace('_', '-')}: {default}{others}")
    prompt = f"Change (such as: {_example(known)}), or Enter to begin > "
    while (typed := screen.ask(prompt)) is not None:
        try:
            return flags(typed, known)
        except OpforError as error:
            screen.say(str(error), "warn")
    return []


def _example(known: dict[str, tuple[tuple[str, ...], str]]) -> str:
    changes = [
        f"{name.replace('_', '-')} {values[-1]}" for name, (values, _) in known.items() if values
    ]
    return "; ".join(changes[:2]) or "NAME VALUE"


def flags(typed: str, known: dict[str, tuple[tuple[str, ...], str]]) -> list[str]:
    """``difficulty hard; board nippon``, or only ``hard`` where one option has such a value."""
    given: list[str] = []
    names = [name.replace("_", "-") for name in known]
    for part in (part.strip() for part in typed.split(";") if part.strip()):
        name, _, value = part.replace("=", " ").partition(" ")
        if not value:
            holders = [n for n, (values, _) in known.items() if name in values]
            if len(holders) != 1:
                raise OpforError(f"{part!r}: write NAME VALUE, NAME one of: {', '.join(names)}")
            name, value = holders[0], name
        found = fitting([name.replace("_", "-")], names)
        if len(found) != 1:
            raise OpforError(one_of("option", name, names))
        given += ["--option", f"{names[found[0]]}={value.strip()}"]
    return given
