"""From a guideline, its variant and what players change to the plan that is carried out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import Content, numbers_in
from opfor.cardboard.coh.generator_cards.guidelines import Guideline, SeatRow, Variant
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.cite import cite
from opfor.core.errors import OpforError, one_of
from opfor.games.coh_generator.values.handicap import check_handicap, check_help

if TYPE_CHECKING:
    from opfor.games.coh_generator.values.options import Options

TWO_PLAYERS = 2
CUSTOM = {TWO_PLAYERS: 5, 3: 7, 4: 8}
"""The guideline a custom game of so many players starts from."""

RANGES = {"hand": (1, 25), "rounds": (2, 20), "caps": (1, 20)}
"""What players may change a guideline to."""


class PlanSeat(Struct, frozen=True, kw_only=True):
    """A role with its cards; ``deals`` cards are dealt and ``plays`` of them played."""

    role: str
    side: Literal["german", "soviet"]
    cards: tuple[str, ...]
    deals: int
    plays: int
    caps: int
    rate: int


class GuidelineInForce(Struct, frozen=True, kw_only=True):
    """A guideline in force."""

    number: int
    title: str
    rounds: int
    minutes: int
    action_cards: tuple[str, ...]
    maps: tuple[Literal["initiative", "opponent"], ...]
    edges: Literal["long", "any", "first-seat"]
    seats: tuple[PlanSeat, ...]
    order: tuple[str, ...] = ()
    share_decks: bool = False
    special_rules: tuple[str, ...] = ()
    advice: tuple[str, ...] = ()

    def seat(self, role: str) -> PlanSeat:
        return next(seat for seat in self.seats if seat.role == role)

    def roles(self, side: str) -> tuple[str, ...]:
        return tuple(seat.role for seat in self.seats if seat.side == side)


@cite("GEN-2.1-a", "GEN-2.1-g", "GEN-2.1-h", "GEN-2.1-m", "GEN-GL-10")
def plan_for(options: Options, rulings: Rulings, content: Content) -> GuidelineInForce:
    """The guideline with what the variant and the players change, checked."""
    _check_numbers(options)
    check_help(options)
    guideline = chosen_guideline(options, content)
    variant = guideline.variant if options.variant else None
    if options.variant and variant is None:
        raise OpforError(f"variant: guideline {guideline.number} has none; play it as it is")
    if variant is not None and variant.swap_sides:
        guideline = _swapped(guideline)
    seats: tuple[PlanSeat, ...] = ()
    for row, hand in zip(guideline.seats, own_hands(options, len(guideline.seats)), strict=True):
        mates = [seat for seat in seats if seat.side == row.side]
        seats += (_seat(row, replace(options, hand=hand), rulings, variant, mates),)
    check_handicap(options, [seat.role for seat in seats])
    maps = variant.maps if variant is not None and variant.maps else guideline.maps
    rounds = options.rounds or guideline.rounds
    return GuidelineInForce(
        number=options.guideline,
        title=guideline.title if options.guideline else "Custom Firefight",
        rounds=rounds,
        minutes=guideline.minutes[-1],
        action_cards=_action_cards(guideline, rulings),
        maps=maps,  # type: ignore[arg-type]
        edges=guideline.edges,
        seats=seats,
        order=guideline.order,
        share_decks=variant is not None and variant.share_decks,
        special_rules=guideline.special_rules,
        advice=_custom_advice(options, rounds, seats),
    )


def own_hands(options: Options, seats: int) -> list[int]:
    """The players' own hand of every seat: each has its own, or all have the same (0: the
    guideline's)."""
    if not options.hands:
        return [options.hand] * seats
    least, most = RANGES["hand"]
    numbers = [int(each) if each.strip().isdecimal() else 0 for each in options.hands.split(",")]
    if len(numbers) != seats or not all(least <= hand <= most for hand in numbers):
        raise OpforError(f"hands: {options.hands}; {seats} numbers from {least} to {most}")
    return numbers


def _check_numbers(options: Options) -> None:
    """Hand, rounds and CAPs of the players' own making stay on their tracks."""
    for name, (least, most) in RANGES.items():
        given = getattr(options, name)
        if given and not least <= given <= most:
            raise OpforError(f"{name}: {given}; {least} to {most}, or 0 for the guideline's")


