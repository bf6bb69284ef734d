"""A finished generation as a script: what was decided, read off its events.

Playing the script gives the same mission again, whoever made the generation: people at a screen,
people at a table with their own cards, or the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from opfor.cardboard.coh.board.layout import Placed
from opfor.cardboard.coh.generator_cards.effects import HideUnit
from opfor.games.coh_generator.values import events as e
from opfor.games.coh_generator.values.options import Options, Setting
from opfor.games.coh_generator.values.state import Played, Segment, TruckRoute

LOWEST_CARD = "01"


def script_of(setting: Setting, story: Sequence[Any]) -> dict[str, Any]:
    """The document ``opfor generate coh --script`` takes, its empty parts left out;
    guideline 0 is a game of the players' own making."""
    scribe = Scribe(setting)
    for event in story:
        scribe.note(event)
    document = scribe.document | {"plays": scribe.plays, "options": _options(setting.options)}
    return {name: part for name, part in document.items() if part or name == "guideline"}


def _options(options: Options) -> dict[str, Any]:
    """What differs from a guideline as it stands; the guideline and solo have their own fields."""
    usual = msgspec.to_builtins(Options())
    given = msgspec.to_builtins(options)
    return {
        name: value
        for name, value in given.items()
        if value != usual[name] and name not in ("guideline", "solo")
    }


class Scribe:
    """Writes down one event after the other; the last play is the one that is added to."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.plays: list[dict[str, Any]] = []
        self.document: dict[str, Any] = {
            "guideline": setting.options.guideline,
            "boards": [],
            "edges": {},
            "facings": {},
        }
        self._cards: dict[tuple[str, str], str] = {}
        self._trucks: dict[tuple[str, str], tuple[Segment, Segment]] = {}
        self._played: Played | None = None

    def note(self, event: Any) -> None:
        """Keep what an event decided; most only follow from what was decided."""
        match event:
            case e.SidesTaken(lead=lead):
                self.document["initiative"] = lead
            case e.EdgeTaken(role=role, edge=edge):
                self.document["edges"][role] = edge[0][1]
            case e.DecksBuilt(decks=decks):
                self._decks(decks)
            case e.MapLaid(placed=placed):
                self._map(placed)
            case e.CardPlayed(play=play):
                self._played = play
                entry = {"side": play.role, "card": play.card, "option": play.half}
                self.plays.append(entry)
            case e.UnitTurned(side=side, unit=unit, facing=facing):
                self.document["facings"].setdefault(side, {})[unit] = facing
            case e.MissionDeveloped(side_die=side_die, sheet_die=sheet_die, removed=removed):
                dice = {"side_die": side_die, "sheet_die": sheet_die, "removed": list(removed)}
                self.document["solo"] = {name: part for name, part in dice.items() if part}
            case _:
                self._in_play(event)

    def _decks(self, decks: dict[str, tuple[str, ...]]) -> None:
        """Partners of a variant decide who has the lower deck; else the first has."""
        low = [role for role, deck in decks.items() if LOWEST_CARD in deck]
        if self.setting.options.variant and any(role.endswith("-2") for role in low):
            self.document["low_decks"] = low

    def _map(self, placed: Placed) -> None:
        laid = {"board": placed.board, "at": list(placed.at), "rotated": placed.rotated}
        if self.plays:
            self.plays[-1]["add_map"] = laid
            return
        plain = placed.at == (0, 0) and not placed.rotated
        self.document["boards"].append(placed.board if plain else laid)

    def _in_play(self, event: Any) -> None:
        if self._played is None:
            return
        now = self.plays[-1]
        match event:
            case e.UnitsGained(units=units):
                self._cards |= {(unit.side, unit.unit): unit.card for unit in units}
                if self.setting.options.ignore_numbers and self._played.half == "bottom":
                    now["units"] = [unit.unit for unit in units]
            case e.MarkerPlaced(marker=marker):
                now["control_marker"] = marker.hex
            case e.UnitPlaced(side=side, unit=unit, hex=hex_, hidden=False):
                now["units_of"] = self._cards[side, unit]
                now.setdefault("placements", {})[unit] = hex_
            case e.SiteRecorded(site=site):
                self._hidden(now, site.side, site.units, site.hexes, site.mine)
            case e.UnitSheltered(unit=unit, inside=True):
                now.setdefault("inside", []).append(unit)
            case e.WorkPlaced(work=work) if not work.hidden:
                step = {"face": work.kind, "hex": work.hex, "counter": work.counter}
                now.setdefault("defense", []).append(step)
            case e.CounterKept(counter=counter, kind=kind):
                now.setdefault("defense", []).append({"face": kind, "counter": counter})
            case e.ConditionPlayed(card=card, half=half):
                now.setdefault("conditions", {})[half] = card
            case e.MapSwitched(old=old, new=new):
                now["switch"] = {"old": old, "new": new}
            case e.CounterMoved(hex=hex_):
                now.setdefault("moved", []).append(hex_)
            case e.UnitsChosen(units=units):
                now["chosen"] = list(units)
            case e.TruckRouted(route=route):
                self._truck(now, route)

    def _hidden(
        self, now: dict[str, Any], side: str, units: Sequence[str], hexes: Sequence[str], mine: str
    ) -> None:
        """One Unit that was chosen, or those of a card, at their sites."""
        assert self._played is not None
        card = self.setting.content.card(self._played.side, self._played.card)
        if any(isinstance(effect, HideUnit) for effect in card.top.does):
            now["chosen"] = list(units)
        elif units:
            now["units_of"] = self._cards[side, units[0]]
        now["sites"] = list(hexes)
        if mine:
            now["mine"] = mine

    def _truck(self, now: dict[str, Any], route: TruckRoute) -> None:
        """Its edges, where they were chosen: at first, and when a map took the old ones away."""
        ends, truck = (route.entrance, route.exit), (route.side, route.unit)
        if self._trucks.get(truck) != ends:
            boards = [segment[0] for segment in ends]
            edges = {"entrance": route.entrance[1], "exit": route.exit[1]}
            now["truck"] = edges | {"boards": boards}
        self._trucks[truck] = ends
