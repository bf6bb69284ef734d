"""The battlefield as an order card sees it: AI, Units, Objectives, fire zones, distances.

A *goal* is what an order is aimed at, as one number: the place of a Unit among the counters, or
``-1 - n`` for the n-th Objective. A Survey belongs to one state and is thrown away with it; what
it has worked out is kept as long as it holds (``notes``).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.core.cite import cite
from opfor.core.question import Criterion
from opfor.games.coh.bot.seen.notes import notes_on
from opfor.games.coh.rules.bonus_moves import Route, routes
from opfor.games.coh.rules.control_and_fieldworks import is_for_one
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.rules.movement_steps import can_move, moves
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.solo_setting import Objective
from opfor.games.coh.values.state import OFF
from opfor.kit.masks import mask_of

Goal = int
HEXES = "hex|hexes"
"""The unit of distances on the map."""
Rungs = tuple[Criterion[Any, int], ...]


class Outlook(NamedTuple):
    """What a reader of orders must know besides the map.

    ``acted`` are the Units of the Player's last turn and ``deed`` what they did; ``arriving``
    counts reinforcements due this round (AI, Units); ``command`` is a blue card, or an event.
    ``chosen`` are the counters a mission calls so, ``idle`` AI that take no orders, ``careful``
    AI that make only Low Risk Moves, ``stacking`` AI that may join others in a hex, ``holding``
    AI that stay where they are, ``shy`` AI that never enter close combat.
    """

    objectives: tuple[Objective, ...] = ()
    acted: frozenset[int] = frozenset()
    deed: str = ""
    arriving: tuple[int, int] = (0, 0)
    command: bool = False
    chosen: frozenset[int] = frozenset()
    idle: frozenset[int] = frozenset()
    careful: frozenset[int] = frozenset()
    stacking: frozenset[int] = frozenset()
    holding: frozenset[int] = frozenset()
    shy: frozenset[int] = frozenset()


class Survey:
    """Questions that orders ask about one state."""

    def __init__(self, look: Deployment, bot: int, outlook: Outlook) -> None:
        self.look = look
        self.field = look.field
        self.rulings = look.setting.rulings
        self.bot = bot
        self.outlook = outlook
        self.counters = look.state.counters
        self.ai = look.on_map(bot)
        self.units = [u for u in look.on_map(1 - bot) if not self.counters[u].hidden]
        self.objectives = outlook.objectives
        notes = notes_on(look, bot, outlook.objectives, outlook.command, outlook.idle)
        self._zones, self._steps, self._routes = notes.zones, notes.steps, notes.routes
        self.memory = notes.answers
        """Answers worked out for this state, by question."""

    # -- goals ---------------------------------------------------------------------------------

    @cite("COH-5.0-n", "COH-4.1.4-a")
    def goals(self, *, units: bool, objectives: bool) -> list[Goal]:
        """Units, Objectives, or both."""
        found = list(self.units) if units else []
        if objectives:
            found += [-1 - n for n in range(len(self.objectives))]
        return found

    def name(self, goal: Goal) -> str:
        """A counter's id, or the name of an Objective; ``unit:G09`` and ``hex:G09`` where both are
        called so."""
        if goal >= 0:
            said = self.counters[goal].id
            return f"unit:{said}" if any(o.name == said for o in self.objectives) else said
        said = self.objectives[-1 - goal].name
        return f"hex:{said}" if any(c.id == said for c in self.counters) else said

    def cells(self, goal: Goal) -> tuple[int, ...]:
        return (self.counters[goal].cell,) if goal >= 0 else self.objectives[-1 - goal].cells

    @cite("V-2", "COH-4.1.4-b")
    def distance(self, cell: int, goal: Goal) -> int:
        """Hexes from a cell to a goal; to its nearest hex if it has several."""
        row = self.field.map.distances[cell]
        if goal >= 0:
            return row[self.counters[goal].cell]
        return min(row[c] for c in self.objectives[-1 - goal].cells)

    def cell(self, unit: int) -> int:
        return self.counters[unit].cell

    def is_rumored(self, unit: int) -> bool:
        return self.look.kind(unit).has("rumored")

    def nearest(self, cell: int, goals: Iterable[Goal]) -> list[Goal]:
        """Those of the goals that are closest to a cell."""
        far = {goal: self.distance(cell, goal) for goal in goals}
        best = min(far.values(), default=0)
        return [goal for goal in far if far[goal] == best]

    # -- fire zones and cover ------------------------------------------------------------------

    @cite("COH-5.2-c", "V-5", "fire-zone-projectors", "whose-fire-zones")
    def zone(self, unit: int) -> int:
        """The mask of a counter's fire zone; nothing below a mortar's minimum range."""
        found = self._zones.get(unit)
        if found is None:
            found = fire_zone(self.look, unit)
            nearest = self.look.kind(unit).minimum_range - 1
            if nearest > 0:
                found &= ~self.field.within(self.cell(unit), nearest)
            if self._is_silenced(unit):
                found = 0
            self._zones[unit] = found
        return found

    def _is_silenced(self, unit: int) -> bool:
        if self.rulings.whose_fire_zones == "fresh-units" and self.counters[unit].spent:
            return True
        hit = self.look.hit(unit)
        unable = hit.only_rally or (hit.no_red and hit.no_blue) or self.look.is_locked(unit)
        return unable and self.rulings.fire_zone_projectors == "able-to-fire"

    @cached_property
    def danger(self) -> int:
        """The mask of the hexes in some Unit's fire zone."""
        mask = 0
        for unit in self.units:
            mask |= self.zone(unit)
        return mask

    @cached_property
    def covered(self) -> int:
        """The mask of the hexes in some AI's fire zone; Rumored Enemies have none."""
        mask = 0
        for ai in self.ai:
            mask |= self.zone(ai)
        return mask

    @cached_property
    @cite("COH-5.3.2-b")
    def short_danger(self) -> int:
        """The mask of short-range fire zones: zone hexes next to the Unit that projects them."""
        mask = 0
        for unit in self.units:
            mask |= self.zone(unit) & self.field.within(self.cell(unit), 1)
        return mask

    def covering(self, cell: int) -> int:
        """How many Units have a cell in their fire zone."""
        return sum(self.zone(unit) >> cell & 1 for unit in self.units)

    @cached_property
    def seen_by_ai(self) -> int:
        """The mask of what any AI sees."""
        mask = 0
        for ai in self.ai:
            mask |= self.look.sight[self.cell(ai)]
        return mask

    def ground_dm(self, cell: int) -> int:
        """The hex's own DM: terrain and smoke."""
        return self.field.terrain[cell].dm + self.look.smoke.get(cell, 0)

    @cite("COH-5.0-a", "COH-5.0-b")
    def dm(self, counter: int) -> int:
        """The DM a counter has where it stands: the hex, and a fortification it is in."""
        work = self.look.shelter(counter) if self.look.state.works else None
        shelter = self.look.setting.works[work.kind].dm_front if work is not None else 0
        return self.ground_dm(self.cell(counter)) + shelter

    def dm_on_entering(self, ai: int, cell: int) -> int:
        """The DM an AI would have in a hex: an empty trench or bunker shelters it."""
        value = self.ground_dm(cell)
        work = self.look.work_at.get(cell) if self.look.state.works else None
        if work is None or work.hidden or work.builder != OFF or work.holder == 1 - self.bot:
            return value
        if work.side == 1 - self.bot and is_for_one(self.look.setting, work):
            return value
        kind = self.look.setting.works[work.kind]
        return value + (kind.dm_front if self.look.kind(ai).kind in kind.holds else 0)

    @cite("walls-as-cover")
    def wall_dm(self, cell: int) -> int:
        """The DM of walls that stand against every Unit in whose fire zone a hex lies; against high
        explosive no wall does."""
        if not self.field.walls or self.rulings.walls_as_cover == "never":
            return 0
        firing = [unit for unit in self.units if self.zone(unit) >> cell & 1]
        walled = firing and all(
            self.field.wall_shields(self.cell(unit), cell)
            and not self.look.kind(unit).has("high-explosive")
            for unit in firing
        )
        return self.field.table.wall.dm if walled else 0

    # -- places --------------------------------------------------------------------------------

    @cached_property
    def ai_cells(self) -> int:
        return mask_of(self.cell(ai) for ai in self.ai)

    @cached_property
    def unit_cells(self) -> int:
        return mask_of(self.cell(unit) for unit in self.units)

    def is_locked(self, ai: int) -> bool:
        """Whether an AI is in close combat."""
        return bool(self.unit_cells >> self.cell(ai) & 1)

    def beside(self, ai: int) -> list[int]:
        """The Units adjacent to an AI."""
        row = self.field.map.distances[self.cell(ai)]
        return [unit for unit in self.units if row[self.cell(unit)] == 1]

    def with_it(self, ai: int) -> list[int]:
        """The Units in an AI's hex."""
        return [unit for unit in self.units if self.cell(unit) == self.cell(ai)]

    def can_move(self, ai: int) -> bool:
        return can_move(self.look, ai)

    def steps(self, ai: int) -> tuple[int, ...]:
        """The hexes an AI can step into as far as ground and obstacles are concerned."""
        found = self._steps.get(ai)
        if found is None:
            able = self.can_move(ai) and ai not in self.outlook.holding
            found = tuple(move.to for _, move in moves(self.look, ai)) if able else ()
            self._steps[ai] = found
        return found

    @cite("COH-2.0-b", "ai-bonus-moves")
    def routes(self, ai: int) -> dict[int, list[Route]]:
        """The ways one move action of an AI can go, by the hex it ends in: a step, with vehicles
        bonus moves too; never on through a hex with a Unit."""
        found = self._routes.get(ai)
        if found is None:
            found = self._routes[ai] = routes(self.look, ai, self.steps(ai), self.unit_cells)
        return found

    def ends(self, ai: int) -> tuple[int, ...]:
        """The hexes one move action of an AI can end in."""
        if not self.look.kind(ai).bonus_moves or self.rulings.ai_bonus_moves == "declined":
            return self.steps(ai)
        return tuple(self.routes(ai))

    @cite("COH-5.1-d", "V-8")
    def shuns_close_combat(self, ai: int) -> bool:
        """Poor close fighters and the unarmed never enter close combat."""
        kind = self.look.kind(ai)
        return kind.is_poor_in_close_combat or not (kind.is_armed or kind.has("rumored"))

    @cite("COH-5.1-d", "SOLO-6.1-a")
    def enters_close_combat(self, ai: int) -> bool:
        """Whether an AI would: no poor fighter does, nor one that a mission forbids it."""
        return not self.shuns_close_combat(ai) and ai not in self.outlook.shy

    @cite("COH-4.1.1-a", "COH-4.0-b", "COH-4.3-a")
    def may_act(self, ai: int) -> bool:
        """Fresh AI carry out any order, Spent AI only Command Orders; some AI none at all."""
        able = self.outlook.command or not self.counters[ai].spent
        return able and ai not in self.outlook.idle

    @cite("named-spent")
    def may_be_freshened(self, action: OrderAction, ai: int) -> bool:
        """To become Fresh an AI need not be so, on whatever card."""
        named = self.rulings.named_spent == "may" and action is OrderAction.BECOME_FRESH
        return named and ai not in self.outlook.idle


class Surveyed(Protocol):
    """Whatever is asked about a surveyed map."""

    @property
    def survey(self) -> Survey: ...
