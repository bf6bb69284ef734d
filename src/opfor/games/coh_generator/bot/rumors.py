"""Hidden sites of a solo mission as Rumored Enemies and what lies in their cup."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.cite import cite
from opfor.games.coh_generator.values.state import State

NO_ENEMY = "no-enemy"
MINE = "mine"
MOST_RUMORS, MOST_NO_ENEMIES = 19, 8


@cite("SOLO-6.2-a", "SOLO-6.2-c", "SOLO-6.2-d", "QS-13", "QS-14")
def rumors_of(state: State, ai: Nation, ruling: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The hexes with a Rumored Enemy, and the cup, which holds as many counters.

    Only sites of the AI's own Units become rumours; a Soviet AI's mine is one more.
    """
    hexes: list[str] = []
    cup: list[str] = []
    for site in state.sites:
        if site.side != ai:
            continue
        hexes += site.hexes
        cup += [*site.units, *[NO_ENEMY] * (len(site.hexes) - len(site.units))]
        if site.mine:
            hexes.append(site.mine)
            cup.append(MINE)
    if ruling == "counted":
        return _counted(hexes, cup)
    return tuple(hexes), tuple(sorted(cup))


def _counted(hexes: list[str], cup: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """No more counters than the expansion has: empty sites go first."""
    spare = max(cup.count(NO_ENEMY) - MOST_NO_ENEMIES, len(hexes) - MOST_RUMORS, 0)
    for _ in range(spare):
        cup.remove(NO_ENEMY)
    return tuple(hexes[: len(cup)]), tuple(sorted(cup))
