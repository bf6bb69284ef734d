"""How to run the AI from paper: its turn step by step, and every ladder it decides by."""

from __future__ import annotations

from opfor.cardboard.coh.counters.numbers import numbers
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.core.question import ByName
from opfor.games.coh.bot.ability.refuge import LEAVING
from opfor.games.coh.bot.acting_ai import ACTING, MOVE, NO_MOVE
from opfor.games.coh.bot.advantage import ADVANTAGE
from opfor.games.coh.bot.facing import FACING
from opfor.games.coh.bot.hex import HEX, MOVING
from opfor.games.coh.bot.target import ATTACK, NO_ATTACK, TARGET
from opfor.games.coh.course.mission_lines.defense_counters import OBSTACLE, SHELTER
from opfor.games.coh.course.mission_lines.smoke_screens import SCREEN
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.ladder_text import differently, ladder
from opfor.games.coh.told.sheet.rules_fire import SheetPiece, text


def running_the_ai(has: Features, rulings: ByName) -> list[SheetPiece]:
    """The procedure in the order in which it is needed; ladders as they are played under the
    rulings in force."""
    return [
        _turn(has),
        _priority(),
        _tactical(),
        _ties(rulings),
        _attacks(has),
        _moves(has, rulings),
        _careful(rulings),
        _facing(rulings),
        *([_rumors(has)] if has.rumors else []),
        *([_entry()] if has.entry_cup else []),
        *([_events(has, rulings)] if has.lines else []),
        *differently(rulings),
        _losses(),
        _end(has),
    ]


def _turn(has: Features) -> SheetPiece:
    cup = ", in the entry cup or not" if has.entry_cup else ""
    return text(
        "The AI's turn",
        "Draw an order card. If it has a track header (green cards only) and the AI and Units in "
        "play are at most its number, the marker advances first: see the track. In play: everybody "
        "on the map, Fresh or Spent, hidden units and Rumored Enemies too, and those off it whose "
        f"first round of entry this is{cup}; not trucks and wagons. Then go on with the same card.",
        "Read its lines from the top, priority orders (▶) first, then tactical orders. Carry out "
        "the first line some AI can do, and nothing after it. None: the AI passes.",
        "Green card: only Fresh AI act; whoever acted then makes one spent check, all together. "
        "Its cost: the highest of what was done (attacks: the leader's attack cost; a pivot and "
        "its attack: both). Blue card: Fresh and Spent AI act, and there is no check.",
        "The AI has no CAPs. +1CAP or +2CAP on an order is added to its first attack roll.",
        "Where a rule leaves several equal, a die decides (or lots, if they are many).",
    )


def _priority() -> SheetPiece:
    return text(
        "Priority orders",
        "Actions with a stroke between them: try the first with every AI, only then the next.",
        "CC: for AI in a hex with a Unit. Attack: a Unit in its hex; poor close fighters "
        "(boxed red AR) disengage instead if they can. Rally there is allowed. Several AI, several "
        "Units: see Ties.",
        "Short Range: for AI next to a Unit, against a Unit next to it. Pivot: only if such a Unit "
        "is outside its front arc, it can attack none of them, and another facing brings more "
        "Units into its fire zone; it takes the one with most.",
        "AI passes if …: compare Fresh AI with Fresh Units on the map, those due this round "
        "included; if it is true the AI passes at once.",
        "Execute Counteractions (Mission Orders): the first line in those spaces that can be done; "
        "if none can, read on.",
    )


def _tactical() -> SheetPiece:
    return text(
        "Tactical orders",
        "1. Take the AI that fit the words before “AI” and can do the action to some target that "
        "fits the words after the distance. 2. Highest AR, Lowest DV, Largest Group keep the best "
        "of these, word by word. 3. Each keeps the targets with its target's superlative. "
        "4. “closest to”: the AI nearest to its own closest target acts; “farthest from”: the one "
        "farthest from its own closest target. 5. Ties: see below. 6. It acts on its closest "
        "target.",
        "Distance is counted in hexes, whatever the ground.",
    )


def _ties(rulings: ByName) -> SheetPiece:
    return text(
        "Ties, each step among those left",
        "Who attacks, rallies, pivots, or is to become something: "
        f"{ladder(ACTING, rulings, NO_MOVE)}.",
        f"Who moves or disengages: {ladder(ACTING, rulings, MOVE)}.",
        f"Whom to attack: {ladder(TARGET, rulings, ATTACK)}.",
        f"Whom to move towards: {ladder(TARGET, rulings, NO_ATTACK)}.",
    )


def _attacks(has: Features) -> SheetPiece:
    return text(
        "Attacks of the AI",
        "Not at long range unless the order says Long Range Attack; never if 11 or more would be "
        "needed, all modifiers and the order's CAPs counted; never into a hex where AI and Units "
        "fight; in close combat only there. Never with flamethrowers."
        if has.trait("flame")
        else "Not at long range unless the order says Long Range Attack; never if 11 or more would "
        "be needed, all modifiers and the order's CAPs counted; never into a hex where AI and "
        "Units fight; in close combat only there.",
        "The target is rolled for first, then everybody else in its hex.",
        "Group Attack: all neighbouring AI that the card lets act and that can, support.",
    )


