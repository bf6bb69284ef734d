"""What makes the bot change its mind: few units, and victory near."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.core.cite import cite
from opfor.core.measure import Condition
from tests.oracle.blitzkrieg.bot.survey import Survey

FEW_UNITS = 4
"""Units up to which the bot is short of them."""
NEAR_VICTORY = 20
"""Victory points from which the bot goes for points and strength."""


@cite("QB-6")
def counting_all(survey: Survey) -> bool:
    """At most four units in the row; the one to be placed counts."""
    return len(survey.row) <= FEW_UNITS


@cite("QB-6")
def counting_the_rest(survey: Survey) -> bool:
    """At most four units in the row, the one to be placed left out."""
    return len(survey.row) - 1 <= FEW_UNITS


COUNTS: dict[str, Callable[[Survey], bool]] = {
    "before-placing": counting_all,
    "after-placing": counting_the_rest,
}
"""Whether the bot is short of units, for each value of the ruling ``units-counted``."""


def short_or_not(counted: str) -> tuple[Condition[Survey, int], Condition[Survey, int]]:
    """Short of units, and not short of them, as conditions of rungs; for a value of the ruling."""
    is_short = COUNTS[counted]
    besides = "" if counted == "before-placing" else " besides the one to be placed"

    def short(survey: Survey, _left: Sequence[int]) -> bool:
        return is_short(survey)

    def enough(survey: Survey, _left: Sequence[int]) -> bool:
        return not is_short(survey)

    return (
        Condition(f"the bot has {FEW_UNITS} units or fewer{besides}", short),
        Condition(f"the bot has more than {FEW_UNITS} units{besides}", enough),
    )
