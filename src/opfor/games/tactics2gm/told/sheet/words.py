"""Every sentence of the printed set, in one place."""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.values.numbers import Numbers

TITLE = "2GM Tactics"
LEAD = (
    "Two armies on a field of six lines and ten columns: deploy, move, shoot, keep your supply "
    "line whole. The enemy plays by the ladders printed here."
)
MAKE = (
    "Print at 100 %. Counters: cut out each strip, fold it at the broken line, glue, cut apart.",
    "A card and the counter of the same number belong together: the card comes from the deck, the "
    "counter stands on the field, the card lies beside it.",
    "You also need a D10 and a cup for terrain.",
)
HOW = {
    "Unit cards and support cards": "both sides of stiff paper (or --backs fold)",
    "Counters": "one side; fold, glue, cut",
}
COUNTERS = "Fronts above the fold, backs head to head below it. Fold first, then cut at the marks."
KEY = (
    ("Above", "spaces it moves; its number, that of its card."),
    ("Middle", "what it is; a box for each hit point; its name."),
    ("Below", "penetration, range, defence. Costs and the rest are on the card."),
    ("Shape", "round corners, one band Americans; cut corners, light upper corners Germans."),
    ("Back", "face down: at night, until an enemy is within 2."),
)
UNIT_NOTE = "back: face down"
BLOCKS = {
    "terrain": ("Terrain", "laid on the field; the deck of terrain is drawn from a cup"),
    "tokens": ("Equipment", "back: an arrow token that was used, until Flip over"),
    "markers": ("Markers", "wounds 1 and 2, 3 and 4; cover; hindered; track markers"),
}
VALUES = ("cost", "moves", "range", "to hit", "pen.", "damage", "defence", "HP")
FLOW = (
    ("Stance", "D10 and modifiers"),
    ("HQ", "AP"),
    ("Cards", "draw 5"),
    ("Movement", "one by one"),
    ("Deployment", "cards, equipment, support"),
    ("Shooting", "one by one"),
    ("End", "discard all"),
)
KINDS = {
    "battle-royal": ("Dynamic", "The Dynamic AI", "in a Battle Royal"),
    "offensive": ("Offensive", "The Offensive AI", "the attacker of a scenario"),
    "defensive": ("Defensive", "The Defensive AI", "the defender of a scenario"),
}
AI = "How the AI plays {}. Its line 1 is the one before its HQ; it keeps AP it does not spend."
TERMS = "What the words mean"
RULINGS = "Rulings in force"
RIDER = "A rider: as the next card, among those a transport just deployed can carry."
TIES = {
    "d10": "a D10 (a column: roll again if it is taken)",
    "uniform": "a die",
}


def rules(numbers: Numbers) -> list[dict[str, Any]]:
    """The rules in short, with the numbers in force."""
    return [*_before(numbers), *_acts(numbers)]


def _before(n: Numbers) -> list[dict[str, Any]]:
    return [
        _piece(
            "Setting up",
            "Choose armies. Your deck: up to "
            f"{n.economy.points_limit} points (printed cost). The AI's: its code line gives "
            "infantry-artillery-tanks-transports-support cards drawn blind from its five piles; in "
            "a Battle Royal as many of each as you have.",
            "A D10 adds to the AI's army: 3 infantry, 4 artillery, 5 tank, 6 transport, 7 support, "
            "8 infantry and transport, 9 and 10 artillery and support.",
            f"Both begin with {n.economy.start_ap} AP (a scenario says otherwise), HQ "
            f"{n.hq.hp} HP, defence {n.hq.defence}.",
            "Battle Royal: bid AP for the first turn, the AI D10 less "
            f"{n.bid.ai_die_minus}. The higher bid starts; the AP bid buy terrain on your lines 1 "
            "to 3.",
            f"You draw {n.cards.opening_hand} cards.",
        ),
        _piece(
            "Your turn",
            f"HQ: {n.economy.hq_ap} AP (AI {n.economy.ai_hq_ap}), +1 for each line of your "
            f"unbroken supply line up to {n.economy.supply_cap}, +1 for a Command Group on it.",
            f"Cards: draw {n.cards.draw} (AI {n.cards.ai_draw}). Movement. Deployment. Shooting.",
            "Flip over: arrow tokens used in an earlier turn are ready. Discard down to "
            f"{n.cards.hand_limit}. An empty deck loses; the AI shuffles its discards.",
        ),
    ]


def _acts(n: Numbers) -> list[dict[str, Any]]:
    return [
        _piece(
            "Movement",
            "Orthogonal steps, each unit once, none deployed this turn. Hard terrain costs "
            f"{n.movement.hard_cost}; one step is always possible. Not through enemies.",
            "A space holds one unit, a house or a mission target two. Two neighbours may change "
            "places.",
            "Transports: get on from beside, get off beside it next turn. Destroyed: infantry gets "
            f"out with {n.fire.bail_out_damage} wound, a gun is lost.",
            "Assault: infantry shoots at a neighbour in Movement, once; the enemy may answer with "
            "one extra shot in its next Shooting. Covered movement: infantry moves beside a "
            f"vehicle at the slower pace and is {n.fire.covered_movement} harder to hit.",
        ),
        _piece(
            "Deployment",
            "Pay a card's cost; the unit enters your line 1. Support cards: pay and do what they "
            "say. A support card never affects a unit that one of the same name has affected.",
            "Equipment for units just deployed or on line 1: infantry one offensive and one "
            "defensive token, others two; no token twice.",
            "Airplanes attack once from the hand, any target; anti-air in range and fighters on "
            "patrol shoot first. A fighter may wait on patrol instead.",
        ),
        _piece(
            "Shooting",
            "Each weapon once, at what is in range; nothing blocks sight. Roll a D10: the weapon's "
            "number or more hits, a 10 always does and destroys a unit outright.",
            f"Harder: terrain cover, smoke, night +{n.fire.night}. Easier: −1 for each wound of "
            f"the target up to {n.fire.wound_cap}, −{n.fire.suppression} from the second shooter.",
            "A hit does its damage if penetration is at least the defence. Wounds up to the HP "
            "destroy.",
        ),
        _piece(
            "Supply, night, the end",
            "Supply line: lines with units of yours, from line 1 on without a gap.",
            "Night: units are deployed face down until an enemy is within "
            f"{n.night.reveal_distance}. Arctic: {n.movement.arctic} less movement.",
            "Destroy the HQ, or do what the scenario says. After "
            f"{n.economy.last_turn} turns each the healthier HQ wins.",
        ),
    ]


def _piece(title: str, *lines: str) -> dict[str, Any]:
    return {"type": "text", "title": title, "lines": list(lines)}
