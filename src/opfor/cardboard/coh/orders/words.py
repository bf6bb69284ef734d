"""The eligibility words before an AI, a Unit or a Target, each declared once with its meanings."""

from __future__ import annotations

from typing import Literal

import msgspec

from opfor.cardboard.coh.orders.slots import Listed, OneOf, slots
from opfor.cardboard.coh.orders.vocabulary import Vocabulary

Fit = Literal["counters", "hexes", "ai", "units", "counted"]


class Worded(msgspec.Struct, frozen=True):
    """What a word says of AI or Units (``{}``), of a target if that differs, on a sheet, and behind
    "is" (superlatives have no such words); what it fits: counters, hexes too, AI or Units only, or
    only what is counted. ``on_cards`` is false of words that only missions and tiles use."""

    means: str
    sheet: str
    true_of: str = ""
    of_target: str = ""
    fits: Fit = "counters"
    on_cards: bool = True


class Word(Vocabulary):
    """An eligibility word before an AI, a Unit or a Target."""

    meant: Worded

    def __init__(self, _text: str, meant: Worded) -> None:
        self.meant = meant

    @property
    def of_ai(self) -> str:
        """What it makes the AI do before an AI."""
        return self.meant.means.format("AI")

    @property
    def of_target(self) -> str:
        """What it makes the AI do before a Unit or a Target."""
        return self.meant.of_target or self.meant.means.format("Units")

    # fmt: off
    HIGHEST_AR = "Highest AR", Worded(
        "of the AI able to do this, keep those with the greatest current attack rating usable "
        "against an eligible target (COH-5.0-d, COH-5.0.1-j)",
        "greatest AR, hits counted, that it could use against such a target",
        of_target="of the Units this AI can act on, keep those with the greatest current attack "
        "rating (COH-5.0-d, COH-5.0.1-j)")
    LOWEST_DV = "Lowest DV", Worded(
        "of the AI able to do this, keep those with the smallest defence value (COH-5.0-c, "
        "COH-5.0.1-j)", "smallest DV: for attacks as the AI sees it, otherwise front DR and DM",
        of_target="of the Units this AI can act on, keep those with the smallest defence value as "
        "it sees them (COH-5.0-c, COH-5.0.1-j)")
    FRESH = "Fresh", Worded("only {} that are not Spent (COH-5.0-f)", "not Spent", "Fresh")
    SPENT = "Spent", Worded(
        "only AI that are Spent; a green card never lets them act (COH-5.0-f, COH-4.1.1-a)",
        "Spent; as AI only on blue cards", "Spent",
        of_target="only Units that are Spent (COH-5.0-f)")
    HIT = "Hit", Worded("only {} with a hit marker (COH-5.0-g)", "with a hit counter", "hit")
    UNHIT = "Unhit", Worded("only {} without a hit marker (COH-5.0-g)", "without a hit counter",
        "unhit")
    IN_COVER = "In Cover", Worded("only AI in a hex with a defence modifier (COH-5.0-a)",
        "with a DM from its hex, smoke or shelter", "in cover",
        of_target="only in a hex with a defence modifier (COH-5.0-a)", fits="hexes")
    IN_0_DM_HEX = "In 0 DM Hex", Worded("only AI to whose defence no modifier is added (COH-5.0-b)",
        "without any such DM", "in a 0 DM hex",
        of_target="only where no defence modifier is added (COH-5.0-b)", fits="hexes")
    IN_FIRE_ZONE = "In Fire Zone", Worded("only AI in the fire zone of a Unit (COH-5.0-e)",
        "in the fire zone of some enemy", "in a fire zone",
        of_target="only in the fire zone of some AI (COH-5.0-e)", fits="hexes")
    IN_LOS = "In LOS", Worded("only AI that a Unit can see (COH-5.0-j)", "seen by some enemy",
        "in LOS of an enemy", of_target="only in sight of some AI (COH-5.0-j)", fits="hexes")
    MOBILE = "Mobile", Worded(
        "only foot and vehicle AI whose printed move cost is at most 1 (COH-5.0-k)",
        "foot or vehicle with a printed move cost of 1", "mobile", fits="ai")
    LARGEST_GROUP = "Largest Group", Worded(
        "of the AI able to do this, keep those of the biggest group of neighbours, which may be "
        "one AI (COH-5.0-i)", "in the biggest group of AI in neighbouring hexes, or alone",
        fits="ai")
    JUST_ACTED = "Just Acted", Worded(
        "only Units that acted in the Player's last turn; none if he passed (COH-5.0-h)",
        "did something in your last turn; nobody after a pass or a stall", "one that just acted",
        fits="units")
    JUST_ATTACKED = "Just Attacked", Worded("only Units that attacked in the Player's last turn",
        "attacked in your last turn", "one that just attacked", fits="units", on_cards=False)
    JUST_MOVED = "Just Moved", Worded("only Units that moved in the Player's last turn",
        "moved or entered in your last turn", "one that just moved", fits="units", on_cards=False)
    FOOT = "Foot", Worded("only foot {}", "on foot", "foot", on_cards=False)
    GUN = "Gun", Worded("only guns", "a gun", "a gun", on_cards=False)
    VEHICLE = "Vehicle", Worded("only vehicles", "a vehicle", "a vehicle", on_cards=False)
    CHOSEN = "Chosen", Worded("only the AI chosen when the mission was made (SOLO-6.1-b)",
        "named as chosen on the AI's sheet", "a chosen one",
        of_target="only the Units chosen when the mission was made", on_cards=False)
    DESTROYED = "Destroyed", Worded("those destroyed so far", "destroyed so far", fits="counted",
        on_cards=False)
    # fmt: on


def _that_fit(what: Fit) -> frozenset[Word]:
    return frozenset(word for word in Word if word.meant.fits == what)


HEX_WORDS = _that_fit("hexes")
"""Words about the hex a thing is in; all others fit counters only, never an Objective."""
AI_ONLY_WORDS = _that_fit("ai")
UNIT_ONLY_WORDS = _that_fit("units")
SUPERLATIVES = frozenset(w for w in Word if not w.meant.true_of) - _that_fit("counted")
CARD_AI_WORDS = tuple(w for w in Word if w.meant.on_cards and w not in UNIT_ONLY_WORDS)
CARD_TARGET_WORDS = tuple(w for w in Word if w.meant.on_cards and w not in AI_ONLY_WORDS)

slots(
    word=OneOf(Word),
    words=Listed("word", ","),
    card_ai_word=OneOf(CARD_AI_WORDS),
    card_ai_words=Listed("card_ai_word", ","),
    card_target_word=OneOf(CARD_TARGET_WORDS),
    card_target_words=Listed("card_target_word", ","),
)
