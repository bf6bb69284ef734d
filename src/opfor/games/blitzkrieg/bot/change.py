"""The greatest change: how much better a move of a marker is for the bot."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import first_left
from opfor.core.measure import Condition, both, fact, measure
from opfor.core.question import AllRuled, Criterion, Ruled, lowest, prefer
from opfor.games.blitzkrieg.bot.survey import is_last_empty
from opfor.games.blitzkrieg.bot.wins import marker_after
from opfor.games.blitzkrieg.values.memory import War

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
LEAD_STAYS = "a lead is raised or lowered, not turned"


@cite("BLZ-G-1")
def rank_of_change(before: int, after: int, player_wins: bool) -> int:
    """The rung of the ladder, 1 the greatest change: player lead to bot lead, tie to bot lead,
    player lead to tie, a bot lead raised, a player lead lowered, anything else that does not make
    the player win a campaign or theatre, anything else."""
    if after > before:
        if after > 0:
            return 1 if before < 0 else 2 if before == 0 else RAISES_LEAD
        return 3 if after == 0 else LOWERS_LEAD
    return 7 if player_wins else 6


def is_a_lead_moved(rank: int) -> bool:
    """Distances count only where a lead is raised or lowered, not where it changes hands."""
    return rank in (RAISES_LEAD, LOWERS_LEAD)


@measure(words=CHANGES)
@cite("BLZ-G-3")
def unit_rank(war: War, slot: int) -> int:
    """The rank of the whole placement of this unit on the chosen space."""
    after = marker_after(war, slot, war.space)
    player_wins = after < 0 and is_last_empty(war, war.space)
    return rank_of_change(war.tracks[war.theatre], after, player_wins)


@measure(said=MARKER, brief="the farthest marker")
@cite("R-BLZ-3", "R-BLZ-4")
def marker_uncut(war: War, slot: int) -> int:
    """Where the unit would leave the marker, as if the track went on."""
    return marker_after(war, slot, war.space)


@measure(said=MARKER, brief="the farthest marker")
@cite("R-BLZ-4")
def marker_cut(war: War, slot: int) -> int:
    """Where the unit would leave the marker on its track."""
    return min(marker_after(war, slot, war.space), war.steps[war.theatre])


@fact(LEAD_STAYS, of_left=True)
def a_lead_stays(war: War) -> bool:
    """The distance matters only where a lead is raised or lowered, not where it changes hands."""
    return is_a_lead_moved(unit_rank(war, first_left(war)))


@cite("R-BLZ-3")
def greatest_change(
    rule: str,
    by: str,
    case: str,
    when: Condition[War, int] | None = None,
    ruled: tuple[Ruled, ...] = (),
) -> tuple[Criterion[War, int], ...]:
    """Drop units that cannot cause the greatest change: the best rank, then the farthest marker."""
    farthest = a_lead_stays if when is None else both(when, a_lead_stays)

    def marker(measured: object, value: str) -> Criterion[War, int]:
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
