"""Which words may go together: the checks that a grammar alone cannot make."""

from __future__ import annotations

from opfor.cardboard.coh.orders.actions import ATTACKS, NEEDS_TARGET, UNIT_ACTIONS, OrderAction
from opfor.cardboard.coh.orders.constructs import Parts
from opfor.cardboard.coh.orders.errors import Misfit
from opfor.cardboard.coh.orders.nouns import (
    BLIND,
    CARD_TARGETS,
    FRIENDS,
    Kind,
    Side,
    Source,
    TargetKind,
)
from opfor.cardboard.coh.orders.slots import Said
from opfor.cardboard.coh.orders.words import AI_ONLY_WORDS, HEX_WORDS, UNIT_ONLY_WORDS, Word


def words_fit(parts: Parts, *, counting: bool = False) -> None:
    """Refuse a word that can never be true of what it stands before."""
    if "words" not in parts.said or "kind" not in parts.said:
        return
    kind = parts.said["kind"].value
    for said in parts.said["words"].parts:
        if not _fits(said.value, kind, counting):
            raise Misfit(said.column, _misfit(said.value, kind))


def countable_words_fit(parts: Parts) -> None:
    """The same where something is counted, even what is destroyed."""
    words_fit(parts, counting=True)


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


def name_stands_alone(parts: Parts) -> None:
    """Refuse a number or words before a counter's name."""
    if "name" in parts.said and len(parts.said) > 1:
        name = parts.said["name"].parts[0]
        raise Misfit(parts.column, f'a counter\'s name stands alone; expected "{name}:"')
    words_fit(parts)


def order_fits(parts: Parts) -> None:
    """Refuse what the AI or Units of an order cannot do, and attacks on the AI's own counters."""
    action = parts.said["action"]
    action_fits(action, parts.said["ai"].value.kind, has_target=True)
    kind = parts.said["target"].value.kind
    hostile = action.value in ATTACKS or action.value is OrderAction.MOVE_INTO_CC
    if hostile and kind in FRIENDS:
        listed = ", ".join(CARD_TARGETS)
        raise Misfit(action.column, f"AI do not {action.value} {kind}; expected {listed}")


def plain_order_fits(parts: Parts) -> None:
    """The same of an order without a target."""
    action_fits(parts.said["action"], parts.said["subject"].value.kind, has_target=False)


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


def nobody_goes_on(action: OrderAction, column: int) -> Misfit:
    """The complaint about a bare action that follows something no AI did."""
    return Misfit(
        column,
        f'nobody is there to go on with "{action}"; expected an order such as '
        f'"AI closest to Unit: {action}"',
    )


def card_is_drawn(parts: Parts) -> None:
    """The rest of the line may speak of the drawn hex."""
    parts.heard.add("drawn hex")


def drawn_before(parts: Parts) -> None:
    """Refuse the drawn hex of a card that nobody drew."""
    if "drawn hex" not in parts.heard:
        raise Misfit(
            parts.column,
            'no card has been drawn for "the drawn hex"; expected "Draw 1 Order Card then" '
            "earlier in the line",
        )


def player_has_caps(parts: Parts) -> None:
    """Refuse CAPs of the AI, who has none."""
    side = parts.said["side"]
    if side.value is not Side.PLAYER:
        raise Misfit(side.column, '"AI" has no CAPs (COH-4.3.1-c); expected Player')


def blind_fit(parts: Parts) -> None:
    """Refuse counters of the RE cup in any other."""
    blind = [item.name for item in parts.said["items"].value if item.name in BLIND]
    cup = parts.said["cup"]
    if blind and cup.value is not Source.RE_CUP:
        raise Misfit(cup.column, f'"{blind[0]}" lies in the RE cup only; expected the RE cup')
