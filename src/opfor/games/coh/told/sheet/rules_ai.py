"""How to run the AI from paper: its turn step by step, and every ladder it decides by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.counters.numbers import numbers
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.cardboard.coh.orders.words import Word
from opfor.core.book import load_book
from opfor.core.question import ByName, Question
from opfor.games.coh.bot.ability.disengagement import AWAY, LEAVING
from opfor.games.coh.bot.acting_ai import ACTING
from opfor.games.coh.bot.advantage import ADVANTAGE
from opfor.games.coh.bot.entry import ENTRY_HEX, ENTRY_TARGET
from opfor.games.coh.bot.facing import FACING
from opfor.games.coh.bot.hex import HEX, MOVING
from opfor.games.coh.bot.line_picks import PICK
from opfor.games.coh.bot.order.actions import SMOKE_HEX
from opfor.games.coh.bot.order.lines import ORDER
from opfor.games.coh.bot.order.own_orders import OWN_ORDER
from opfor.games.coh.bot.route import ROUTE
from opfor.games.coh.bot.target import TARGET
from opfor.games.coh.course.mission_lines.counters import REMOVED
from opfor.games.coh.course.mission_lines.defense_counters import FACE, OBSTACLE, SHELTER
from opfor.games.coh.course.mission_lines.effects import STRIKE
from opfor.games.coh.course.mission_lines.smoke_screens import SCREEN
from opfor.games.coh.course.mission_lines.sniper import SNIPED
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.ladder_text import SAID
from opfor.games.coh.told.sheet.order_words import has_picks, words_of
from opfor.games.coh.told.sheet.rules_fire import SheetPiece, text
from opfor.kit.paper.procedure import ladder


def running_the_ai(has: Features, rulings: ByName) -> list[SheetPiece]:
    """The procedure in the order in which it is needed; ladders as they are played under the
    rulings in force."""
    rung = Ladders(has, rulings)
    return [
        _turn(has),
        rung.of(ORDER),
        _priority(),
        rung.of(OWN_ORDER),
        rung.of(ACTING),
        rung.of(TARGET),
        _attacks(has),
        rung.of(HEX, (MOVING,), "Which hex does it move into?"),
        _moves(),
        *([_driving(rung)] if has.bonus_moves else []),
        rung.of(HEX, (AWAY, *LEAVING.values()), "Disengage: a Low Risk Move in any direction"),
        rung.of(FACING),
        *([_rumors(has)] if has.rumors else []),
        *(_entry(rung) if has.entry_cup else []),
        *(_events(has, rung) if has.lines else []),
        _losses(),
        _end(has),
    ]


class Ladders(Struct, frozen=True, dict=True):
    """Ladders for print of one mission: words that no line of it says are left out."""

    has: Features
    rulings: ByName

    @cached_property
    def words(self) -> frozenset[Word]:
        mission = self.has.mission
        return words_of(mission) if isinstance(mission, SoloMission) else frozenset(Word)

    def of(
        self, question: Question[Any, Any], cases: Sequence[str] | None = None, title: str = ""
    ) -> SheetPiece:
        """A question's ladder; with ``cases`` only their rungs and those for every case. The first
        of them goes without saying."""

        def said(case: str) -> str | None:
            if case in SAID:
                return str(SAID[case]) if SAID[case] in self.words else None
            if cases is None:
                return case
            return "" if case in cases[:1] else case if case in cases else None

        made = ladder(question, self.rulings, load_book(FOLDER), said)
        return made | {"title": title or question.title}


def _turn(has: Features) -> SheetPiece:
    cup = ", in the entry cup or not" if has.entry_cup else ""
    return text(
        "The AI's turn",
        "Draw an order card. If it has a track header (green cards only) and the AI and Units in "
        "play are at most its number, the marker advances first: see the track. In play: everybody "
        "on the map, Fresh or Spent, hidden units and Rumored Enemies too, and those off it whose "
        f"first round of entry this is{cup}; not trucks and wagons. Then go on with the same card.",
        "Carry out one of its lines, priority orders (▶) before tactical orders, and nothing after "
        "it. None is left: the AI passes.",
        "Green card: whoever acted then makes one spent check, all together. "
        "Its cost: the highest of what was done (attacks: the leader's attack cost; a pivot and "
        "its attack: both). Blue card: there is no check.",
        "The AI has no CAPs. +1CAP or +2CAP on an order is added to its first attack roll.",
        "Distance is counted in hexes, whatever the ground.",
    )


def _priority() -> SheetPiece:
    return text(
        "Priority orders",
        "Actions with a stroke between them: try the first with every AI, only then the next.",
        "CC: Attack is on a Unit in its hex; poor close fighters (boxed red AR) disengage instead "
        "if they can. Rally there is allowed.",
        "Short Range: against a Unit next to it. Pivot: only if such a Unit is outside its front "
        "arc, it can attack none of them, and another facing brings more Units into its fire zone.",
        "AI passes if …: compare Fresh AI with Fresh Units on the map, those due this round "
        "included.",
    )


def _attacks(has: Features) -> SheetPiece:
    flames = " Never with flamethrowers." if has.trait("flame") else ""
    return text(
        "Attacks of the AI",
        "Not at long range unless the order says Long Range Attack; never if 11 or more would be "
        "needed, all modifiers and the order's CAPs counted; never into a hex where AI and Units "
        f"fight; in close combat only there.{flames}",
        "The target is rolled for first, then everybody else in its hex.",
        "Group Attack: all neighbouring AI that the card lets act and that can, support.",
    )


def _moves() -> SheetPiece:
    return text(
        "Moves of the AI",
        "Poor close fighters and unarmed AI do not fight. If the target is an Objective, the flank "
        "is that of the Unit nearest to the AI. In close combat a move order makes it disengage.",
        "If no AI at all can move for the order, one that would face otherwise pivots instead, "
        "by the rules for facing. Low Risk: one inside a fire zone only to a Unit that sees it "
        "from outside its front arc.",
        "Fire zone: what a Unit on the map has in sight, arc and normal range, with an AR of 0 or "
        "better, Fresh or Spent.",
    )


def _driving(rung: Ladders) -> SheetPiece:
    if rung.rulings["ai-bonus-moves"] == "declined":
        return text("Vehicles of the AI", "They make no bonus moves.")
    return rung.of(ROUTE)


def _rumors(has: Features) -> SheetPiece:
    mission = has.mission
    mine = ""
    if isinstance(mission, SoloMission) and mission.mines:
        mine = " Mine: mines lie there from now on; as No Enemy for the order that revealed it."
    return text(
        "Rumored Enemies (RE)",
        "They act like other AI: foot, move cost 1, range 5, no facing, no fire zone, lowest AR.",
        "Revealed next to a Unit; on ground without DM in sight of a Unit; when one attacks; when "
        "you attack it and roll 9 or more in all (below 9 nothing happens).",
        "Draw from the RE cup. An AI takes its place, Fresh or Spent as it was, facing the closest "
        "Unit, of all facings that do so with most Units in its arc (under your fire: first with "
        "most in its fire zone). No Enemy, or an empty cup: it is "
        f"gone, and the No Enemy counter too.{mine}",
        "It was to attack: the AI drawn does so if it can under the order; otherwise, or with No "
        "Enemy, the AI passes. You attacked it: the same dice count against what was drawn.",
    )


def _entry(rung: Ladders) -> list[SheetPiece]:
    said = text(
        "Entry cup",
        "A Move or Low Risk Move, on a card or in the AI's own lines, that no AI on the map can do "
        "(not even by a pivot) draws an AI from the cup; an empty cup: read on. The hex's cost "
        "counts for the check; with no target on the map it comes in all the same.",
        "If the order's words do not fit it (words about its hex aside; RE never fits), or no hex "
        "is open: it goes back and the AI passes.",
    )
    return [said, rung.of(ENTRY_TARGET), rung.of(ENTRY_HEX)]


def _events(has: Features, rung: Ladders) -> list[SheetPiece]:
    """What lines of the mission's own mean, and the ladders that they need."""
    needed: dict[Question[Any, Any], bool] = {
        STRIKE: "Artillery" in has.said,
        FACE: "Defense Counter" in has.said,
        SHELTER: "Defense Counter" in has.said,
        OBSTACLE: "Defense Counter" in has.said,
        ADVANTAGE: "Place" in has.said or "Bring" in has.said,
        PICK: isinstance(has.mission, SoloMission) and has_picks(has.mission),
        REMOVED: "Remove" in has.said,
        SNIPED: "Sniper" in has.said,
        SCREEN: "Smoke" in has.said,
        SMOKE_HEX: "Smoke" in has.said,
    }
    said = text(
        "The track, events and the AI's own lines",
        "If …: the line can be done only while that is true. then: afterwards, if it can be done; "
        "the same AI goes on unless another is named. Each, 2, 3 …: so many, one after another.",
        "Events count as blue cards: Fresh and Spent AI, no checks. All lines of a space are "
        "tried in turn. Counteractions and Mission Orders follow the colour of their card.",
        *(words for words, sign in MEANT.items() if sign in has.said),
        _drawn_hex(has),
        _brought(has),
        _driven(has),
    )
    return [said, *(rung.of(question) for question, comes in needed.items() if comes)]


