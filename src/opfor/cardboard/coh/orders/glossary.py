"""What each word of the order language makes the AI do, in a sentence with its catalogue rows."""

from __future__ import annotations

from opfor.cardboard.coh.orders.words import Distance, Kind, OrderAction, TargetKind, Word

AI_WORDS: dict[Word, str] = {
    Word.HIGHEST_AR: "of the AI able to do this, keep those with the greatest current attack "
    "rating usable against an eligible target (COH-5.0-d, COH-5.0.1-j)",
    Word.LOWEST_DV: "of the AI able to do this, keep those with the smallest defence value "
    "(COH-5.0-c, COH-5.0.1-j)",
    Word.FRESH: "only AI that are not Spent (COH-5.0-f)",
    Word.SPENT: "only AI that are Spent; a green card never lets them act (COH-5.0-f, COH-4.1.1-a)",
    Word.HIT: "only AI with a hit marker (COH-5.0-g)",
    Word.UNHIT: "only AI without a hit marker (COH-5.0-g)",
    Word.IN_COVER: "only AI in a hex with a defence modifier (COH-5.0-a)",
    Word.IN_0_DM_HEX: "only AI to whose defence no modifier is added (COH-5.0-b)",
    Word.IN_FIRE_ZONE: "only AI in the fire zone of a Unit (COH-5.0-e)",
    Word.IN_LOS: "only AI that a Unit can see (COH-5.0-j)",
    Word.MOBILE: "only foot and vehicle AI whose printed move cost is at most 1 (COH-5.0-k)",
    Word.LARGEST_GROUP: "of the AI able to do this, keep those of the biggest group of "
    "neighbours, which may be one AI (COH-5.0-i)",
    Word.FOOT: "only foot AI",
    Word.GUN: "only guns",
    Word.VEHICLE: "only vehicles",
    Word.CHOSEN: "only the AI chosen when the mission was made (SOLO-6.1-b)",
    Word.DESTROYED: "those destroyed so far",
}

TARGET_WORDS: dict[Word, str] = {
    Word.HIGHEST_AR: "of the Units this AI can act on, keep those with the greatest current "
    "attack rating (COH-5.0-d, COH-5.0.1-j)",
    Word.LOWEST_DV: "of the Units this AI can act on, keep those with the smallest defence "
    "value as it sees them (COH-5.0-c, COH-5.0.1-j)",
    Word.FRESH: "only Units that are not Spent (COH-5.0-f)",
    Word.SPENT: "only Units that are Spent (COH-5.0-f)",
    Word.HIT: "only Units with a hit marker (COH-5.0-g)",
    Word.UNHIT: "only Units without a hit marker (COH-5.0-g)",
    Word.IN_COVER: "only in a hex with a defence modifier (COH-5.0-a)",
    Word.IN_0_DM_HEX: "only where no defence modifier is added (COH-5.0-b)",
    Word.IN_FIRE_ZONE: "only in the fire zone of some AI (COH-5.0-e)",
    Word.IN_LOS: "only in sight of some AI (COH-5.0-j)",
    Word.JUST_ACTED: "only Units that acted in the Player's last turn; none if he passed "
    "(COH-5.0-h)",
    Word.JUST_ATTACKED: "only Units that attacked in the Player's last turn",
    Word.JUST_MOVED: "only Units that moved in the Player's last turn",
    Word.FOOT: "only foot Units",
    Word.GUN: "only guns",
    Word.VEHICLE: "only vehicles",
    Word.CHOSEN: "only the Units chosen when the mission was made",
    Word.DESTROYED: "those destroyed so far",
}

KINDS: dict[Kind, str] = {
    Kind.AI: "any AI that the card's colour allows: Fresh ones on green, all on blue (COH-4.1.1-a)",
    Kind.RE: "only Rumored Enemies (COH-5.0-m)",
    Kind.MORTAR_OR_INF_GUN: "only mortars and infantry guns (COH-5.0-l)",
    Kind.UNIT: "the Player's Units",
    Kind.NAMED: "this counter and no other",
}

