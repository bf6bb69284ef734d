"""Solo missions as files: a firefight with an order deck, a track, a cup and orders of its own.

Everything of ``mission.py`` holds; the side that is not the player's is the AI's.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from opfor.cardboard.coh import PACKS
from opfor.cardboard.coh.counters.action_cards import numbers_between
from opfor.cardboard.coh.missions.faults import faults, refuse
from opfor.cardboard.coh.missions.mission import Mission, Row
from opfor.cardboard.coh.missions.own_lines import line_faults, read_line, read_standing
from opfor.cardboard.coh.missions.own_missions import own_missions, own_solo_missions
from opfor.cardboard.coh.orders.lines import LineStep, OrderLine, StandingLine
from opfor.cardboard.coh.orders.order_cards import (
    OrderCard,
    begun_cards,
    blank_card,
    load_order_cards,
)
from opfor.core.errors import OpforError, one_of
from opfor.core.owned import kept
from opfor.kit.own_tables import is_replaced
from opfor.kit.packs import read_toml

SOLO = PACKS / "solo"
SOLO_PACKS = (SOLO, PACKS / "solo-1941")
NO_ROUND_LIMIT = 99


class Space(Row, frozen=True, kw_only=True):
    """One space of the track: its event line by line; ``yellow`` runs also when passed, but
    ``landed`` lines never do (a second tile there, without a yellow box). ``tiles`` says line by
    line which AI tile an ``event`` comes from, if one: a tile lies on one space at a time."""

    title: str = ""
    event: tuple[str, ...] = ()
    yellow: bool = False
    landed: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()


class Group(Row, frozen=True, kw_only=True):
    """AI that an event brings: ``Bring group "Second wave" at A10``; the Player's Units, if so
    marked: ``Bring Player group "Relief"``."""

    name: str
    numbers: tuple[int, ...]
    player: bool = False
    facing: Literal["N", "NE", "SE", "S", "SW", "NW"] = "N"


class DriveRoute(Row, frozen=True, kw_only=True):
    """The road that a ``Drive …`` line takes one of the AI's vehicles along, hex by hex."""

    number: int
    road: tuple[str, ...]


class TileFace(Row, frozen=True, kw_only=True):
    """One face of an AI tile as it is printed; ``lines`` and ``special`` are order text."""

    number: int
    title: str
    kind: str
    symbol: str
    lines: tuple[str, ...]
    special: tuple[str, ...] = ()
    yellow: bool = False

    @property
    def id(self) -> str:
        return f"{self.number:02d}"


class SoloMission(Mission, frozen=True, kw_only=True):
    """``ID.toml`` of a solo mission. ``orders`` are card numbers (``"13-43"``, ``"54"``).

    ``standing`` are the ``Always:`` and ``When …:`` lines. ``cup``, ``no_enemy`` and ``mines`` lie
    behind the Rumored Enemies; AI that ``enters`` is the entry cup. ``chosen`` are counters by id
    (``S05``), ``defences`` the pool of Defense Counters by their two faces (``trench/mines``).
    ``sheet`` and ``tiles`` say which side of the Mission Sheet and which AI tiles the orders came
    from, for print: play goes by the lines alone; ``faces`` and ``lanes`` are those of a pack that
    is not ours. ``counteraction_titles`` and
    ``mission_order_titles`` say the same line by line, for the story.
    """

    player: Literal["german", "soviet"]
    orders: tuple[str, ...]
    track: tuple[Space, ...]
    rounds: int = NO_ROUND_LIMIT
    economy: Literal["activation", "solo"] = "solo"
    objectives: tuple[str, ...] = ()
    counteractions: tuple[str, ...] = ()
    mission_orders: tuple[str, ...] = ()
    counteraction_titles: tuple[str, ...] = ()
    mission_order_titles: tuple[str, ...] = ()
    cup: tuple[int, ...] = ()
    no_enemy: int = 0
    mines: int = 0
    rumors: tuple[str, ...] = ()
    rumor_counters: int = 8
    groups: tuple[Group, ...] = ()
    standing: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    defences: tuple[str, ...] = ()
    routes: tuple[DriveRoute, ...] = ()
    sheet: Literal["", "defense", "offense"] = ""
    tiles: tuple[str, ...] = ()
    faces: tuple[TileFace, ...] = ()
    lanes: tuple[tuple[int, ...], ...] = ()
    campaign: str = ""
    part: int = 0

    @property
    def bot_side(self) -> int:
        """The place of the AI's side among the two."""
        return 0 if self.sides[1].nation == self.player else 1


