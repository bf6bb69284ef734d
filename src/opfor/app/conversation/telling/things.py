"""Things by the names people type: what is drawn, listed or held, and what the books explain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from opfor.app.conversation.asking.abbreviations import close_words, fitting, words_of
from opfor.app.conversation.telling.reference import some
from opfor.core.errors import OpforError
from opfor.core.shown import Facts, Ref

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes


def named(eyes: Eyes, text: str, kinds: Sequence[str] = ()) -> Ref:
    """The ref of the thing meant, among those of some kinds; an exact name goes before a
    beginning."""
    known = list(_names(eyes, kinds))
    found = fitting(words_of(text), [name for name, _ in known]) or _having(known, words_of(text))
    names = list(dict.fromkeys(known[n][0] for n in found))
    if len(names) == 1:
        return _first(eyes, [known[n][1] for n in found])
    refs = {known[n][1] for n in found}
    if len(refs) == 1:
        return refs.pop()
    if refs:
        raise OpforError(f"{text!r} could be {some(names)}; say more")
    near = [each for each in close_words(text, [name for name, _ in known]) if each != text]
    meant = f"; did you mean {some(near)}?" if near else ""
    raise OpforError(f"there is no {text!r} here{meant}")


def _having(known: Sequence[tuple[str, Ref]], words: Sequence[str]) -> list[int]:
    """The things with all these words somewhere in their names; a unit goes before what is only
    listed or printed."""
    found = [n for n, (name, _) in enumerate(known) if words and {*words} <= {*name.split()}]
    return [n for n in found if known[n][1].startswith("unit:")] or found


def _first(eyes: Eyes, refs: Sequence[Ref]) -> Ref:
    """Of things of one name the unit, else the place, else whatever was found first."""
    places = {outline.ref for outline in eyes.table.ground().outlines}
    return min(refs, key=lambda ref: (not ref.startswith("unit:"), ref not in places))


def _names(eyes: Eyes, kinds: Sequence[str]) -> Iterator[tuple[str, Ref]]:
    """Every name with its thing: the end of the ref, and the first words of its label."""
    for ref, label in _things(eyes):
        kind, _, name = ref.partition(":")
        if ref and (not kinds or kind in kinds):
            yield name.casefold(), ref
            yield label.partition(",")[0].partition(":")[0].casefold(), ref


def _things(eyes: Eyes) -> Iterator[tuple[Ref, str]]:
    session, seen = eyes.table.session, eyes.sight.state(eyes.table.session.state)
    shown, setting = session.game.shown, session.setting
    for piece in shown.pieces(setting, seen, eyes.sight.stands_at):
        yield piece.ref, piece.label
    for outline in eyes.table.ground_at(seen).outlines:
        yield outline.ref, outline.label
    yield from _beside(eyes.facts())


def _beside(facts: Facts) -> Iterator[tuple[Ref, str]]:
    for card in facts.cards:
        yield card.ref, card.title
    for listed in facts.lists:
        yield listed.ref, listed.title
        for item in listed.items:
            yield item.ref, item.label
    for track in facts.tracks:
        yield track.ref, track.title
        yield from ((space.ref, space.label) for space in track.spaces)
    for mean in facts.means:
        yield mean.ref, mean.title


def labels(eyes: Eyes) -> dict[Ref, str]:
    """What everything is called that is drawn or listed; the first label of a thing counts."""
    found: dict[Ref, str] = {}
    for ref, label in _things(eyes):
        if ref:
            found.setdefault(ref, label)
    return found


def sees(eyes: Eyes, origin: Ref, ref: Ref) -> tuple[str, ...]:
    """Whether a thing is seen from another, and what hides it."""
    session, sight = eyes.table.session, eyes.sight
    looked_at, seen = session.game.shown.looked_at, sight.state(session.state)
    return looked_at(session.setting, seen, sight.stands_at, ref, origin).lines


def mission(eyes: Eyes) -> tuple[str, ...]:
    """What is played for, and what the opponent goes by."""
    session, sight = eyes.table.session, eyes.sight
    seen = sight.state(session.state)
    return tuple(session.game.shown.mission(session.setting, seen, sight.stands_at))
