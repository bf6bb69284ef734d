"""What is new on a board of text."""

from __future__ import annotations


def changed_lines(before: str, after: str) -> list[str]:
    """The lines of ``after`` that are new, each under the headings it stands under.

    Headings are told by indentation: a line belongs to the nearest line above that is less
    indented.
    """
    lines = after.splitlines()
    new = _new_lines(before.splitlines(), lines)
    shown: set[int] = set()
    above: list[int] = []
    for number, line in enumerate(lines):
        if not line.strip():
            continue
        above = [n for n in above if _indent(lines[n]) < _indent(line)]
        if number in new:
            shown |= {*above, number}
        above.append(number)
    return [lines[n] for n in sorted(shown)]


def _new_lines(before: list[str], after: list[str]) -> set[int]:
    from difflib import SequenceMatcher  # a game begins without anything to compare

    changes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return {n for tag, _, _, start, end in changes if tag != "equal" for n in range(start, end)}


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
