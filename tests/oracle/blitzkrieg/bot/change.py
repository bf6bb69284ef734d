"""The greatest change: how much better a move of a marker is for the bot."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import Condition, condition, measure
from opfor.core.question import AllRuled, Criterion, Ruled, lowest, prefer
from tests.oracle.blitzkrieg.bot.survey import Survey
from tests.oracle.blitzkrieg.bot.wins import marker_after

RAISES_LEAD = 4
LOWERS_LEAD = 5
CHANGES = {
    1: "your lead turned into the bot's",
    2: "a tie turned into the bot's lead",
    3: "your lead turned into a tie",
    4: "the bot's lead raised",
    5: "your lead lowered",
    6: "no change for the better",
    7: "a campaign or theatre handed to you",
}
"""The ladder of greatest change in words."""
MARKER = "the marker at {}"


@cite("BLZ-G-1")
def rank_of_change(before: int, after: int, *, player_wins: bool = False) -> int:
    """The rung of the ladder, 1 the greatest change: player lead to bot lead, tie to bot lead,
    player lead to tie, a bot lead raised, a player lead lowered, anything else that does not make
    the player win a campaign or theatre, anything else."""
    if after > before:
        if after > 0:
            return 1 if before < 0 else 2 if before == 0 else RAISES_LEAD
        return 3 if after == 0 else LOWERS_LEAD
    return 7 if player_wins else 6


@measure(words=CHANGES)
@cite("BLZ-G-3")
def unit_rank(survey: Survey, slot: int) -> int:
    """The rank of the whole placement of this unit on the chosen space."""
    space = survey.space
    before = survey.tracks[survey.theatre]
    after = marker_after(survey, slot, space)
    return rank_of_change(before, after, player_wins=after < 0 and survey.is_last_empty(space))


@measure(said=MARKER, brief="the farthest marker")
@cite("R-BLZ-3", "R-BLZ-4")
def marker_uncut(survey: Survey, slot: int) -> int:
    """Where the unit would leave the marker, as if the track went on."""
    return marker_after(survey, slot, survey.space)


@measure(said=MARKER, brief="the farthest marker")
@cite("R-BLZ-4")
def marker_cut(survey: Survey, slot: int) -> int:
    """Where the unit would leave the marker on its track."""
    return min(marker_after(survey, slot, survey.space), survey.theatre_of(survey.space).steps)


@condition("a lead is raised or lowered, not turned")
def a_lead_stays(survey: Survey, left: Sequence[int]) -> bool:
    """The distance matters only where a lead is raised or lowered, not where it changes hands."""
    return unit_rank(survey, left[0]) in (RAISES_LEAD, LOWERS_LEAD)


@cite("R-BLZ-3")
def greatest_change(
    rule: str,
    by: str,
    case: str,
    when: Condition[Survey, int] | None = None,
    ruled: tuple[Ruled, ...] = (),
) -> tuple[Criterion[Survey, int], ...]:
    """Drop units that cannot cause the greatest change: the best rank, then the farthest marker."""
    farthest = a_lead_stays if when is None else _both(when, a_lead_stays)

    def marker(measured: object, value: str) -> Criterion[Survey, int]:
        rulings: AllRuled = (
            *ruled,
            ("change-among-units", "rank-then-farthest"),
            ("strength-at-track-end", value),
        )
        return prefer(rule, measured, by="R-BLZ-3", when=farthest, ruled=rulings, case=case)  # type: ignore[arg-type]

    return (
        lowest(rule, unit_rank, by=by, when=when, ruled=ruled, case=case),
        marker(marker_uncut, "full"),
        marker(marker_cut, "cut"),
    )


def _both(first: Condition[Survey, int], second: Condition[Survey, int]) -> Condition[Survey, int]:
    """Two conditions as one."""

    def holds(survey: Survey, left: Sequence[int]) -> bool:
        return first.holds(survey, left) and second.holds(survey, left)

    return Condition(f"{first.said} and {second.said}", holds)
