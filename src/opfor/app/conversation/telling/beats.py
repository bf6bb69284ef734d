"""The story as a play: what each unit did is one entry, with its reasons and motions.

An entry ends where a record line does, or within one where another unit goes on: the board can be
shown as it was then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from opfor.app.conversation.messages import Beat, Because, Story, Told
from opfor.core.cues import FOLLOWS, QUIET, Motion

MOST = 20
"""Entries of one play; beyond that neighbours are told together."""


def beats(story: Story) -> tuple[Beat, ...]:
    """The entries of a story; the last one shows where it led to."""
    found = _grouped(story.told)
    while len(found) > MOST:
        shortest = min(range(len(found) - 1), key=lambda n: len(found[n]) + len(found[n + 1]))
        found[shortest : shortest + 2] = [found[shortest] + found[shortest + 1]]
    ends = [*map(_ends, found, found[1:]), (story.until, None)]
    return tuple(_beat(each, *end) for each, end in zip(found, ends, strict=False))


def _grouped(told: Iterable[Told]) -> list[list[Told]]:
    """What belongs together; reasons go before what they led to."""
    groups: list[list[Told]] = []
    reasons: list[Told] = []
    for each in told:
        if each.kind == "decision":
            reasons.append(each)
        elif each.part != QUIET and each.kind != "step" and _said(each) is not None:
            if not groups or _begins(groups[-1], each):
                groups.append([])
            groups[-1] += [*reasons, each]
            reasons = []
    if groups:
        groups[-1] += reasons
    return groups


def _begins(group: Sequence[Told], each: Told) -> bool:
    """Whether something else happens now; within one record line only another unit begins it."""
    if each.part == FOLLOWS:
        return False
    happened = _happened(group)
    by = each.motion.by if each.motion is not None else ""
    before = [told.motion.by for told in happened if told.motion is not None and told.motion.by]
    if each.number == happened[-1].number and not (by and before):
        return False
    return not by or by not in before


def _happened(group: Sequence[Told]) -> list[Told]:
    return [told for told in group if told.kind != "decision"]


def _ends(group: Sequence[Told], after: Sequence[Told]) -> tuple[int, int | None]:
    """The line that an entry ends with, and how far it has come there where the next goes on."""
    last, next_one = _happened(group)[-1], _happened(after)[0]
    return last.number, last.place if last.number == next_one.number else None


def _said(told: Told) -> str | None:
    """What follows is told in few words, as the board shows the rest; ``None`` if nothing can be
    seen or heard of it."""
    text = told.brief if told.part == FOLLOWS and told.brief is not None else told.text
    return text if text or (told.motion is not None and told.motion.kind) else None


def _beat(group: Sequence[Told], until: int, within: int | None) -> Beat:
    happened = _happened(group)
    said: list[str] = []
    moved: list[tuple[Motion, int]] = []
    for told in happened:
        if text := _said(told):
            said.append(text)
        if told.motion is not None and told.motion.kind:
            moved.append((told.motion, max(0, len(said) - 1)))
    return Beat(
        until=until,
        said=tuple(said),
        within=within,
        motions=tuple(motion for motion, _ in moved),
        spoken=tuple(place for _, place in moved),
        refs=tuple(dict.fromkeys(ref for told in happened for ref in told.refs)),
        reasons=tuple(
            Because(told.text, told.number, told.decision)
            for told in group
            if told.decision is not None
        ),
        seat=happened[0].seat,
    )
