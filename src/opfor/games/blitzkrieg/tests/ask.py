"""Ask the bot once: the decisions of one placement, by question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.core.chance import Seeded
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Roll
from opfor.core.trace import Decision, Sieve
from opfor.games.blitzkrieg.tests.deeds import decide_placement, place_units
from opfor.games.blitzkrieg.tests.table import arrange, solo
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

ALL_LAND_OR_SEA = ["airforce-1", "airforce-1", "airforce-1", "airforce-2", "airforce-2"]
"""Five units that may go anywhere: legality decides nothing."""


def table(
    stratagem: str | None = None,
    *,
    row: Sequence[str] = ALL_LAND_OR_SEA,
    rulings: Mapping[str, str] | None = None,
    **arranged: Any,
) -> BlitzkriegPlay:
    """A solo game with a stratagem in force and the bot about to decide."""
    play = solo(rulings)
    return arrange(play, row=row, stratagem=stratagem, in_force=stratagem, **arranged)


def only_open(theatre: str, campaign: int, *full: int, **arranged: Any) -> BlitzkriegPlay:
    """A table on which only this campaign is open, with some of its spaces full."""
    empty_table = table()
    placed = filled(empty_table, theatre, campaign, *full) if full else {}
    names = (row.id for row in empty_table.setting.board.theatres)
    campaigns: dict[str, int | str] = dict.fromkeys(names, "closed")
    campaigns[theatre] = campaign
    return table(placed=placed | arranged.pop("placed", {}), campaigns=campaigns, **arranged)


def ask(play: BlitzkriegPlay, rolled: int = 1) -> dict[str, Decision]:
    """Theatre, space and unit of one placement; the die shows ``rolled``."""
    _run(decide_placement(play), rolled)
    return {item.question: item for item in play.log if isinstance(item, Decision)}


def place_all(play: BlitzkriegPlay, rolled: int = 1) -> list[Decision]:
    """Carry the procedure out, blitz repeats and effects included; all its decisions."""
    _run(place_units(play), rolled)
    return [item for item in play.log if isinstance(item, Decision)]


def _run(procedure: Procedure[Any], rolled: int) -> None:
    seeded = Seeded(1)
    answer: Any = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration:
            return
        if isinstance(request, Roll):
            answer = (rolled,)
        else:
            answer = request.options[0] if isinstance(request, Choose) else seeded(request)


def step(decision: Decision, rule: str, by: str = "") -> Sieve:
    """The first step of a decision made under a rule (and for a stratagem)."""
    return next(s for s in decision.steps if s.rule == rule and by in ("", s.by))


def rules(decision: Decision) -> list[str]:
    """The rules of a decision's steps, in order."""
    return [s.rule for s in decision.steps]


FILL = {
    "land": "army-1",
    "sea": "navy-1",
    "either": "airforce-1",
}


def filled(
    play: BlitzkriegPlay, theatre: str, campaign: int, *spaces: int, seat: str = "player"
) -> dict[tuple[str, int, int], tuple[str, str]]:
    """Plain units on some spaces of a campaign (all of them if none is named)."""
    board = play.setting.board
    row = board.theatres[board.theatre_index[theatre]].campaigns[campaign - 1]
    return {
        (theatre, campaign, n): (seat, FILL[board.spaces[s].terrain])
        for n, s in enumerate(row.spaces, start=1)
        if not spaces or n in spaces
    }
