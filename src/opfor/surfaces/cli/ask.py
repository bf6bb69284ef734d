"""The opponent without a board: it asks the few facts its next rung needs, decides and says why.

Nothing is mirrored and nothing is kept: choose what it has to decide, name what there is, and
answer by looking at the table. What was told of the turn (the stratagem, the stance) is asked once;
new begins another turn.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, game_of
from opfor.app.game_arguments import declare_game_options, options_of, rulings_of
from opfor.app.inquiry.asked import SAY, AskedNext, Inquiry, inquired, open_questions
from opfor.app.inquiry.ladder_walk import CANDIDATES, CHANCE
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.terminal.screen import Screen

ALL, NONE, BACK, QUIT, ROLL, NEW = "all", "none", "back", "quit", "roll", "new"
LEFT = ("quit", "q", "exit")


def declare(parser: Parser, game: Game[Any] | None) -> None:
    parser.add_argument("question", nargs="?", default="", help="what it has to decide")
    parser.add_argument(
        "--answer",
        action="append",
        default=[],
        metavar="NAMES",
        help="an answer, names separated by commas (repeatable): nothing is asked at the screen",
    )
    declare_json(parser)
    declare_game_options(parser, game)


def run(arguments: Arguments) -> int:
    game, asking = game_of(arguments), _Asking(arguments)
    if arguments.json or arguments.answer:
        return asking.at_once(game, arguments)
    return asking.at_the_screen(game, arguments.question, Screen())


class _Asking:
    def __init__(self, arguments: Arguments) -> None:
        game = game_of(arguments)
        self.rulings, self.options = rulings_of(arguments), options_of(arguments, game)
        self.cases: tuple[str, ...] | None = None

    def follow(self, game: Game[Any], name: str, answers: Sequence[Sequence[str]]) -> Inquiry:
        return inquired(
            game, name, answers, rulings=self.rulings, options=self.options, cases=self.cases
        )

    def at_once(self, game: Game[Any], arguments: Arguments) -> int:
        """All answers are given: the next question, or what was decided."""
        told = [parted(each) for each in arguments.answer]
        found = self.follow(game, arguments.question, told)
        if arguments.json:
            print_json(found)
        else:
            print("\n".join(found.lines if found.asked is None else told_of(found.asked)))
        return 0

    def at_the_screen(self, game: Game[Any], name: str, screen: Screen) -> int:
        questions = open_questions(game)
        while True:
            if not name:
                for number, each in enumerate(questions, 1):
                    screen.say(f"  {number:>2}  {each.name}: {each.title}")
                name = (screen.ask(f"{SAY('ask-which')}\n> ") or QUIT).strip()
            if name in LEFT:
                return 0
            if name == NEW:
                self.cases, name = None, ""
                continue
            if name.isdecimal() and 1 <= int(name) <= len(questions):
                name = questions[int(name) - 1].name
            try:
                if self.one(game, name, screen):
                    return 0
            except OpforError as error:
                screen.say(str(error), "warn")
            name = ""

    def one(self, game: Game[Any], name: str, screen: Screen) -> bool:
        """One question to its end; whether somebody leaves."""
        answers: list[Sequence[str]] = []
        cases = self.cases
        while (found := self.follow(game, name, answers)).asked is not None:
            for line in told_of(found.asked):
                screen.say(line)
            text = screen.ask("> ")
            if text is None or text.strip() in LEFT:
                return True
            if text.strip() == BACK:
                answers = answers[:-1]
                continue
            try:
                given = meant(found.asked, text.strip(), screen)
                self.follow(game, name, [*answers, given])
                answers.append(given)
            except OpforError as error:
                screen.say(str(error), "warn")
        if cases is None:
            self.cases = found.cases
        screen.say(found.lines[0], "strong")
        for line in (*found.lines[1:], SAY("number-of-questions", n=found.questions)):
            screen.say(f"  {line}")
        return False


def parted(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())


def told_of(asked: AskedNext) -> list[str]:
    """A question as lines: what is asked, what must hold, the choices by number."""
    lines = [asked.text, *(f"  - {point}" for point in asked.points)]
    lines += [f"  {number:>2}  {name}" for number, name in enumerate(asked.choices, 1)]
    also = [f"{word} = {said}" for word, said in ((NONE, asked.none), (ALL, asked.every)) if said]
    if asked.kind == CANDIDATES:
        return [*lines, SAY("ask-names")]
    how = SAY("ask-chance") if asked.kind == CHANCE else SAY("ask-choices")
    return [*lines, "; ".join([how, *also])]


def meant(asked: AskedNext, text: str, screen: Screen) -> tuple[str, ...]:
    """Names from what was typed: numbers of the list, names or beginnings of them."""
    if asked.kind == CHANCE and text in ("", ROLL):
        name = secrets.choice(asked.choices)
        screen.say(SAY("rolled", name=name))
        return (name,)
    if asked.kind == CANDIDATES:
        return parted(text)
    if text == ALL and asked.every:
        return asked.choices
    return () if text == NONE else tuple(_chosen(asked.choices, each) for each in parted(text))


def _chosen(choices: Sequence[str], text: str) -> str:
    if text in choices:
        return text
    if text.isdecimal() and 1 <= int(text) <= len(choices):
        return choices[int(text) - 1]
    begun = [each for each in choices if each.casefold().startswith(text.casefold())]
    return begun[0] if len(begun) == 1 else text
