"""The generation's language, put together, and what a person types for an answer."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh import texts
from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.game import Words
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.board_text import board
from opfor.games.coh_generator.told.reasons import candidate, chosen
from opfor.games.coh_generator.told.scene import scene
from opfor.games.coh_generator.told.script.refusals import refused
from opfor.games.coh_generator.told.sentences import action, beside, event, instruct
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import shown
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import State


def action_key(setting: Setting, state: State, answer: Any) -> str:
    """Short text to type, unique among what is offered."""
    match answer:
        case act.PlayCard(card, half):
            return f"{card} {half}"
        case act.LayMap(placed):
            turned = " turned" if placed.rotated else ""
            where = [word for word in beside(state, answer) if word not in ("none", "")]
            return " ".join((placed.board, *where)) + turned
        case act.SwitchTo(old, new):
            return f"{old} to {new}"
        case act.PlaceUnit(_, hex_) | act.PutMarker(hex_) | act.PutCounter(hex_):
            return shown(state, hex_)
        case act.PutSite(hex_) | act.MoveCounter(hex_):
            return shown(state, hex_)
        case act.RouteTruck(entrance, exit_):
            if len(state.layout) == 1:
                return f"{entrance[1]} {exit_[1]}"
            return f"{entrance[0]} {entrance[1]} {exit_[0]} {exit_[1]}"
    return _short_key(setting, answer)


def _short_key(_setting: Setting, answer: Any) -> str:
    match answer:
        case act.LeaveUnit():
            return "stay"
        case act.UseCard(card):
            return card or "none"
        case act.Shelter(_, inside):
            return "inside" if inside else "outside"
        case act.TopCondition(card):
            return f"{card} top"
        case act.BottomCondition(card):
            return f"{card} bottom"
        case act.NoMore():
            return "done"
    return str(getattr(answer, answer.__struct_fields__[0]))


def drawn(setting: Setting, source: str, item: str) -> str:
    """What came out of a deck or the pool, for somebody who enters it."""
    side = source.partition(" ")[0].partition("-")[0]
    if source.endswith(" cards") and side in NATIONS:
        return texts.card_top(side, setting.card(side, item)).title
    if item in setting.content.conditions:
        return str(say.condition(setting, item).title)
    return say.faces(setting, item) if item in setting.content.counters else item


WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board,
    scene=scene,
    candidate=candidate,
    chosen=chosen,
    drawn=drawn,
    refused=refused,
)
