"""``opfor`` alone, on a terminal: resume a game or start one, in two lines of typing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from opfor.app.conversation.asking.abbreviations import fitting, pick_name, words_of
from opfor.app.conversation.history.saved import standing
from opfor.app.game_arguments import option_choices, option_said
from opfor.app.registry import Listing, listings, load_game
from opfor.app.speech import spoken
from opfor.app.store import list_saves
from opfor.core.book import Book, load_book
from opfor.core.declared import declared
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.surfaces.cli.saves import said
from opfor.surfaces.terminal.screen import Screen

MOST_SAVES, MOST_LOOKED_AT = 3, 12

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
    _say_menu(choices, screen)
    while (typed := screen.ask("> ", [choice.key for choice in choices])) is not None:
        if typed.strip() in ("", "?"):
            _say_menu(choices, screen)
            continue
        try:
            choice = pick(choices, typed)
            if choice.key == "quit":
                return 0
            if (options := _options(choice, screen)) is not None:
                return main([*choice.command, *options])
            _say_menu(choices, screen)
        except OpforError as error:
            screen.say(str(error), "warn")
    return 0


def _say_menu(choices: Sequence[Choice], screen: Screen) -> None:
    for number, choice in enumerate(choices, start=1):
        screen.say(f"  {number:>2}  {spoken(choice.label)}")


def menu() -> list[Choice]:
    """Games under way first, then every game alone, at the table, and what else there is."""
    makers = {each.generator: each.id for each in listings().values() if each.generator}
    games = [listing for listing in listings().values() if listing.id not in makers]
    found = [*_resumed(makers)]
    for listing in games:
        label = f"play {listing.title} on screen{_stage(listing)}"
        found.append(Choice(f"play {listing.id}", label, ("play", listing.id)))
    for listing in games:
        label = f"beside a real table: the program runs the enemy in {listing.title}"
        found.append(Choice(f"table {listing.id}", label, ("table", listing.id)))
    for made in makers.values():
        label = f"make a mission for {listings()[made].title}"
        found.append(Choice(f"generate {made}", label, ("generate", made)))
    found.append(Choice("web", "play in the browser", ("web",)))
    found.append(Choice("saves", "saved games, also those that are over", ("saves",)))
    found.append(Choice("help", "help: every command", ("help",)))
    found.append(Choice("quit", "quit", ()))
    return found


def _resumed(makers: dict[str, str]) -> Iterator[Choice]:
    """The newest games that are not over, with how they stand."""
    shown = 0
    for looked_at, save in enumerate(list_saves()):
        if shown == MOST_SAVES or looked_at == MOST_LOOKED_AT:
            return
        found = standing(save.path)
        if found is not None and found.is_over:
            continue
        shown += 1
        made = makers.get(save.header.game)
        how = ("play",) if made is None else ("generate", made)
        label = f"resume {said(save)}" + (f": {found.said}" if found is not None else "")
        command = (*how, "--resume", str(save.path))
        yield Choice(f"resume {save.path.name}", label, command)


STAGES = {"alpha": " (still being tried out)", "beta": " (nearly finished)"}


def _stage(listing: Listing) -> str:
    """How far the game has come, unless that is all the way."""
    return STAGES.get(listing.stage, "")


def pick(choices: Sequence[Choice], typed: str) -> Choice:
    """By number, or by the beginnings of the words; the name of a game alone plays it."""
    keys = [choice.key for choice in choices]
    if not typed.strip().isdecimal() and not fitting(words_of(typed), keys):
        if len(fitting(words_of(f"play {typed}"), keys)) != 1:
            numbers = f"type a number from 1 to {len(keys)} or the name of a game"
            raise OpforError(f"{shortened(typed.strip())!r} is not on the list; {numbers}")
        typed = f"play {typed}"
    return choices[keys.index(pick_name(keys, typed))]


def _options(choice: Choice, screen: Screen) -> list[str] | None:
    """The options of a new game and its rulings, as flags; Enter leaves them as they are, and
    None goes back to the menu."""
    if choice.command[0] not in ("play", "table") or "--resume" in choice.command:
        return []
    game = load_game(choice.command[1])
    known = option_choices(game)
    _say_options(game, screen)
    prompt = f"Change (such as: {_example(known)}; rulings lists them), or Enter to begin > "
    while (typed := screen.ask(prompt)) is not None:
        try:
            match typed.strip().casefold():
                case "rulings":
                    _say_rulings(game, screen)
                case "?" | "help":
                    _say_options(game, screen)
                case "q" | "quit" | "back":
                    return None
                case _:
                    return flags(typed, known, load_book(game.folder))
        except OpforError as error:
            screen.say(str(error), "warn")
    return None


def _say_options(game: Game[Any], screen: Screen) -> None:
    for name, (values, default) in option_choices(game).items():
        others = f" ({', '.join(values)})" if values else ""
        words = option_said(game, name)
        said = f"  {name.replace('_', '-')}: {default or spoken('as usual')}{others}"
        screen.say(f"{said}  {words}".rstrip())


def _say_rulings(game: Game[Any], screen: Screen) -> None:
    """Every disputed reading that can be played another way."""
    for ruling in load_book(game.folder).rulings.values():
        if len(ruling.choices) > 1:
            others = ", ".join(c for c in ruling.choices if c != ruling.default)
            problem = declared(game.folder).row(ruling.id, "problem", ruling.problem)
            screen.say(f"  ruling {ruling.name}: {ruling.default} ({others})  {problem}")


def _example(known: dict[str, tuple[tuple[str, ...], str]]) -> str:
    changes = [
        f"{name.replace('_', '-')} {values[-1]}" for name, (values, _) in known.items() if values
    ]
    return "; ".join(changes[:2]) or "NAME VALUE"


def flags(
    typed: str, known: dict[str, tuple[tuple[str, ...], str]], book: Book | None = None
) -> list[str]:
    """``difficulty hard; board nippon``, or only ``hard`` where one option has such a value;
    ``ruling bombed-unit bag``."""
    given: list[str] = []
    names = [name.replace("_", "-") for name in known]
    for part in (part.strip() for part in typed.split(";") if part.strip()):
        name, _, value = part.replace("=", " ").partition(" ")
        if book is not None and name.casefold() == "ruling":
            given += ["--ruling", _ruling(value, book)]
            continue
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


def _ruling(text: str, book: Book) -> str:
    """``NAME=VALUE`` of a ruling of the book."""
    name, _, value = text.strip().partition(" ")
    if name not in book.rulings:
        raise OpforError(one_of("ruling", name, book.rulings))
    choices = book.rulings[name].choices
    if value.strip() not in choices:
        raise OpforError(one_of(f"ruling {name}", value.strip(), choices))
    return f"{name}={value.strip()}"
