"""Names for the things of Blitzkrieg!: what actions, events, candidates and forecasts are about."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.requests import UNTOLD
from opfor.core.trace import Decision
from opfor.games.blitzkrieg.bot.leftover_effect import LEFTOVER_EFFECT
from opfor.games.blitzkrieg.told.pictures.board import space_ref, theatre_ref
from opfor.games.blitzkrieg.values import actions as a
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import HIDDEN, STRATAGEMS, State

Refs = tuple[str, ...]


def reserve_ref(setting: Setting, side: int, slot: int) -> str:
    """A unit of a reserve by its place from the left, from 0."""
    return f"reserve:{setting.seats[side]}/{slot + 1}"


def track_ref(setting: Setting, theatre: int) -> str:
    return f"track:{setting.board.theatres[theatre].id}"


def stratagem_ref(name: str) -> str:
    return f"stratagem:{name}"


def refs_of_action(setting: Setting, state: State, action: a.Action) -> Refs:
    """First what acts, then where."""
    match action:
        case a.Place(unit=unit, space=space):
            side = state.mover
            row = state.reserves[side]
            known = unit if unit in row else UNTOLD
            held = (reserve_ref(setting, side, row.index(known)),) if known in row else ()
            return (*held, space_ref(setting, space))
        case a.PickTheatre(theatre=theatre) | a.OpenTheatre(theatre=theatre):
            return (theatre_ref(setting, theatre),)
        case a.BombUnit(slot=slot):
            return (reserve_ref(setting, 0, slot),)
        case a.TakeEffect(space=space):
            return (space_ref(setting, space),)
    return ()


def refs_of_event(setting: Setting, _state: State, event: e.Event) -> Refs:
    match event:
        case e.UnitPlaced(space=space) | e.EffectTaken(space=space):
            return (space_ref(setting, space),)
        case e.TrackMoved(theatre=theatre):
            return (track_ref(setting, theatre),)
        case (
            e.CampaignClosed(theatre=theatre)
            | e.TheatreWon(theatre=theatre)
            | e.TheatreOpened(theatre=theatre)
        ):
            return (theatre_ref(setting, theatre),)
        case e.StratagemDrawn(stratagem=name) if name != HIDDEN:
            return (stratagem_ref(name),)
    return ()


def ref_of_candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """A theatre by its id; a space or a unit of the bot's row by its number."""
    if decision.question == LEFTOVER_EFFECT.name:
        return f"space:{name}"
    if isinstance(name, str):
        index = setting.board.theatre_index.get(name)
        return "" if index is None else theatre_ref(setting, index)
    if decision.question == "unit":
        return reserve_ref(setting, 0, name - 1)
    space = decision.details.get("names", {}).get(str(name))
    return space_ref(setting, space) if isinstance(space, int) else ""


def refs_of_forecast(setting: Setting, state: State, key: str) -> Refs:
    """``africa 2 3``: the third unit of the row goes to the second space of the open campaign."""
    theatre, _, rest = key.partition(" ")
    index = setting.board.theatre_index.get(theatre)
    if index is None:
        return ()
    position, slot = map(int, rest.split())
    campaign = state.campaigns[index]
    spaces = setting.board.theatres[index].campaigns[campaign].spaces if campaign >= 0 else ()
    where = [s for s in spaces if setting.board.spaces[s].position == position]
    refs = [reserve_ref(setting, 0, slot - 1)] if slot <= len(state.reserves[0]) else []
    return (*refs, *(space_ref(setting, s) for s in where))


def ref_of_item(setting: Setting, _source: str, item: str) -> str:
    """An item of a draw: a stratagem or a theatre; units of bags have no name of their own."""
    if item in STRATAGEMS:
        return stratagem_ref(item)
    index = setting.board.theatre_index.get(item)
    return "" if index is None else theatre_ref(setting, index)


def meant(_setting: Setting, state: State, refs: Sequence[str]) -> list[str]:
    """A unit of one's own row and a space."""
    if len(refs) < 2 or not refs[0].startswith("reserve:"):
        return []
    place = int(refs[0].rpartition("/")[2]) - 1
    row = state.reserves[state.mover]
    return [f"{row[place]} {refs[1]}"] if place < len(row) else []
