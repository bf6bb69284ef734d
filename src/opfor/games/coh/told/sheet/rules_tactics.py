"""The rules of a firefight in short, for people who play from paper. Every line says what the
program does; what a mission has no use for is left out."""

from __future__ import annotations

from opfor.cardboard.coh.counters.numbers import numbers
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.rules_fire import (
    SheetPiece,
    attack,
    closing,
    front_and_flank,
    hits_and_rally,
    sight,
    text,
)
from opfor.games.coh.told.sheet.rules_special import special
from opfor.games.coh.told.sheet.rules_tables import hits_piece, terrain_piece, works_piece

SPENT = "A Spent unit cannot pay with APs until the next round; only CAPs or cards let it act."


def tactics(has: Features) -> list[SheetPiece]:
    """All pieces in the order in which one needs them."""
    pieces = [
        before_round(has),
        turn(has),
        caps(has),
        moving(has),
        *([driving(has)] if has.body("vehicle") else []),
        together(has),
        front_and_flank(),
        attack(has),
        closing(has),
        hits_and_rally(has),
        sight(has),
        *special(has),
        terrain_piece(has),
        works_piece(has),
        hits_piece(has),
    ]
    return [piece for piece in pieces if any(piece.get(k) for k in ("lines", "rows", "file"))]


def before_round(has: Features) -> SheetPiece:
    steps = ["all units turn Fresh"]
    if has.solo:
        steps.append("shuffle all order cards, discards included")
    if has.smoke:
        steps.append("heavy smoke becomes light, light smoke goes")
    steps.append("CAPs go back to the start value less one for each casualty")
    steps.append("draw Action Cards; an empty deck is made from the discards")
    if has.artillery:
        steps.append("note artillery targets for the next round, then resolve those noted before")
    numbered = "; ".join(f"({n}) {step}" for n, step in enumerate(steps, 1))
    if has.solo:
        first = (
            f"Then roll two dice for initiative: on {numbers().solo_initiative} or more you take "
            "the first turn, otherwise the AI."
        )
    else:
        first = (
            "Then both sides roll two dice for initiative, ties again; the higher takes the first "
            "turn. CAPs are committed before anybody rolls, first by the side with more CAPs "
            "(the Soviets if equal)."
        )
    aim = " and the first artillery targets" if has.artillery else ""
    return text("Before each round", f"{numbered}.", first, f"Before round 1 only initiative{aim}.")


def turn(has: Features) -> SheetPiece:
    """Turns, by the economy the mission uses."""
    aps = numbers().activation_aps
    everybody = "all players pass in succession" if has.teams else "both sides pass in a row"
    end = f"Sides alternate; a turn is one action or a pass. When {everybody}, the round is over "
    end += "and CAPs left over are lost."
    stall = f"Stall: pay {numbers().stall_cost} AP with a Fresh unit, or 1 CAP, and do nothing; "
    stall += "that is not a pass."
    kinds = "Actions: move, pivot, attack, rally, enter or leave the map, dig in, an action card"
    kinds += ", lay smoke" * (has.trait("smoke-thrown", "smoke-fired"))
    kinds += ", mount or dismount" * has.trait("transport") + "."
    if not has.activation:
        return text("Turns", end, kinds, *_spent_check(has), SPENT, stall)
    whose = "Each player has" if has.teams else "Each side has"
    team = ""
    if has.teams:
        team = (
            "Partners take their side's turns in rotation, each with its own units; they share "
            "CAPs, cards, points and what they see. Groups are formed of one player's units."
        )
    return text(
        "Turns",
        end,
        kinds,
        team,
        f"{whose} one activated unit at a time. A Fresh unit that is activated gets {aps} APs and "
        "pays its actions with them, turn after turn. It is Spent when they are used up, when "
        "another unit is activated, or when you pass.",
        "Opportunity action: while one of your units is activated, any other Fresh unit may take "
        f"a single action for up to {aps} APs of its own; then it is Spent.",
        SPENT,
        stall,
    )


