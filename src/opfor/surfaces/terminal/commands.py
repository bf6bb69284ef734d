"""What can be typed beside answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from opfor.app.conversation import things
from opfor.app.conversation.abbreviations import fitting, words_of
from opfor.app.conversation.answers import MANY, beginnings, some
from opfor.app.conversation.messages import Offer
from opfor.app.conversation.vocabulary import mentioning, spoken
from opfor.core.door import whole_number
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.surfaces.terminal import files, lookups
from opfor.surfaces.terminal.comparing import check
from opfor.surfaces.terminal.going_back import branches, redo, undo
from opfor.surfaces.terminal.reasons import act_told, forecast_told, why_told
from opfor.surfaces.terminal.showing import ALWAYS, FITS, NEVER, ROOM

if TYPE_CHECKING:
    from opfor.surfaces.terminal.prompt import Prompt

FEW_OUTCOMES = 5
USUALLY_LOGGED, MOST_LOGGED = 20, 99_999


class Quit(Exception):
    """The person wants to stop here."""


class Command(NamedTuple):
    """A command: how it is written, what it does; ``as_typed`` where its text keeps its capitals
    (names of files, what is printed on a card)."""

    usage: str
    does: str
    run: Callable[[Prompt, str], None]
    as_typed: bool = False


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
        talk.screen.say("\n".join(talk.eyes.why_not(rest).lines))
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
    talk.screen.say(
        "Type an answer or the beginning of one; ; goes between several.\n"
        "A number picks from the list that ? shows. Commands, which may be shortened:"
    )
    for command in COMMANDS.values():
        talk.screen.say(f"  {command.usage:<25} {command.does}")
    if talk.about.takes_corrections:
        talk.screen.say(
            "adjust sets right what differs from the table, and the record keeps it.\n"
            "adjust alone says what can be set right."
        )


def quit_(_talk: Prompt, _text: str) -> None:
    raise Quit


COMMANDS = {
    "?": Command("? [BEGINNING]", "the legal answers", list_answers),
    "map": Command(
        "map [HEX | all | key]", "the map (also: Enter); always, fits or never: when", show_map
    ),
    "board": Command("board", "the whole position in words", show_board),
    "why": Command("why [full | not X]", "the opponent's reasons, and why it did not do X", why),
    "reasons": Command("reasons on|off", "say the reasons while the opponent moves", reasons),
    "forecast": Command(
        "forecast [ANSWER]", "what the opponent may do next, with its odds", forecast
    ),
    "weigh": Command("weigh ACT", "what an act costs and can do, before it is done", weigh),
    "hint": Command(
        "hint [N | again]", "the best acts, and your chance to win after each", lookups.hint
    ),
    "coach": Command("coach on|off", "a warning before what throws the game away", lookups.coach),
    "undo": Command("undo [N | to LINE]", "take back what was entered last", undo),
    "redo": Command("redo [N]", "bring back what was undone", redo),
    "branches": Command("branches [LINE]", "what was taken back and left; go on there", branches),
    "adjust": Command("adjust TEXT", "correct a fact by hand", adjust, as_typed=True),
    "check": Command("check", "compare with the table, fact by fact", check),
    "table": Command("table SOURCE on|off", "roll or draw yourself, or let the program", table),
    "sources": Command("sources", "who rolls and draws what", lookups.sources),
    "log": Command("log [N | all]", "what happened", log),
    "rules": Command(
        "rules ID | NAME",
        "a rule, or what a unit, effect or card does",
        lookups.rules,
        as_typed=True,
    ),
    "mission": Command("mission", "what is played for, and the opponent's orders", lookups.mission),
    "track": Command("track", "the track with its events", lookups.track),
    "hand": Command("hand", "what you hold", lookups.hand),
    "card": Command(
        "card [NAME | …: LINES]", "an open card; or one to be typed in", lookups.card, as_typed=True
    ),
    "unit": Command("unit X", "a unit, hex or space: how it is, what it sees", lookups.unit),
    "sight": Command("sight A B", "whether A sees B, and what hides it", lookups.sight),
    "list": Command("list [NAME | all]", "bags, piles, losses, what is to come", lookups.lists),
    "position": Command("position [FILE]", "the position as JSON", files.position, as_typed=True),
    "picture": Command(
        "picture [FILE.svg]", "the board as a drawing", files.picture, as_typed=True
    ),
    "save": Command(
        "save [FILE]", "where the game is kept, or keep it elsewhere", files.save, as_typed=True
    ),
    "help": Command("help", "this list", help_),
    "quit": Command("quit", "stop; the game is kept", quit_),
}


def find(word: str, *, whole: bool) -> Command | None:
    """The command of that name, or by its first two or more letters."""
    if word in COMMANDS:
        return COMMANDS[word]
    found = [name for name in COMMANDS if name.startswith(word)]
    if whole or len(word) < 2 or not found:
        return None
    if len(found) > 1:
        raise OpforError(f"{word!r} could be {some(found)}")
    return COMMANDS[found[0]]
