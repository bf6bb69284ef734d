"""The help of single commands in the language in force, ``words/LANGUAGE/help.ftl``: what a command
says of itself by its name (``text-lab-run``), what a flag is for by its English."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from opfor.core.declared import Declared
from opfor.core.phrasebook import PRODUCT

if TYPE_CHECKING:
    from opfor.app.arguments import Parser

HELP = Declared(PRODUCT.parent, "help")


def in_language(parser: Parser) -> None:
    """Everything that a parser says of itself, and of what may follow."""
    parser.description = HELP.text(parser.called, parser.description or "")
    for group in parser._action_groups:
        group.title = HELP(group.title or "")
    for action in parser._actions:
        if action.help and action.help != argparse.SUPPRESS:
            action.help = HELP(action.help)


def flags_said(parser: Parser) -> Iterator[str]:
    """What a language should have words for; the options of a game are its own affair."""
    for group in parser._action_groups:
        yield group.title or ""
        if group in (parser._positionals, parser._optionals):
            said = (action.help for action in group._group_actions)
            yield from (each for each in said if each and each != argparse.SUPPRESS)