DISTANCES: dict[Distance, str] = {
    Distance.CLOSEST: "the AI nearest to its own closest target acts (COH-5.0.1-d), on that "
    "target (COH-5.0.1-f)",
    Distance.FARTHEST: "the AI farthest from its own closest target acts (COH-5.0.1-e), still on "
    "its closest target (COH-5.0.1-f)",
}

TARGETS: dict[TargetKind, str] = {
    TargetKind.UNIT: "a Unit of the Player",
    TargetKind.OBJECTIVE: "a Control Marker the Player holds, or what the mission names "
    "(COH-4.1.4-a, COH-4.1.4-b)",
    TargetKind.TARGET: "a Unit or an Objective, whichever is closer; a Unit at equal distance "
    "(COH-5.0-n)",
    TargetKind.UNIT_OR_OBJECTIVE: "a Unit wherever one is eligible, otherwise an Objective "
    "(COH-5.2.2-a)",
    TargetKind.OBJECTIVE_OR_UNIT: "an Objective wherever one is eligible, otherwise a Unit "
    "(COH-5.2.2-a)",
    TargetKind.AI: "an AI",
    TargetKind.RE: "a Rumored Enemy",
}

ACTIONS: dict[OrderAction, str] = {
    OrderAction.ATTACK: "fire at normal range, needing 10 or less, never into close combat "
    "(COH-5.1-a, COH-5.1-b, COH-5.1-c)",
    OrderAction.LONG_RANGE_ATTACK: "fire at normal or long range (COH-5.1-a), needing 10 or less "
    "(COH-5.1-b)",
    OrderAction.GROUP_ATTACK: "fire together with the AI next to it, one check for all "
    "(COH-4.1.2-j, COH-3.1.1-c)",
    OrderAction.MOVE: "move towards the target (COH-5.2-a); the hex ladder picks the hex "
    "(COH-5.3-a to -e), the facing ladder the facing (COH-5.3.1-a)",
    OrderAction.LOW_RISK_MOVE: "move towards the target, shunning fire zones and close combat "
    "(COH-5.3.2-a to -i)",
    OrderAction.MOVE_INTO_CC: "enter the hex of an adjacent Unit; not with a close combat penalty "
    "(COH-4.1.2-m, COH-5.1-d)",
    OrderAction.RALLY: "a hit AI tries to rally, 5 APs on a green card (COH-4.1.2-f)",
    OrderAction.AUTO_RALLY: "a hit AI loses its hit, free and without a roll (COH-4.1.2-e)",
    OrderAction.PIVOT: "turn so that the target comes into its arc, if it is not there "
    "(COH-5.3.1-a)",
    OrderAction.DISENGAGE: "leave by a Low Risk Move, safety first (COH-4.1.2-g, COH-4.1.2-l)",
    OrderAction.PIVOT_AND_OR_ATTACK: "attack; if the Unit is outside its arc, turn to it first and "
    "attack in the same turn (COH-4.1.2-n)",
    OrderAction.BECOME_FRESH: "turn to the Fresh side",
    OrderAction.BECOME_SPENT: "turn to the Spent side",
    OrderAction.BECOME_HIT: "draw a hit marker; a second hit destroys",
    OrderAction.BECOME_UNHIT: "lose the hit marker",
    OrderAction.REVEAL: "draw from the RE cup in place of the Rumored Enemy (COH-6.2-e)",
    OrderAction.DIG_IN: "get a Hasty Defense counter",
    OrderAction.LAY_SMOKE: "put Smoke on the target's hex, if it can fire smoke that far",
    OrderAction.EXIT: "leave the map if it stands on the target's hex or edge; it is not a loss",
}

CC_ACTIONS: dict[OrderAction, str] = {
    OrderAction.ATTACK: "attack a Unit in its hex; an AI with a close combat penalty tries to "
    "leave first (COH-4.1.2-c, COH-4.1.2-d)",
}

SHORT_RANGE_ACTIONS: dict[OrderAction, str] = {
    OrderAction.ATTACK: "attack an adjacent Unit (COH-4.1.2-i)",
    OrderAction.PIVOT: "if flanked and without a possible attack, turn to an adjacent Unit, "
    "covering the most Units (COH-4.1.2-k)",
}

CAP = "added to the first attack roll against Units (COH-4.3.1-a, COH-4.3.1-b)"
