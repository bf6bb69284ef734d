"""What things are worth to the baseline player."""

from __future__ import annotations

# -- where it goes ---------------------------------------------------------------------------------

USUAL_PULL = 2.0
HURRY = (3.0, 2.0, 1.0)
"""How much stronger the pull gets in the last round and in those before, if not ahead."""
KEEPS = 3.0
"""What a unit with a post gives up by moving."""
TAKERS = 3
"""So many units, but not more than half, go for one marker while others leave."""
GUARDS_FROM = 5
"""A side of so many units spares two guards for a marker, a smaller one."""
NEAR_MARKER = 4
HEXES_A_ROUND = 6

# -- a hex -----------------------------------------------------------------------------------------

COVER = 0.4
"""What each point of a hex's cover is worth."""
SHIELD = 0.3
"""How much of the danger each point keeps off."""
CROWD = 0.5
"""What every comrade in a hex takes from it."""

# -- acts ------------------------------------------------------------------------------------------

FARTHEST = 20
"""From here on it does not matter how far a goal is, or whether there is one."""
PIVOT, COVERED = 0.9, 0.1
"""What it is worth to turn to the enemy, and to each hex of his that comes into the arc."""
RALLY = (3.0, 2.0)
"""What rallying is worth, out of danger and in it."""
LEAVING = 20.0

# -- fire ------------------------------------------------------------------------------------------

POOR_SHOT = 6 / 36
"""Chances below this are not worth the powder."""
HIT = 10.0
"""What a sure hit is worth, and again as much if it kills at once."""
AT_CLOSE_QUARTERS = 2.0
MOST_CAPS = 2
"""So many CAPs are counted on, if there are any."""

# -- groups ----------------------------------------------------------------------------------------

ALONG = 1.0
"""What a comrade's step counts beside the first unit's."""
ALONG_ACTIVATED = 0.5
"""The same where those who go along share seven APs."""

# -- fieldcraft ------------------------------------------------------------------------------------

SPADE = 0.5
"""What digging in is worth for each enemy that covers a unit that stays."""
SMOKE = 1.0
"""What smoke is worth for each enemy that covers a hit comrade in it."""
BLINDED = 0.5
"""What each other comrade in smoke gives up, who now shoots worse."""
MOUNT_FROM = 6
DISMOUNT_AT = 3
"""Riding pays from so many hexes to the goal on, and ends so many before it."""
MOUNTING, MOUNTING_A_HEX = 1.0, 0.1
"""What getting on is worth, and more for each hex of the way."""
DISMOUNTING, DISMOUNTING_A_HEX, LEAST = 3.0, 0.5, 0.1
"""What getting off is worth, less for each hex that is left, at least."""

# -- cards -----------------------------------------------------------------------------------------

FREE = 1.2
"""How much better an act is that costs nothing."""
RALLIED = 3.0
"""What a unit that tries to rally is worth, and more if it cannot fail."""
SURELY = 2.0
NEW_CAPS = 3.0
FEWER_CAPS = 2.0
"""What it is worth to gain CAPs, and to take them from somebody who has any."""
FURTHER = 1.5
"""A step must be worth so much to spend a card on it."""

# -- dice ------------------------------------------------------------------------------------------

PRICE = 0.06
"""How much better a roll must get for each CAP."""
LUCK = 2
"""What a lucky card adds."""
WORTH_A_CARD = 10 / 36
"""A second roll must succeed so often: two dice that need 9."""
