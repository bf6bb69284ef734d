"""Hits, cards, works and counters of a setting by their numbers, and what is printed on them."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from opfor.cardboard.coh.counters.action_cards import ActionCard, action_cards, deck_of
from opfor.cardboard.coh.counters.numbers import WorkKind
from opfor.fast.coh.sizes import HITS, UNITS
from opfor.games.coh.values.deployment import NO_HIT
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY
from opfor.games.coh.values.start import new
from opfor.games.coh.values.state import State

SCORED_FOR = ("held", "taken", "destroyed", "got-away", "never-entered")
"""The sources of points, in their order, but for a mission's lines."""
NO_WORK = WorkKind(id="", title="", dr=0)
"""What lies where nothing does."""


class Numbering:
    """What a setting's numbers stand for: its beginning, the kind of each of its counters, hits and
    kinds of works (the first is none), and action cards, each in their order."""

    def __init__(self, setting: Setting, begins: State | None = None) -> None:
        self.setting, self.begins = setting, begins or new(setting)
        self.kinds = [setting.kinds[counter.unit] for counter in self.begins.counters]
        self.hit_names = ["", *sorted(setting.hits)]
        self.hits: list[Any] = [setting.hits.get(name, NO_HIT) for name in self.hit_names]
        self.every_hit = [*self.hits, *[NO_HIT] * (HITS - len(self.hits))]
        self.cards = cards_of(setting)
        self.card_names = [card.number for card in self.cards]
        self.works = [NO_WORK, *setting.works.values()]
        self.work_names = ["", *setting.works]
        self.cap_whys = ["", "casualty", "mission-event", "action", "wire", "roll", "stall"]
        self.cap_whys += [f"card:{card}" for card in self.card_names]
        self.attack_sources = ["", "artillery", "mines", "sniper", *setting.works]
        nations = [setting.nation(side) for side in (0, 1)]
        beaten = [*nations, "+".join(nations)]
        self.endings = ["", "last-round", "", "track-complete", "called-off"]
        self.endings += [f"beaten:{each}" for each in beaten]
        ids = [counter.id for counter in self.begins.counters]
        self.cup_items = [*ids, *[""] * (UNITS - len(ids)), NO_ENEMY, MINE]

    @cached_property
    def worth(self) -> list[tuple[int, int]]:
        """What the enemy scores for each counter: by its number, its kind, or the usual value; and
        what more for one that never came."""
        setting, found = self.setting, []
        for counter in self.begins.counters:
            row = setting.mission.sides[1 - counter.side]
            usual = row.kill_vp_of.get(counter.unit, row.kill_vp)
            by_number = row.kill_vp_of.get(str(counter.number), 0)
            is_lost = setting.rulings.never_entered != "safe" and by_number != 0
            is_lost = is_lost and counter.side != setting.bot
            killed = row.kill_vp_of.get(str(counter.number), usual)
            found.append((killed, max(0, by_number - usual) if is_lost else 0))
        return found

    @cached_property
    def point_whys(self) -> list[str]:
        """What points are scored for: by their source, then by the marker or the counter."""
        hexes = [control.hex for control in self.setting.mission.control]
        ids = [counter.id for counter in self.begins.counters]
        found = list[str]()
        for source, names in zip(SCORED_FOR, (hexes, hexes, ids, ids, ids), strict=True):
            found += [f"{source}:{name}" for name in names] + [""] * (UNITS - len(names))
        return [*found, "mission-event"]

    @property
    def order_names(self) -> list[str]:
        found: list[str] = self.script.keys
        return found

    @property
    def defence_names(self) -> list[str]:
        found: list[str] = self.script.pool
        return found

    @property
    def tile_names(self) -> list[str]:
        found: list[str] = self.script.tiles
        return found

    @cached_property
    def script(self) -> Any:
        """A solo mission's cards and lines as rows of numbers."""
        from opfor.fast.coh.script_rows import ScriptRows

        assert isinstance(self.setting, SoloSetting)
        return ScriptRows(self.setting, self.begins)


def cards_of(setting: Setting) -> list[ActionCard]:
    """The cards of a mission in the order of their numbers."""
    return [action_cards()[number] for number in sorted(set(deck_of(setting.mission.cards)))]


def numbering(setting: Setting) -> Numbering:
    """Worked out once for each setting, and kept with it."""
    found: Numbering | None = setting.offered.get("numbering")
    if found is None:
        found = setting.offered["numbering"] = Numbering(setting)
    return found
