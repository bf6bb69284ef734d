"""Asking a person at a terminal who gave no options what to generate."""

from __future__ import annotations

from typing import Any

from opfor.app.conversation.asking.abbreviations import pick_name
from opfor.core.errors import OpforError
from opfor.core.game import Asked, Generating
from opfor.surfaces.terminal.screen import Screen

YES_OR_NO = {"true": "yes", "false": "no"}


def asked(generating: Generating, screen: Screen) -> dict[str, Any] | None:
    """The options, question by question; Enter takes the first answer. ``None``: no more input."""
    options: dict[str, Any] = {}
    while (question := generating.asks(options)) is not None:
        answer = _answer(question, screen)
        if answer is None:
            return None
        options[question.option] = answer
    return options


def _answer(question: Asked, screen: Screen) -> str | None:
    names = [YES_OR_NO.get(value, value) for value, _ in question.choices]
    screen.say()
    screen.say(f"{question.question} (Enter: {names[0]})", "strong")
    for name, (_, line) in zip(names, question.choices, strict=True):
        screen.say(f"  {name:<4} {line}")
    while (typed := screen.ask("> ", names)) is not None:
        if not typed.strip():
            return question.choices[0][0]
        try:
            return question.choices[names.index(pick_name(names, typed))][0]
        except OpforError as error:
            screen.say(str(error), "warn")
    return None