def _moves(has: Features, rulings: ByName) -> SheetPiece:
    drive = " Its vehicles make no bonus moves." if has.bonus_moves else ""
    return text(
        "Moves of the AI",
        f"One hex, never farther from the target, never into a hex with another AI.{drive} Into a "
        "Unit's hex only if that Unit (or Objective) is the target, and never by poor close "
        "fighters or unarmed AI. In close combat a move order makes it disengage.",
        "If no hex is closer: one as far that enters the target's flank, else one that has more DM "
        "than its own.",
        f"Which hex: {ladder(HEX, rulings, MOVING)}. If the target is an Objective, the flank is "
        "that of the Unit nearest to the AI.",
        "If no AI at all can move for the order, one that would face otherwise pivots instead, "
        "by the rules for facing.",
        "Fire zone: what a Unit on the map has in sight, arc and normal range, with an AR of 0 or "
        "better, Fresh or Spent.",
    )


def _careful(rulings: ByName) -> SheetPiece:
    return text(
        "Low Risk Moves and Disengage",
        "Never into close combat or a fire zone hex next to the Unit whose zone it is. Otherwise "
        "as a move, but into a fire zone only: from outside all zones, if the hex has a DM; from "
        "inside one, if its DM is at least that of the hex left. Hexes outside zones come first.",
        "If no AI can: one outside all zones may pivot as above; one inside pivots only to a Unit "
        "that sees it from outside its front arc.",
        "Disengage: in any direction, but only into a hex that a Low Risk Move may enter. Which: "
        f"{ladder(HEX, rulings, *LEAVING.values())}.",
    )


def _facing(rulings: ByName) -> SheetPiece:
    return text(
        "Facing after a move, a pivot or arrival",
        "For a pivot to a target: first of all the target into the front arc. Then: "
        f"{ladder(FACING, rulings, '')}. No facing is chosen in close combat.",
    )


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
        "Draw from the RE cup. An AI takes its place, Fresh or Spent as it was, facing as above "
        "(under your fire: with most Units in its fire zone). No Enemy, or an empty cup: it is "
        f"gone, and the No Enemy counter too.{mine}",
        "It was to attack: the AI drawn does so if it can under the order; otherwise, or with No "
        "Enemy, the AI passes. You attacked it: the same dice count against what was drawn.",
    )


def _entry() -> SheetPiece:
    return text(
        "Entry cup",
        "A Move or Low Risk Move, on a card or in the AI's own lines, that no AI on the map can do "
        "(not even by a pivot) draws an AI from the cup; an empty cup: read on. It comes in on the "
        "hex of its edge chosen like any hex to move to, towards the target closest to the edge; "
        "with no target on the map all the same. The hex's cost counts for the check.",
        "If the order's words do not fit it (words about its hex aside; RE never fits), or no hex "
        "is open: it goes back and the AI passes.",
    )


def _events(has: Features, rulings: ByName) -> SheetPiece:
    artillery = ""
    if any("Artillery" in line for line in has.lines):
        artillery = "Artillery on …: a strike as in the rules in short, drift included, at once."
    defence = ""
    if any("Defense Counter" in line for line in has.lines):
        defence = (
            "A random Defense Counter: draw one and use the side that helps. Shelter: for an AI on "
            f"ground without DM that fits into it: {ladder(SHELTER, rulings, '')}. Else an "
            f"obstacle: {ladder(OBSTACLE, rulings, '')}. The AI holds its Control Markers, else "
            "its counters. Not in water, not where one lies, not next to a Unit or a Control "
            "Marker of yours. With no such hex it is out of the game; with nothing to hold none "
            "is drawn."
        )
    place = ""
    if any("Place" in line or "Bring" in line for line in has.lines):
        place = (
            "To the AI's advantage, among the hexes allowed and free: "
            f"{ladder(ADVANTAGE, rulings, '')}."
        )
    return text(
        "The track, events and the AI's own lines",
        "If …: the line can be done only while that is true. then: afterwards, if it can be done; "
        "the same AI goes on unless another is named. Each, 2, 3 …: so many, one after another.",
        "Events count as blue cards: Fresh and Spent AI, no checks. All lines of a space are "
        "tried in turn. Counteractions and Mission Orders follow the colour of their card.",
        place,
        defence,
        artillery,
        _smoke_line(has, rulings),
        _drawn_hex(has),
        _brought(has),
        _driven(has),
    )


def _smoke_line(has: Features, rulings: ByName) -> str:
    if not any("Smoke" in line for line in has.lines):
        return ""
    return (
        f"Smoke goes where the line says; several hexes: {ladder(SCREEN, rulings, '')}. Place … "
        "Smoke is heavy, Light Smoke light."
    )


def _drawn_hex(has: Features) -> str:
    if not any("drawn hex" in line for line in has.lines):
        return ""
    several = " (on the map where it helps the AI most)" if len(has.field.layout) > 1 else ""
    return f"The drawn hex: the hex number of the order card just drawn{several}; discard the card."


def _brought(has: Features) -> str:
    if not any("Bring" in line for line in has.lines):
        return ""
    return (
        "Bring …: AI drawn from the cup, or a group, are put down where the line says, otherwise "
        "at their entry edge, each to the AI's advantage; one that finds no hex goes back."
    )


def _driven(has: Features) -> str:
    """The vehicle that follows its road by itself."""
    if not any("Drive" in line for line in has.lines):
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
