"""The mission as the company fights it: its own counters, the enemy's state, what was bought."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from opfor.cardboard.coh.missions.levels import changed_by
from opfor.cardboard.coh.missions.mission import Artillery, Force, LevelRow, SideRow
from opfor.cardboard.coh.missions.solo_mission import Group, SoloMission
from opfor.core.cite import cite
from opfor.core.door import is_whole
from opfor.games.coh_campaign.rules import enemy_state, purchases, stars
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import State

BLANKS = 2
"""No Enemy counters more that a reconnaissance is worth."""
STRIKE_ROUND = 2


@cite("CMP-4", "CMP-12", "CMP-14", "CMP-21", "CMP-23")
def mission_order(setting: Setting, state: State) -> SoloMission:
    """The file of the mission at hand."""
    mission = setting.missions[state.mission]
    filled = {slot: state.line(unit).number for slot, unit in state.fielded}
    row = LevelRow(
        caps=_caps(setting, state),
        vp=_asked(setting, state, "vp") - setting.run.handicap,
        hand=_asked(setting, state, "hand"),
        no_enemy=_blanks(setting, state, mission),
        orders=enemy_state.deck_of(mission, state.enemy),
    )
    changed = _with_lent(changed_by(mission, row), state.lent)
    changed = _numbered(changed, _swaps(filled))
    if purchases.STRIKE in state.bought:
        changed = _with_strike(changed)
    return replace(changed, levels={}, campaign="", part=0)


def _with_lent(mission: SoloMission, lent: tuple[int, ...]) -> SoloMission:
    """Counters that the division lends begin spent: they have marched all night."""
    player = 1 - mission.bot_side
    own = mission.sides[player]
    forces = tuple(part for force in own.forces for part in _parted(force, lent))
    sides = _in_order(player, replace(own, forces=forces), mission.sides[mission.bot_side])
    return replace(mission, sides=sides)


def _parted(force: Force, lent: tuple[int, ...]) -> list[Force]:
    """A force as it stands, or in two where some of it is lent."""
    ours = tuple(number for number in force.numbers if number not in lent)
    if len(ours) == len(force.numbers):
        return [force]
    theirs = tuple(number for number in force.numbers if number in lent)
    late = replace(force, numbers=theirs, spent=True)
    return [replace(force, numbers=ours), late] if ours else [late]


def _caps(setting: Setting, state: State) -> int:
    bought = state.bought.count(purchases.CAP)
    return stars.caps_of_stars(state) + bought + _asked(setting, state, "caps")


def _asked(setting: Setting, state: State, dial: str) -> int:
    """What the traces that the mission asks for turn of one dial."""
    choice = setting.run.choice(state.stage, state.mission)
    return sum(int(getattr(ask, dial)) for ask in choice.asks if ask.trace in state.traces)


def _blanks(setting: Setting, state: State, mission: SoloMission) -> int:
    if not mission.cup:
        return 0
    bought = BLANKS * (purchases.RECONNAISSANCE in state.bought)
    return bought + _asked(setting, state, "no_enemy") - enemy_state.FEWER_BLANKS[state.enemy]


def _swaps(filled: Mapping[int, int]) -> dict[int, int]:
    """Numbers of the company in place of the mission's; who is meant elsewhere by such a number
    takes another, so that no two are the same."""
    swaps = dict(filled)
    spare = [slot for slot in filled if slot not in filled.values()]
    for number in sorted(set(filled.values()) - filled.keys()):
        swaps[number] = spare.pop(0)
    return swaps


def _numbered(mission: SoloMission, swaps: Mapping[int, int]) -> SoloMission:
    """The Player's counters by their numbers on the roster, wherever the mission names them."""
    player = 1 - mission.bot_side
    own, other = mission.sides[player], mission.sides[mission.bot_side]
    own = replace(
        own,
        forces=tuple(_force(force, swaps) for force in own.forces),
        exit_of={str(swaps.get(int(n), n)): way for n, way in own.exit_of.items()},
    )
    kills = {_key(name, swaps): vp for name, vp in other.kill_vp_of.items()}
    sides = _in_order(player, own, replace(other, kill_vp_of=kills))
    groups = tuple(_group(group, swaps) if group.player else group for group in mission.groups)
    return replace(mission, sides=sides, groups=groups)


def _in_order(player: int, own: SideRow, other: SideRow) -> tuple[SideRow, SideRow]:
    return (own, other) if player == 0 else (other, own)


def _force(force: Force, swaps: Mapping[int, int]) -> Force:
    numbers = tuple(swaps.get(number, number) for number in force.numbers)
    return replace(force, numbers=numbers, rides=swaps.get(force.rides, force.rides))


def _group(group: Group, swaps: Mapping[int, int]) -> Group:
    return replace(group, numbers=tuple(swaps.get(number, number) for number in group.numbers))


def _key(name: str, swaps: Mapping[int, int]) -> str:
    return str(swaps.get(int(name), int(name))) if is_whole(name) else name


def _with_strike(mission: SoloMission) -> SoloMission:
    """One strike of off-board artillery, in the second round."""
    player = 1 - mission.bot_side
    own = replace(mission.sides[player], artillery=Artillery(rounds=(STRIKE_ROUND,)))
    return replace(mission, sides=_in_order(player, own, mission.sides[mission.bot_side]))
