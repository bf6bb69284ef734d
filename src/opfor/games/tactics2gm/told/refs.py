"""Names for the things of 2GM Tactics: what actions, events and candidates are about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from opfor.core.trace import Decision
from opfor.games.tactics2gm.told.candidates import at_of
from opfor.games.tactics2gm.told.pictures.grid import space_ref
from opfor.games.tactics2gm.values.old_events import renamed
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import HQ, State, cell_of_target, unit_alive
from opfor.kit.pointing import Pointing

NAMELESS = ("stance", "column", "army", "equip")
"""Questions whose candidates are no things of the board."""


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


def _unit(_setting: Setting, state: State, what: Any, field: str) -> str:
    number = getattr(what, field)
    return unit_ref(state, number) if isinstance(number, int) else ""


def _card(setting: Setting, state: State, act: Any) -> str:
    """A card of the mover's hand, else of the other's."""
    side = state.mover
    owner = side if act.card in state.decks[side].hand else 1 - side
    return card_ref(setting, state, owner, act.card)


def _other(setting: Setting, state: State, act: Any) -> str:
    """A second card, of the hand or looked for in the pile; a second unit."""
    if isinstance(act.other, int):
        return unit_ref(state, act.other)
    held = card_ref(setting, state, state.mover, act.other)
    in_pile = act.other in state.decks[state.mover].draw
    return held or (pile_ref(setting, state.mover, act.other) if in_pile else "")


def _target(setting: Setting, state: State, what: Any) -> str:
    """A target of a side: an enemy unit, the enemy HQ, terrain."""
    if what.target > 0:
        return unit_ref(state, what.target)
    if what.target == HQ:
        shooter = unit_alive(state, getattr(what, "unit", 0))
        return hq_ref(setting, 1 - (state.mover if shooter is None else shooter.side))
    return space_ref(setting, cell_of_target(what.target))


def _space(setting: Setting, _state: State, what: Any, field: str) -> str:
    cell = getattr(what, field)
    return space_ref(setting, cell) if cell >= 0 and not getattr(what, "transport", 0) else ""


def _hq(setting: Setting, _state: State, event: Any) -> str:
    return hq_ref(setting, event.side)


ACTIONS = Pointing(
    {
        "place-terrain.card": lambda _setting, _state, act: terrain_card_ref(act.card),
        "card": _card,
        "unit": partial(_unit, field="unit"),
        "vehicle": partial(_unit, field="vehicle"),
        "transport": partial(_unit, field="transport"),
        "swap.other": partial(_unit, field="other"),
        "play-support.target": lambda g, s, act: _target(g, s, act) if act.target else "",
        "target": _target,
        "cell": partial(_space, field="cell"),
        "beside": partial(_space, field="beside"),
        "other": _other,
    }
)
EVENTS = Pointing(
    {
        **{name: partial(_unit, field=name) for name in ("unit", "other", "transport", "by")},
        "target": _target,
        "cell": partial(_space, field="cell"),
        **{f"{tag}.side": _hq for tag in ("hq-damaged", "ap-gained", "ap-lost")},
    }
)
"""Units, spaces and headquarters; cards that left a hand are not listed any more."""
refs_of_action = ACTIONS.refs
ref_of_field = EVENTS.ref
refs_of_event = EVENTS.refs


def ref_of_candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """A space (``3-5``), a unit (``sherman#7``), the HQ or a terrain; cards have no name here."""
    if decision.question in NAMELESS:
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
    return f"space:{at}" if (at := at_of(text)) else ""


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
