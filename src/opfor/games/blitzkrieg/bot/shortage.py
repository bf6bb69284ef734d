"""What makes the bot change its mind: few units, and victory near."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import fact, unless
from opfor.games.blitzkrieg.values.memory import War

FEW_UNITS = 4
"""Units up to which the bot is short of them."""
NEAR_VICTORY = 20
"""Victory points from which the bot goes for points and strength."""
BESIDES = " besides the one to be placed"


@fact(f"the bot has {FEW_UNITS} units or fewer")
@cite("QB-6")
def is_short(war: War) -> bool:
    """At most four units in the row; the one to be placed counts."""
    return war.reserves[war.bot] <= FEW_UNITS


@fact(f"the bot has {FEW_UNITS} units or fewer{BESIDES}")
@cite("QB-6")
def is_short_besides(war: War) -> bool:
    """At most four units in the row, the one to be placed left out."""
    return war.reserves[war.bot] - 1 <= FEW_UNITS


COUNTS = {"before-placing": is_short, "after-placing": is_short_besides}
"""Whether the bot is short of units, for each value of the ruling ``units-counted``."""
ENOUGH = {
    "before-placing": unless(is_short, f"the bot has more than {FEW_UNITS} units"),
    "after-placing": unless(is_short_besides, f"the bot has more than {FEW_UNITS} units{BESIDES}"),
}


@fact(f"the bot has {NEAR_VICTORY} victory points or more")
def is_near_victory(war: War) -> bool:
    return war.vp[war.bot] >= NEAR_VICTORY