def _spent_check(has: Features) -> list[str]:
    act = "A Fresh unit may take one action, whatever it costs. Then comes a spent check:"
    if has.solo:
        return [
            f"{act} turn over an order card; if the action's AP cost is at least its spent number, "
            "the unit is Spent, unless the card says it remains Fresh. Nothing else on that card "
            "counts. A cost of 0 needs no check, a group makes one. Discard the card; an empty "
            "pile is reshuffled."
        ]
    faces = numbers().spent_numbers
    shown = ", ".join(str(face) for face in faces)
    return [
        f"{act} roll a ten-sided die and take the number in its place of this row: {shown}. If "
        "the AP cost is at least that number, the unit is Spent. A group makes one check."
    ]


def caps(has: Features) -> SheetPiece:
    check = " and without a check" if not has.activation else ""
    return text(
        "CAPs",
        "CAPs lower the AP cost of an action one for one.",
        f"Or they pay all of it: then any unit may act, Fresh or Spent, and stays so{check}.",
        "Or they are added to a roll of your own before it is made, at most 2: attacks, rallies, "
        "initiative, artillery accuracy, your mines; not to hit counters, cards or drift.",
        "A destroyed unit (not a truck or wagon) means 1 CAP less in every round to come; now one "
        "is lost only if all of this round are still there.",
    )


def moving(has: Features) -> SheetPiece:
    n = numbers()
    return text(
        "Moving",
        "A move goes one hex and costs the move cost plus what the ground adds (table); "
        f"{n.backwards_cost} more into a hex that is not one of the three in front. Afterwards "
        "the unit faces as you like.",
        f"Pivot in place: {n.pivot_cost} AP (plus a hit's move cost). There is no limit to the "
        "number of units in a hex.",
        "Entering: on a hex of your edge without an enemy, for the cost of moving into it (no "
        "surcharge on a road). If enemies stand on all of them: by an edge hex within two of them.",
        _leaving(has),
        "Moving into a hex with an enemy is close combat. A unit so attacked may leave in its "
        "next turn, but not into the hex the enemy came from nor next to it.",
    )


def _leaving(has: Features) -> str:
    ways = any(side.exit or side.exit_of for side in has.mission.sides)
    return "Leaving the map from an exit hex costs the move cost." if ways else ""


def driving(has: Features) -> SheetPiece:
    """Vehicles: bonus moves, turrets, transport."""
    n = numbers()
    lines = []
    if has.bonus_moves:
        lines.append(
            "Bonus moves come free after a move into a front hex along a road or into open ground "
            "without crossing a wall, and after entering on such a hex: w one hex along a road not "
            "holding a vehicle; t one hex along a road or into open ground without crossing a "
            "wall. Heavy smoke and some works (table) end them."
        )
    if has.trait("turret"):
        lines.append(
            f"A turret fires all round; outside the front arc it costs {n.turret_cost} more."
        )
    if has.trait("transport"):
        shield = f" In an armoured carrier its DV is {n.passenger_shield} higher."
        lines.append(
            "A transport carries or tows one unit: it mounts from the same or a neighbouring hex "
            "for its own move cost, and dismounts into the hex or a neighbouring one for the cost "
            "of a move. Aboard it cannot attack; attacks are rolled against it, too."
            + (shield if has.trait("apc") else "")
        )
    behind = f"DV +{n.behind_vehicle} against fire."
    lines.append(f"Foot in a hex with a vehicle of its own side: {behind}")
    return text("Vehicles", *lines)


def together(has: Features) -> SheetPiece:
    share = ""
    if has.activation:
        share = (
            "With APs, units may join the activated one only in its first action; from then on "
            "they share its APs and are Spent together."
        )
    return text(
        "Groups",
        "Units in the same or neighbouring hexes may move as a group: the first step sets the "
        "cost, each of the others takes one step (or pivots) for no more than that. Several may "
        "also enter together, on hexes that touch.",
        "Hit neighbours may rally as a group for one cost, each with its own roll. For group "
        "attacks see Attacking.",
        share,
    )
