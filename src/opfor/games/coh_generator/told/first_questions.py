"""What somebody who gave no options is asked first: the guideline, alone or not, the variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.cardboard.coh import texts
from opfor.cardboard.coh.generator_cards.content import numbers_in
from opfor.cardboard.coh.generator_cards.guidelines import Guideline
from opfor.core.cite import cite
from opfor.core.game import Asked
from opfor.core.phrases import either
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.values.options import content_of

OWN = "0"
"""The number of a game of one's own making."""
USUAL = 0
"""As many as the guideline for so many players has."""
NUMBERS = {
    "players": (2, 3, 4),
    "rounds": (USUAL, *range(3, 13)),
    "hand": (USUAL, *range(3, 13)),
    "caps": (USUAL, *range(1, 11)),
}
"""What a game of one's own making is asked for."""


@cite("GEN-2.1-a", "GEN-2.1-h", "SOLO-5.1-a")
def next_question(answered: Mapping[str, Any]) -> Asked | None:
    """The next question; the first answer to each is what beginners are advised to take."""
    known = content_of(answered.get("pack", "")).guidelines
    if "guideline" not in answered:
        lines = tuple((str(number), _told(guideline)) for number, guideline in known.items())
        own = (OWN, SAY("guideline-own"))
        return Asked("guideline", SAY("ask-guideline"), (*lines, own))
    if str(answered["guideline"]) == OWN:
        return _of_ones_own(answered)
    guideline = texts.guideline(known[int(answered["guideline"])])
    if "solo" not in answered and len(guideline.seats) == 2:
        return _asked_solo()
    if "variant" not in answered and guideline.variant is not None:
        choices = (("false", SAY("as-it-stands")), ("true", guideline.variant.text))
        return Asked("variant", SAY("ask-variant"), choices)
    return None


def _of_ones_own(answered: Mapping[str, Any]) -> Asked | None:
    """How many there are of everything; two may be one person, against the AI."""
    for option, numbers in NUMBERS.items():
        if option not in answered:
            usual = {USUAL: SAY("as-usual")}
            choices = tuple((str(n), usual.get(n, "")) for n in numbers)
            return Asked(option, SAY(f"ask-{option}"), choices)
    if "solo" not in answered and str(answered["players"]) == "2":
        return _asked_solo()
    return None


def _asked_solo() -> Asked:
    choices = (("false", SAY("two-people")), ("true", SAY("one-person")))
    return Asked("solo", SAY("ask-solo"), choices)


def _told(guideline: Guideline) -> str:
    """``Intro Firefight: 2 players, 4 rounds, 30-45 min, cards 01-04, hand 4``."""
    told, seats = texts.guideline(guideline), guideline.seats
    numbers = [n for seat in seats for n in numbers_in(seat.cards)]
    return SAY(
        "guideline",
        title=told.title,
        players=len(seats),
        rounds=guideline.rounds,
        minutes="-".join(map(str, guideline.minutes)),
        first=f"{min(numbers):02d}",
        last=f"{max(numbers):02d}",
        hands=either(str(hand) for hand in sorted({seat.hand for seat in seats})),
    )
