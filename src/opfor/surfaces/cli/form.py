"""Filling in a form at a prompt: question after question, each answer read back, none lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.app.box_words import SAY, fault_told, question_told
from opfor.core.errors import OpforError
from opfor.core.form import Blank, Row, told
from opfor.surfaces.terminal.screen import Screen

MOST_SHOWN = 24


class Left(Exception):
    """The person stops here."""


class Back(Exception):
    """The person wants the question before."""


def filled(screen: Screen, blanks: Sequence[Blank], old: Mapping[str, Any], *, brief: bool) -> Row:
    """The answers to all questions; ``back`` asks the one before again. What nobody is asked about
    stays as it is."""
    asked_about = {blank.name for blank in blanks}
    row: Row = {name: value for name, value in old.items() if name not in asked_about}
    at = 0
    while at < len(blanks):
        blank = blanks[at]
        if not blank.when({**old, **row}):
            row[blank.name] = None
            at += 1
            continue
        known = row.get(blank.name, old.get(blank.name, blank.usual))
        try:
            row[blank.name] = _answered(screen, blank, known, brief=brief)
            at += 1
        except Back:
            asked = [n for n in range(at) if blanks[n].when({**old, **row})]
            if not asked:
                raise
            at = asked[-1]
    return row


def _answered(screen: Screen, blank: Blank, known: Any, *, brief: bool) -> Any:
    if blank.parts:
        return _parts(screen, blank, known, brief=brief)
    if not blank.many:
        return _asked(screen, blank, known, brief=brief)
    return _lines(screen, blank, list(known or ()), brief=brief)


def _asked(screen: Screen, blank: Blank, known: Any, *, brief: bool, of: str = "") -> Any:
    """One value; an empty line takes what stands in brackets."""
    shown = _said(known)
    brackets = f" [{shown}]" if shown else ""
    while True:
        text = _typed(screen, f"{question_told(blank.question)}{of}{brackets} > ", blank)
        if not text:
            if shown or not blank.needed:
                return known
            screen.say(SAY("must-stand-prompt", what=question_told(blank.question)), "warn")
            continue
        try:
            value = blank.read(text)
            meaning = [] if brief else blank.told(text)
        except OpforError as error:
            screen.say(fault_told(error), "warn")
            screen.prefill(text if " " in text else "")  # a word is sooner typed than mended
            continue
        for line in meaning:
            screen.say(f"    {line}", "quiet")
        return value


def _lines(screen: Screen, blank: Blank, known: list[Any], *, brief: bool) -> list[Any]:
    """Line after line until an empty one; lines that are there are offered one by one."""
    lines: list[Any] = []
    while True:
        old = known[len(lines)] if len(lines) < len(known) else None
        needed = blank.needed and not lines
        one = Blank(
            blank.name, blank.question, blank.read, None, needed, complete=blank.complete,
            told=blank.told,
        )  # fmt: skip
        try:
            value = _asked(screen, one, old, brief=brief, of=f" {len(lines) + 1}")
        except Back:
            if not lines:
                raise
            lines.pop()
            continue
        if value is None:
            return lines
        lines.append(value)


def _parts(screen: Screen, blank: Blank, known: Any, *, brief: bool) -> Any:
    """Things inside a thing: each asked about in turn, as long as there is another."""
    if isinstance(blank.usual, dict):
        has_one = bool(known) or blank.needed or _wants(screen, f"{question_told(blank.question)}?")
        row = filled(screen, blank.parts, known or {}, brief=brief) if has_one else {}
        return told(blank.parts, row)
    found: list[Row] = []
    known = list(known or ())
    while not blank.count or len(found) < blank.count:
        old = known[len(found)] if len(found) < len(known) else {}
        must = blank.count or (blank.needed and not found)
        try:
            if not (must or old) and not _wants(
                screen, f"{question_told(blank.question)} {len(found) + 1}?"
            ):
                return found
            screen.say(f"{question_told(blank.question)} {len(found) + 1}:", "strong")
            row = filled(screen, blank.parts, old, brief=brief)
            found.append(told(blank.parts, row))
        except Back:
            if not found:
                raise
            known[: len(found)] = found
            found.pop()
    return found


def _wants(screen: Screen, question: str) -> bool:
    text = _typed(screen, f"{question} (yes; Enter: no) > ", None)
    return text.casefold().startswith("y")


def _typed(screen: Screen, prompt: str, blank: Blank | None) -> str:
    """A line that is no command of the prompt itself."""
    complete = blank.complete if blank is not None else lambda _typed: ()
    while True:
        line = screen.ask(prompt, complete)
        text = "" if line is None else line.strip()
        if line is None or text.casefold() in ("quit", "stop"):
            raise Left
        if text.casefold() == "back":
            raise Back
        if not text.endswith("?"):
            return text
        typed = text.rstrip("?")
        ends = [each[len(typed.rstrip()) :].strip() or each for each in complete(typed)]
        said = ", ".join(ends[:MOST_SHOWN]) or _wanted(blank)
        screen.say(f"    {said}", "quiet")
        screen.prefill(typed)


def _wanted(blank: Blank | None) -> str:
    """What could stand where nothing can be completed: what a question mark is not."""
    try:
        if blank is not None:
            blank.read("?")
    except OpforError as error:
        return fault_told(error)
    return "anything"


def _said(value: Any) -> str:
    """A value as it would be typed."""
    match value:
        case None | [] | {} | "":
            return ""
        case bool():
            return "yes" if value else "no"
        case dict():
            return " ".join(str(each) for each in value.values())
    return str(value)