class MissionScript(Struct, frozen=True, kw_only=True):
    """The mission's own lines, read."""

    track: tuple[tuple[OrderLine, ...], ...]
    counteractions: tuple[OrderLine, ...]
    mission_orders: tuple[OrderLine, ...]
    landed: tuple[tuple[OrderLine, ...], ...] = ()
    standing: tuple[StandingLine, ...] = ()
    triggered: tuple[OrderLine, ...] = ()


def order_numbers(mission: SoloMission) -> list[int]:
    """The numbers of the order deck."""
    found: list[int] = []
    for entry in mission.orders:
        numbers = numbers_between(entry)
        if not numbers:
            raise OpforError(f"orders: {entry!r}: numbers are written like 13-43 or 54")
        found += numbers
    return found


def order_deck(mission: SoloMission) -> dict[str, OrderCard]:
    """The cards of the order deck by two-digit number."""
    known, is_own = begun_cards() | load_order_cards(), is_replaced("order_cards")
    for number in order_numbers(mission):
        if number not in known and not is_own:
            raise OpforError(f"orders: there is no card {number}; 1 to {max(known)} exist")
    return {f"{n:02d}": known.get(n) or blank_card(n) for n in order_numbers(mission)}


def spare_command_cards(mission: SoloMission) -> dict[str, OrderCard]:
    """The Command cards of the box that are not in the mission's deck: ``Add 1 Command Card``."""
    deck, known = set(order_numbers(mission)), load_order_cards()
    return {f"{n:02d}": known[n] for n in known if known[n].is_command and n not in deck}


def script_of(mission: SoloMission) -> MissionScript:
    """Read every line of the mission's own; a bad one is named by its place."""
    standing = [read_standing(n, text) for n, text in enumerate(mission.standing)]
    return MissionScript(
        track=tuple(_lines(f"track[{n}].event", s.event) for n, s in enumerate(mission.track)),
        landed=tuple(_lines(f"track[{n}].landed", s.landed) for n, s in enumerate(mission.track)),
        counteractions=_lines("counteractions", mission.counteractions),
        mission_orders=_lines("mission_orders", mission.mission_orders),
        standing=tuple(line for line in standing if isinstance(line, StandingLine)),
        triggered=tuple(line for line in standing if isinstance(line, OrderLine)),
    )


def steps_of(script: MissionScript) -> Iterator[LineStep]:
    """Every step of the mission's own lines."""
    spaces = (*script.track, *script.landed)
    lines = (script.counteractions, script.mission_orders, script.triggered, *spaces)
    yield from (step for those in lines for line in those for step in line.steps)


def _texts(mission: SoloMission) -> dict[str, tuple[str, ...]]:
    """The mission's own lines that are orders, by where they stand."""
    texts = {"counteractions": mission.counteractions, "mission_orders": mission.mission_orders}
    for n, space in enumerate(mission.track):
        texts |= {f"track[{n}].event": space.event, f"track[{n}].landed": space.landed}
    return texts


def _lines(where: str, texts: tuple[str, ...]) -> tuple[OrderLine, ...]:
    return tuple(read_line(f"{where}[{n}]", text) for n, text in enumerate(texts))


