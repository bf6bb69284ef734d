"""Offered actions: what their labels and the texts typed for them ask for."""

from __future__ import annotations

from functools import partial
from typing import Any

from opfor.core.phrasebook import Thing
from opfor.games.tactics2gm.course.lookout import deploy_cost, shot
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.sentences import VALUES
from opfor.games.tactics2gm.values import actions as a
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import HQ, State, unit_of
from opfor.kit.telling import Telling


def cost_of(setting: Setting, state: State, act: Any) -> int | None:
    """What an action costs, in AP; nothing if it is free."""
    match act:
        case a.Deploy(card=card):
            return deploy_cost(setting, state, state.mover, card)
        case a.Equip(token=token):
            return setting.cards.tokens[token].cost
        case a.PlaceTerrain(card=card):
            return setting.cards.terrain[card].cost
        case a.PlaySupport(card=card) | a.Fly(card=card) | a.Patrol(card=card):
            return setting.cards.card(card).cost
    return None


def _terrain(setting: Setting, state: State, act: Any) -> Thing | None:
    piece = state.terrain[act.cell]
    return None if piece is None else say.card(setting, piece.card)


def _odds(setting: Setting, state: State, act: Any) -> str:
    aimed = shot(setting, state, act.unit, getattr(act, "slot", 0), act.target)
    return SAY(
        "odds",
        harm=aimed.can_hurt,
        hit="unit" if act.target > HQ else "other",
        needed=min(max(aimed.needed, 1), 10),
        kill=aimed.kill_chance,
    )


def _on(setting: Setting, state: State, act: a.PlaySupport) -> str:
    """What a support card is played on."""
    unit = say.unit(setting, state, act.unit) if act.unit else None
    target = say.target(setting, state, act.target, state.mover) if act.target else None
    which = {(1, 0): "on-unit", (0, 1): "on-target", (1, 1): "on-both"}.get(
        (bool(unit), bool(target))
    )
    said = SAY(which, unit=unit, target=target) if which else ""
    said += SAY("on-card", card=say.card(setting, act.other)) if act.other else ""
    return said + (SAY("on-space", where=say.space(setting, act.cell)) if act.cell >= 0 else "")


def _name(_setting: Setting, state: State, act: Any) -> str:
    """The card or token as it is typed."""
    if slot := getattr(act, "slot", 0):
        return unit_of(state, act.unit).tokens[slot - 1].kind
    return str(getattr(act, "card", "") or act.token)


def _rest(setting: Setting, _state: State, act: a.PlaySupport) -> str:
    words = [
        str(act.unit) if act.unit else "",
        say.target_key(setting, act.target) if act.target else "",
        act.other,
        say.spot(setting, act.cell) if act.cell >= 0 else "",
    ]
    return "".join(f" {word}" for word in words if word)


def _with(_setting: Setting, _state: State, act: Any) -> int:
    """The second unit, by its number."""
    found = (getattr(act, name, 0) for name in ("vehicle", "other", "transport"))
    return next(number for number in found if number)


TELL = Telling(
    SAY,
    {
        **VALUES,
        "cost": cost_of,
        "terrain": _terrain,
        "beside": lambda setting, _state, act: say.space(setting, act.beside),
        "odds": _odds,
        "on": _on,
        "transport": lambda g, s, act: say.unit(g, s, act.transport) if act.transport else 0,
        "n": lambda _setting, _state, act: act.unit,
        "with": _with,
        "aim": lambda setting, _state, act: say.target_key(setting, act.target),
        "name": _name,
        "rest": _rest,
    },
)
action = partial(TELL, "act")
action_key = partial(TELL.plain, "key")
group = partial(TELL, "group")
