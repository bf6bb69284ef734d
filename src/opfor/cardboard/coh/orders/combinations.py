"""Which words may go together: the checks that a grammar alone cannot make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from opfor.cardboard.coh.orders.errors import Misfit
from opfor.cardboard.coh.orders.words import (
    AI_ONLY_WORDS,
    ATTACKS,
    CARD_TARGETS,
    HEX_WORDS,
    NEEDS_TARGET,
    UNIT_ACTIONS,
    UNIT_ONLY_WORDS,
    Kind,
    OrderAction,
    TargetKind,
    Word,
)


class Said(NamedTuple):
    """A member of a vocabulary and the column where it was written."""

    value: Any
    column: int


def words_of(children: Sequence[Said]) -> tuple[Word, ...]:
    """The eligibility words among the parts of a phrase, in the order written."""
    return tuple(said.value for said in children if isinstance(said.value, Word))


def words_fit(children: Sequence[Said], kind: Kind | TargetKind, *, counting: bool = False) -> None:
    """Refuse a word that can never be true of what it stands before."""
    for said in children:
        if isinstance(said.value, Word) and not _fits(said.value, kind, counting):
            raise Misfit(said.column, _misfit(said.value, kind))


def _fits(word: Word, kind: Kind | TargetKind, counting: bool) -> bool:
    if word is Word.DESTROYED:
        return counting and kind in (TargetKind.AI, TargetKind.UNIT)
    if kind in (TargetKind.OBJECTIVE, TargetKind.AI_MARKER):
        return word in HEX_WORDS
    if kind in (TargetKind.AI, TargetKind.RE, Kind.MORTAR_OR_INF_GUN):
        return word not in UNIT_ONLY_WORDS
    return word not in AI_ONLY_WORDS


def _misfit(word: Word, kind: Kind | TargetKind) -> str:
    if word is Word.DESTROYED:
        return f'"{word}" can only be counted: "If Destroyed AI >= 2", "for each Destroyed Unit"'
    if kind in (TargetKind.OBJECTIVE, TargetKind.AI_MARKER):
        fitting = ", ".join(sorted(HEX_WORDS))
        return (
            f'"{word}" fits Units only and cannot stand before {kind}; expected {fitting} or {kind}'
        )
    other = "Units" if word in UNIT_ONLY_WORDS else "AI"
    return f'"{word}" fits {other} only and cannot stand before {kind}'


def action_fits(action: Said, kind: Kind, *, has_target: bool) -> None:
    """Refuse to make the Player's Units act, and deeds that lack the target they need."""
    if kind is Kind.UNIT and action.value not in UNIT_ACTIONS:
        listed = ", ".join(UNIT_ACTIONS)
        raise Misfit(
            action.column,
            f'"{action.value}" cannot be ordered of a Unit, which is the Player\'s; '
            f"expected {listed}",
        )
    if action.value in NEEDS_TARGET and not has_target:
        raise Misfit(
            action.column,
            f'"{action.value}" needs a target; expected closest to or farthest from, '
            "and a target, before the colon",
        )


def foe_fits(action: Said, kind: TargetKind | None) -> None:
    """Refuse an attack on the AI's own counters."""
    hostile = action.value in ATTACKS or action.value is OrderAction.MOVE_INTO_CC
    if hostile and kind in (TargetKind.AI, TargetKind.RE):
        listed = ", ".join(CARD_TARGETS)
        raise Misfit(action.column, f"AI do not {action.value} {kind}; expected {listed}")


def nobody_goes_on(action: Said) -> Misfit:
    """The complaint about a bare action that follows something no AI did."""
    return Misfit(
        action.column,
        f'nobody is there to go on with "{OrderAction(action.value)}"; expected an order such as '
        f'"AI closest to Unit: {OrderAction(action.value)}"',
    )