@cite("GEN-2.1-a", "SOLO-5.1-a")
def chosen_guideline(options: Options, content: Content) -> Guideline:
    """The guideline asked for; solo needs one for two players."""
    number = options.guideline or CUSTOM.get(options.players, 0)
    if number not in content.guidelines:
        if not options.guideline:
            raise OpforError(one_of("players", options.players, CUSTOM))
        raise OpforError(one_of("guideline", options.guideline, sorted(content.guidelines)))
    guideline = content.guidelines[number]
    if options.players not in (TWO_PLAYERS, len(guideline.seats)):
        raise OpforError(
            f"players: {options.players}, but guideline {number} is for {len(guideline.seats)}; "
            "players goes with guideline 0"
        )
    if options.solo and len(guideline.seats) > 2:
        raise OpforError(
            f"guideline {number} is for {len(guideline.seats)} players; "
            "a solo mission needs one for two, 1 to 6 (SOLO-5.1-a)"
        )
    if options.solo and options.extra_card:
        raise OpforError("extra-card: a solo mission is generated without hands")
    return guideline


@cite("QG-7")
def _seat(
    seat: SeatRow,
    options: Options,
    rulings: Rulings,
    variant: Variant | None,
    mates: Sequence[PlanSeat],
) -> PlanSeat:
    """A seat of the guideline as it will be dealt to, after the ``mates`` who draw from the same
    cards."""
    cards = tuple(f"{n:02d}" for n in numbers_in(options.cards or seat.cards))
    if not set(cards) <= {f"{n:02d}" for n in range(1, 26)}:
        raise OpforError(f"cards {options.cards!r}: generator cards run from 01 to 25")
    hand = hand_size(seat, options, variant)
    caps = options.caps or seat.caps
    if variant is not None and variant.caps_below_hand is not None:
        caps = hand - variant.caps_below_hand
    helped = options.handicap == seat.role
    plays = hand + (helped and options.handicap_card)
    deals = plays + options.extra_card
    left = len(cards) - sum(min(m.deals, len(set(cards) & set(m.cards))) for m in mates)
    if deals > left:
        if rulings.too_many_cards == "refused" or left < 1:
            raise OpforError(
                f"{seat.role}: {deals} cards are asked for (hand {hand}, with the extra and the "
                f"handicap card), but the deck has only {left}{' left' * bool(mates)} (QG-7)"
            )
        deals = left
        plays = min(plays, max(1, deals - options.extra_card))
    if helped:
        caps += options.handicap_caps
    return PlanSeat(
        role=seat.role,
        side=seat.side,
        cards=cards,
        deals=deals,
        plays=plays,
        caps=caps,
        rate=seat.action_cards,
    )


@cite("GEN-GL-11")
def hand_size(seat: SeatRow, options: Options, variant: Variant | None) -> int:
    """The hand: the guideline's, the variant's (within its range), or the players' own."""
    if variant is None or variant.hand is None:
        return options.hand or seat.hand
    least, most = variant.hand
    hand = options.hand or min(max(seat.hand, least), most)
    if not least <= hand <= most:
        raise OpforError(f"hand: {hand}; the variant takes {least} to {most} (GEN-GL-11)")
    return hand


def _swapped(guideline: Guideline) -> Guideline:
    """The guideline with the sides changed: seats, order, and the rules that name them."""
    return replace(
        guideline,
        seats=tuple(replace(seat, role=_other_side(seat.role)) for seat in guideline.seats),
        order=tuple(map(_other_side, guideline.order)),
        special_rules=tuple(map(_other_side, guideline.special_rules)),
    )


def _other_side(text: str) -> str:
    """German for Soviet and Soviet for German, in roles and in sentences."""
    other = {"german": "soviet", "soviet": "german", "German": "Soviet", "Soviet": "German"}
    return re.sub("|".join(other), lambda found: other[found[0]], text)


@cite("QG-8")
def _action_cards(guideline: Guideline, rulings: Rulings) -> tuple[str, ...]:
    if guideline.number == 5 and rulings.guideline_5_card_20 == "added":
        return (*guideline.action_cards, "20")
    return guideline.action_cards


@cite("QG-10")
def _custom_advice(options: Options, rounds: int, seats: tuple[PlanSeat, ...]) -> tuple[str, ...]:
    """Advice for games of the players' own making; guidelines and variants are left in peace."""
    if options.variant or not (
        options.guideline == 0 or options.hand or options.hands or options.rounds
    ):
        return ()
    return hand_advice(rounds, options.hand or seats[0].plays, len(seats))


@cite("GEN-2.1-n", "GEN-2.1-o")
def hand_advice(rounds: int, hand: int, players: int = 2) -> tuple[str, ...]:
    """What the booklet would say about a hand: one or two cards a round; for three and four
    players one."""
    least, most = suggested_hands(rounds, players)
    if least <= hand <= most:
        return ()
    range_ = f"{least} to {most}" if most > least else str(least)
    return (f"A hand of {hand} is unusual for {rounds} rounds; suggested: {range_} (GEN-2.1-n).",)


def suggested_hands(rounds: int, players: int = 2) -> tuple[int, int]:
    """The least and the most cards the booklet suggests."""
    return rounds, rounds if players > 2 else 2 * rounds
