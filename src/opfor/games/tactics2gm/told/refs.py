"""Names for the things of 2GM Tactics: what actions, events and candidates are about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.core.trace import Decision
from opfor.games.tactics2gm.told.pictures.grid import space_ref
from opfor.games.tactics2gm.values import actions as a
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.old_events import renamed
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import ABOARD, HQ, State, cell_of_target, unit_alive

Refs = tuple[str, ...]


def unit_ref(state: State, unit: int) -> str:
    """A unit by its number; one aboard a transport by its name too, because it is listed."""
    return f"unit:{unit}" if unit_alive(state, unit) is not None else ""


def hq_ref(setting: Setting, side: int) -> str:
    return f"hq:{setting.seats[side]}"


def card_ref(setting: Setting, state: State, side: int, card: str) -> str:
    """A card of a hand by the place of its first copy."""
    hand = state.decks[side].hand
    return f"card:{setting.seats[side]}/{hand.index(card) + 1}" if card in hand else ""


def pile_ref(setting: Setting, side: int, card: str) -> str:
    """A card that may be looked for in a draw pile."""
    return f"pile:{setting.seats[side]}/{card}"


def terrain_card_ref(card: str) -> str:
    return f"terrain-card:{card}"


def target_ref(setting: Setting, state: State, shooter: int, target: int) -> str:
    """A target of a side: an enemy unit, the enemy HQ, terrain."""
    if target > 0:
        return unit_ref(state, target)
    if target == HQ:
        return hq_ref(setting, 1 - shooter)
    return space_ref(setting, cell_of_target(target))


def refs_of_action(setting: Setting, state: State, action: a.Action) -> Refs:
    """First what acts, then at what or where."""
    return tuple(ref for ref in _pointed(setting, state, action) if ref)


def _pointed(setting: Setting, state: State, action: a.Action) -> Iterator[str]:
    side = state.mover
    if isinstance(action, a.PlaceTerrain):
        yield terrain_card_ref(action.card)
        yield space_ref(setting, action.cell)
        return
    card = getattr(action, "card", "")
    if card:
        owner = side if card in state.decks[side].hand else 1 - side
        yield card_ref(setting, state, owner, card)
    yield from _things(setting, state, side, action)
    other = getattr(action, "other", "")
    if isinstance(other, str) and other:
        held = card_ref(setting, state, side, other)
        in_pile = other in state.decks[side].draw
        yield held or (pile_ref(setting, side, other) if in_pile else "")


def _things(setting: Setting, state: State, side: int, action: a.Action) -> Iterator[str]:
    for name in ("unit", "vehicle", "other", "transport"):
        number = getattr(action, name, 0)
        if isinstance(number, int) and number > 0:
            yield unit_ref(state, number)
    if hasattr(action, "target") and not (isinstance(action, a.PlaySupport) and not action.target):
        yield target_ref(setting, state, side, action.target)
    for name in ("cell", "beside"):
        cell = getattr(action, name, ABOARD)
        if cell >= 0 and not getattr(action, "transport", 0):
            yield space_ref(setting, cell)


def refs_of_event(setting: Setting, state: State, event: e.Event) -> Refs:
    """Units, spaces and headquarters; cards that left a hand are not listed any more."""
    found: list[str] = []
    for name in ("unit", "other", "transport"):
        number = getattr(event, name, 0)
        if isinstance(number, int) and number > 0:
            found.append(unit_ref(state, number))
    target = getattr(event, "target", None)
    shooter = unit_alive(state, getattr(event, "unit", 0))
    if target is not None and (target > 0 or shooter is not None):
        side = shooter.side if shooter is not None else state.mover
        found.append(target_ref(setting, state, side, target))
    cell = getattr(event, "cell", ABOARD)
    if isinstance(cell, int) and cell >= 0:
        found.append(space_ref(setting, cell))
    if isinstance(event, e.HqDamaged | e.ApGained | e.ApLost):
        found.append(hq_ref(setting, event.side))
    return tuple(dict.fromkeys(ref for ref in found if ref))


def ref_of_candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """A space (``3-5``), a unit (``sherman#7``), the HQ or a terrain; cards have no name here."""
    if decision.question in ("stance", "column", "army", "equip"):
        return ""
    text = renamed(str(name)).partition("/")[0].removeprefix("terrain:")
    if text == "hq":
        return hq_ref(setting, 1 if setting.ai in (None, 0) else 0)
    if text == "target":
        target = setting.mission.target
        return space_ref(setting, target) if target >= 0 else ""
    _, mark, number = text.rpartition("#")
    if mark:
        return f"unit:{number}"
    line, dash, column = text.partition("-")
    return f"space:{line}.{column}" if dash and line.isdigit() and column.isdigit() else ""


def meant(_setting: Setting, state: State, refs: Sequence[str]) -> list[str]:
    """A unit that moves or shoots, a card that is played: by the phase."""
    first, *rest = [ref.partition(":")[2] for ref in refs]
    if refs[0].startswith("card:"):
        side, place = state.mover, int(first.rpartition("/")[2])
        hand = state.decks[side].hand
        card = hand[place - 1] if place <= len(hand) else ""
        return [" ".join([verb, card, *rest]) for verb in ("deploy", "play")]
    if not refs[0].startswith("unit:") or not rest:
        return []
    verbs = ("shoot", "assault") if refs[1].startswith("unit:") else ("move", "shoot")
    return [f"{verb} {first} {rest[0]}" for verb in verbs]
