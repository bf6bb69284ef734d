"""What can be typed beside answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from opfor.app.conversation.asking.abbreviations import fitting, folded, words_of
from opfor.app.conversation.asking.answers import MANY, beginnings, some
from opfor.app.conversation.asking.vocabulary import mentioning, spoken
from opfor.app.conversation.messages import Offer
from opfor.app.conversation.telling import things
from opfor.core.door import whole_number
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.core.phrasebook import PhraseBook
from opfor.surfaces.terminal import files, lookups
from opfor.surfaces.terminal.comparison import check
from opfor.surfaces.terminal.display import ALWAYS, FITS, NEVER, ROOM
from opfor.surfaces.terminal.reasons import act_told, forecast_told, why_told
from opfor.surfaces.terminal.undo import branches, redo, undo

if TYPE_CHECKING:
    from opfor.surfaces.terminal.prompt import Prompt

SAY = PhraseBook.of_the_program("commands")
FEW_OUTCOMES = 5
USUALLY_LOGGED, MOST_LOGGED = 20, 99_999


class Quit(Exception):
    """The person wants to stop here."""


class Command(NamedTuple):
    """A command by its message in the book; ``as_typed`` where its text keeps its capitals
    (names of files, what is printed on a card)."""

    name: str
    run: Callable[[Prompt, str], None]
    as_typed: bool = False

    @property
    def word(self) -> str:
        """How it is called in the language in force."""
        return SAY.form(f"command-{self.name}", "")

    @property
    def usage(self) -> str:
        return SAY.form(f"command-{self.name}", "usage")

    @property
    def does(self) -> str:
        return SAY.form(f"command-{self.name}", "does")

    def in_english(self, text: str) -> str:
        """What follows the command, with the words that the language has for ``all`` or ``on``."""
        pairs = SAY.form(f"command-{self.name}", "words", "").split(", ")
        own = dict(pair.split("=") for pair in pairs if pair)
        return " ".join(own.get(word.casefold(), word) for word in text.split(" ")) if own else text


def list_answers(talk: Prompt, text: str) -> None:
    """The answers, or those that have some words in them; too many are told by their beginnings."""
    if talk.is_over:
        raise OpforError("the game is over; undo takes it back, quit leaves")
    answers = talk.eyes.offers()
    if not answers:
        raise OpforError("there is no list: type what the dice show")
    if text and text != "all":
        found = fitting(words_of(text), [each.typed for each in answers]) or _mentioning(
            answers, text
        )
        if not found:
            raise OpforError(f"no answer has {shortened(text)!r} in it")
        answers = tuple(answers[n] for n in found)
    room = min(MANY, talk.screen.height() - 4)
    if text == "all" or len(answers) <= room:
        talk.list_answers(answers)
    elif any(" " in each.typed for each in answers):
        for beginning, count in beginnings([each.typed for each in answers], room).items():
            talk.screen.say(f"  {beginning} …  {count}" if count > 1 else f"  {beginning}")
        talk.screen.say("? and any word lists the answers that have it; ? all lists all.")
    else:
        talk.screen.say(f"  {'  '.join(each.typed for each in answers)}")
        talk.screen.say("? and one of them says more about it; ? all lists all.")


def _mentioning(answers: Sequence[Offer], text: str) -> list[int]:
    known = [
        spoken(each.typed, [ref.partition(":")[2] for ref in each.refs], each.label)
        for each in answers
    ]
    return mentioning(words_of(text), known)


def show_board(talk: Prompt, text: str) -> None:
    """The whole position in words."""
    if text:
        raise OpforError("board says the whole position in words; map draws it")
    talk.screen.say(talk.eyes.board_text())


def show_map(talk: Prompt, text: str) -> None:
    """All of it, a part, what its signs mean, or when to show it."""
    if text in (ALWAYS, FITS, NEVER):
        talk.showing.maps = text
    elif text == "key":
        talk.screen.say("\n".join(talk.eyes.sketch_key()) or "This map needs no key.")
    elif text == "all":
        talk.showing.show_map(lines=0)
    else:
        talk.showing.show_map([things.named(talk.eyes, text)] if text else ())


def why(talk: Prompt, text: str) -> None:
    first, _, rest = text.partition(" ")
    if first == "not":
        if not rest:
            raise OpforError("why not what? Name something the opponent could have chosen")
        from opfor.app.conversation.telling.smallest_change import smallest_change

        talk.screen.say("\n".join(talk.eyes.why_not(rest).lines))
        if unless := smallest_change(talk.eyes, rest):
            talk.screen.say(unless)
    elif first in ("", "full"):
        talk.screen.say("\n".join(why_told(talk.eyes.why(), bool(first))))
    else:
        said = shortened(text)
        raise OpforError(f"why {said!r}: say why, why full, or why not {said}")


def reasons(talk: Prompt, text: str) -> None:
    if text not in ("on", "off"):
        raise OpforError(one_of("reasons", text, ("on", "off")))
    talk.showing.reasons = text == "on"


def forecast(talk: Prompt, text: str) -> None:
    if talk.is_over:
        raise OpforError("The game is over: nobody does anything any more.")
    path = talk.eyes.typed(text, numbered=talk.is_listed, usual=True).path if text else ()
    most = max(FEW_OUTCOMES, (talk.screen.height() - ROOM) // 2)
    talk.screen.say("\n".join(forecast_told(talk.eyes.forecast(path), most)))


def weigh(talk: Prompt, text: str) -> None:
    """An act with its answers, costs, chances and warnings; nothing is done."""
    if not text:
        raise OpforError("weigh and an act (weigh fire g10 f08 +1) says what it costs and can do")
    typed = talk.eyes.typed(text, numbered=talk.is_listed, usual=True)
    for line in act_told(talk.eyes.describe(typed.path)):
        talk.screen.say(line)
    for line in typed.warnings:
        talk.screen.say(line, "warn")


def adjust(talk: Prompt, text: str) -> None:
    talk.eyes.adjust(text)  # without text the game says what it understands


def table(talk: Prompt, text: str) -> None:
    source, _, switch = text.rpartition(" ")
    known = [each.name for each in talk.eyes.sources()]
    if switch not in ("on", "off") or not source:
        raise OpforError("write: table SOURCE on, or table SOURCE off; sources lists them")
    names = known if source == "all" else [_source(source, known)]
    for name in names:
        talk.eyes.at_table(name, switch == "on")
    now = {each.name: each.by for each in talk.eyes.sources()}
    talk.screen.say(f"{'; '.join(f'{name}: {now[name]}' for name in names)}.")


def _source(text: str, known: list[str]) -> str:
    found = fitting(words_of(text), known)
    if len(found) != 1:
        raise OpforError(one_of("source", text, [*known, "all"]))
    return known[found[0]]


def log(talk: Prompt, text: str) -> None:
    story = talk.eyes.story().told
    told = [each for each in story if each.text and each.kind != "decision"]
    if text == "all":
        wanted = len(told)
    else:
        wanted = whole_number(text, "log", 1, MOST_LOGGED) if text else USUALLY_LOGGED
    for each in told[-wanted:]:
        talk.screen.say(f"{each.number:>4}  {each.text}")


def help_(talk: Prompt, _text: str) -> None:
    talk.screen.say(SAY("help-intro"))
    for command in COMMANDS.values():
        talk.screen.say(f"  {command.usage:<25} {command.does}")
    if talk.about.takes_corrections:
        talk.screen.say(SAY("help-adjust"))


def quit_(_talk: Prompt, _text: str) -> None:
    raise Quit


COMMANDS = {
    "?": Command("list-answers", list_answers),
    "map": Command("map", show_map),
    "board": Command("board", show_board),
    "why": Command("why", why),
    "reasons": Command("reasons", reasons),
    "forecast": Command("forecast", forecast),
    "weigh": Command("weigh", weigh),
    "hint": Command("hint", lookups.hint),
    "coach": Command("coach", lookups.coach),
    "undo": Command("undo", undo),
    "redo": Command("redo", redo),
    "branches": Command("branches", branches),
    "adjust": Command("adjust", adjust, as_typed=True),
    "check": Command("check", check),
    "table": Command("table", table),
    "sources": Command("sources", lookups.sources),
    "log": Command("log", log),
    "rules": Command("rules", lookups.rules, as_typed=True),
    "mission": Command("mission", lookups.mission),
    "track": Command("track", lookups.track),
    "hand": Command("hand", lookups.hand),
    "card": Command("card", lookups.card, as_typed=True),
    "unit": Command("unit", lookups.unit),
    "sight": Command("sight", lookups.sight),
    "list": Command("list", lookups.lists),
    "position": Command("position", files.position, as_typed=True),
    "picture": Command("picture", files.picture, as_typed=True),
    "save": Command("save", files.save, as_typed=True),
    "help": Command("help", help_),
    "quit": Command("quit", quit_),
}


def known_words() -> list[str]:
    """Every command as it may be typed: in English and in the language in force."""
    return list(dict.fromkeys([*COMMANDS, *(each.word for each in COMMANDS.values())]))


def find(word: str, *, whole: bool) -> Command | None:
    """The command of that name, or by its first two or more letters."""
    named = {folded(each.word): each for each in COMMANDS.values()} | COMMANDS
    word = word if word in COMMANDS else folded(word)
    if word in named:
        return named[word]
    found = {each.name: name for name, each in named.items() if name.startswith(word)}
    if whole or len(word) < 2 or not found:
        return None
    if len(found) > 1:
        raise OpforError(f"{word!r} could be {some(found.values())}")
    return COMMANDS["?" if (name := next(iter(found))) == "list-answers" else name]