def solo_faults(mission: SoloMission, stem: str) -> Iterator[str]:
    """Everything wrong with a solo mission; one is enough to refuse it."""
    from opfor.cardboard.coh.missions.ai_forces import force_faults
    from opfor.cardboard.coh.missions.place_faults import place_faults
    from opfor.cardboard.coh.missions.possible_lines import moves_marker

    yield from faults(mission, stem, mission.sides[mission.bot_side].nation if mission.cup else "")
    yield from place_faults(mission)
    bad_lines = [*line_faults(_texts(mission), mission.standing)]
    yield from bad_lines
    try:
        deck = order_deck(mission)
    except OpforError as fault:
        yield str(fault)
        return
    if bad_lines:
        return
    script = script_of(mission)
    if mission.player not in [side.nation for side in mission.sides]:
        yield one_of("player", mission.player, [side.nation for side in mission.sides])
    if len(mission.track) < 2:
        yield "track: it has no end; give at least two spaces, the first being the start"
    if not any(card.is_command or not card.is_known for card in deck.values()):
        yield "orders: the deck has no Command card; at least one blue card is needed"
    advances = any(card.track or not card.is_known for card in deck.values())
    own = [*script.counteractions, *script.mission_orders, *(e for s in script.track for e in s)]
    if not advances and not moves_marker(own):
        yield "track: no order card of the deck moves the marker; the mission could not end"
    if mission.cup and not (mission.rumors or _places_rumors(mission)):
        yield "cup: no Rumored Enemy ever comes; name rumors, or place one by an event"
    yield from force_faults(mission)
    yield from _line_faults(mission, script)
    yield from _side_task_faults(mission)
    if mission.sides[mission.bot_side].caps:
        yield f"sides.{mission.sides[mission.bot_side].nation}.caps: the AI has no CAPs; give 0"


def _line_faults(mission: SoloMission, script: MissionScript) -> Iterator[str]:
    """What the mission's lines cannot mean together."""
    from opfor.cardboard.coh.missions.possible_lines import (
        artillery_faults,
        endless_faults,
        group_faults,
    )

    lines = [*script.counteractions, *script.mission_orders, *script.triggered]
    lines += [line for space in (*script.track, *script.landed) for line in space]
    yield from endless_faults(script.counteractions, script.mission_orders)
    yield from group_faults(lines, ((group.name, group.player) for group in mission.groups))
    side = mission.sides[mission.bot_side]
    if side.artillery is not None:
        yield from artillery_faults(f"sides.{side.nation}.artillery", script.standing, lines)


def _side_task_faults(mission: SoloMission) -> Iterator[str]:
    """What is to be done beside the task is scored where the track ends."""
    if mission.side_task and not any("Player scores" in text for text in mission.track[-1].event):
        yield "side_task: the last space of the track has no line that scores it"


def _places_rumors(mission: SoloMission) -> bool:
    texts = (*mission.counteractions, *mission.mission_orders)
    events = (text for space in mission.track for text in space.event)
    return any("RE" in text for text in (*texts, *events))


def read_solo_mission(path: Path) -> SoloMission:
    """Read and check one solo mission."""
    mission = read_toml(path, SoloMission)
    refuse(path, solo_faults(mission, path.stem))
    return mission


def _files() -> dict[str, Path]:
    """The solo missions that come with the game, by id."""
    files = (path for pack in SOLO_PACKS for path in pack.glob("*.toml"))
    return {path.stem: path for path in files if path.stem != "pack"}


def is_solo(name: str) -> bool:
    """Whether the mission of that name is a solo mission, the owner's or the game's."""
    own = own_solo_missions()
    if name in own or name in own_missions():
        return name in own
    return name in _files()


@kept
def solo_mission(name: str) -> SoloMission:
    """A solo mission by its id, the owner's or the game's."""
    return read_solo_mission(own_solo_missions().get(name) or _files()[name])


@kept
def solo_mission_ids() -> tuple[str, ...]:
    """The solo missions there are, the owner's too, shortest first."""
    ours = {name: path for name, path in _files().items() if name not in own_missions()}
    every = (ours | own_solo_missions()).values()
    found = sorted(every, key=lambda p: (read_toml(p, SoloMission).minutes, p.stem))
    return tuple(path.stem for path in found)