MEANT = {
    "Artillery on …: a strike as in the rules in short, drift included, at once.": "Artillery",
    "A random Defense Counter: draw one. A shelter is for an AI on ground without DM that fits "
    "into it. The AI holds its Control Markers, else its counters. Not in water, not where one "
    "lies, not next to a Unit or a Control Marker of yours. With no such hex it is out of the "
    "game; with nothing to hold none is drawn.": "Defense Counter",
    "Smoke goes where the line says. Place … Smoke is heavy, Light Smoke light.": "Smoke",
}
"""Lines that need a word, by what they say."""


def _drawn_hex(has: Features) -> str:
    if "drawn hex" not in has.said:
        return ""
    several = " (on the map where it helps the AI most)" if len(has.field.layout) > 1 else ""
    return f"The drawn hex: the hex number of the order card just drawn{several}; discard the card."


def _brought(has: Features) -> str:
    if "Bring" not in has.said:
        return ""
    return (
        "Bring …: AI drawn from the cup, or a group, are put down where the line says, otherwise "
        "at their entry edge, each to the AI's advantage; one that finds no hex goes back."
    )


def _driven(has: Features) -> str:
    """The vehicle that follows its road by itself."""
    if "Drive" not in has.said:
        return ""
    return (
        f"Drive …: it goes {numbers().activation_aps} hexes along its road, divided by its move "
        "cost, coming in on the first; it halts before a hex with anybody in it and while a hit "
        "keeps it from moving. From the last hex it leaves the map."
    )


def _losses() -> SheetPiece:
    return text(
        "Destroyed AI",
        "Turn order cards over onto the discards until a blue one comes: it leaves the game, "
        "unless it is the last blue one of all. Then shuffle everything into a new pile. Once "
        "for each, before any check.",
    )


def _end(has: Features) -> SheetPiece:
    mission = has.mission
    lines = ["When the marker reaches the last space, its event is carried out and all is over."]
    if isinstance(mission, SoloMission) and mission.rounds < NO_ROUND_LIMIT:
        lines.append(f"The end of round {mission.rounds} ends it as well.")
    lines.append(
        f"Your initiative needs {numbers().solo_initiative}; the round ends after two passes in a "
        "row or when a line says so."
    )
    return text("Rounds and the end", *lines)


__all__ = ["running_the_ai"]
