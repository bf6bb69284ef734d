"""How the fields of events and answers are said: the values that messages of the book ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh import texts
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.games.coh_generator.rules.turn_order import sequence
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.card_words import rule_half
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values import events as ev
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State
from opfor.kit.hexes import Facing
from opfor.kit.telling import Telling

INNER = ("play", "change", "marker", "work", "score", "rule", "route", "solo")
"""Fields that hold what an event is about."""
EDGES = ("north", "south", "east", "west")


def _about(what: Any, *names: str) -> Any:
    """The first of these fields, of the event itself or of what it holds."""
    inner = [getattr(what, name) for name in INNER if hasattr(what, name)]
    for one in (what, *inner):
        for name in names:
            if getattr(one, name, "") != "":
                return getattr(one, name)
    return ""


def _side(setting: Setting, state: State, what: Any) -> Nation:
    """Whose it is: what it says, else the side of who plays a card, else of who has such a Unit."""
    if isinstance(what, ev.UnitsGained):
        return what.units[0].side
    if named := _about(what, "owner", "side", "player", "lead"):
        return named if named in NATIONS else NATIONS[0]
    if unit := getattr(what, "unit", ""):
        return next((u.side for u in state.units if u.unit == unit), NATIONS[0])
    if state.stage == "play" and state.lead:
        return setting.plan.seat(sequence(setting, state)[state.turn]).side
    return NATIONS[0]


def _card(setting: Setting, state: State, what: Any) -> Any:
    """The generator card that is dealt, played or offered."""
    role = _about(what, "role")
    side = setting.plan.seat(role).side if role else _side(setting, state, what)
    return side, setting.card(side, _about(what, "card"))


def _title(setting: Setting, state: State, what: Any) -> str:
    name = _about(what, "card")
    if name in setting.content.conditions:
        return str(say.condition(setting, name).title)
    return texts.card_top(*_card(setting, state, what)).title


def _text(setting: Setting, state: State, what: Any) -> str:
    if isinstance(what, ev.RuleAdded):
        return "none" if what.rule.key else rule_half(setting.content, what.rule).text
    name = _about(what, "card")
    if name not in setting.content.conditions:
        return texts.card_top(*_card(setting, state, what)).text
    is_top = isinstance(what, act.TopCondition) or getattr(what, "half", "") == "top"
    found = say.condition(setting, name)
    return str(found.top.text if is_top else found.bottom.text)


def _units(setting: Setting, state: State, what: Any) -> Any:
    """The Units named; of a card whose Units wait, those."""
    side = _side(setting, state, what)
    if isinstance(what, act.UseCard):
        return say.units(side, _waiting(setting, state, what.card))
    named = [getattr(unit, "unit", unit) for unit in what.units]
    return [say.unit(side, str(name).rpartition(":")[2]) for name in named]


def _waiting(setting: Setting, state: State, card: str) -> list[str]:
    """Guards belong to the owner of the new marker."""
    side = _side(setting, state, act.NoMore())
    if state.log and state.markers and state.log[-1].half == "top":
        last, marker = state.log[-1], state.markers[-1]
        side = marker.owner if (marker.card, marker.by) == (last.card, last.side) else side
    return [u.unit for u in state.units if (u.card, u.side, u.where) == (card, side, "edge")]


def beside(state: State, what: Any) -> tuple[str, str]:
    """On which side of which map another one lies."""
    for other in state.layout:
        step = (what.placed.at[0] - other.at[0], what.placed.at[1] - other.at[1])
        side = {(0, -1): "north", (0, 1): "south", (1, 0): "east", (-1, 0): "west"}.get(step)
        if side:
            return side, other.board
    return "none", ""


def _roles(_setting: Setting, _state: State, e: Any) -> str:
    told = [
        SAY("takes-role", player=say.player(who), role=say.role(role))
        for role, who in e.roles.items()
    ]
    return ", ".join(told)


def _tiles(setting: Setting, _state: State, e: Any) -> str:
    known = setting.content.tiles[e.solo.ai]
    told = [f"{name} {texts.tile(e.solo.ai, known[name]).title}" for name in e.solo.tiles]
    return ", ".join(told) or "none"


def _edge(what: Any, name: str) -> Any:
    """An edge by its name, or of the first part of the map's rim that is named."""
    found = _about(what, name)
    found = found if isinstance(found, str) or found[-1] in EDGES else found[0]
    return box.edge(found if isinstance(found, str) else found[1])


def _where(_setting: Setting, state: State, what: Any) -> str:
    """A hex; of an answer with its ground."""
    hex_ = _about(what, "hex")
    is_act = type(what).__module__ == act.__name__
    return say.ground_at(state, hex_) if is_act else say.hexed(state, hex_)


VALUES: dict[str, Callable[[Setting, State, Any], Any]] = {
    "who": lambda s, st, e: box.nation(_side(s, st, e)),
    "foe": lambda _s, _st, e: box.nation(e.solo.ai),
    "role": lambda _s, _st, e: say.role(_about(e, "role")),
    "named": lambda _s, _st, e: say.player(e.player),
    "alone": lambda _s, _st, e: len(set(e.roles.values())) == 1,
    "roles": _roles,
    "map": lambda _s, _st, e: say.map_of(e.placed.board),
    "new-map": lambda _s, _st, e: say.map_of(e.new),
    "entering": lambda _s, _st, e: ", ".join(map(say.role, e.edges)) or "none",
    "edge": lambda _s, _st, e: _edge(e, "edge"),
    "entrance": lambda _s, _st, e: _edge(e, "entrance"),
    "exit": lambda _s, _st, e: _edge(e, "exit"),
    "long": lambda _s, _st, a: a.edge in ("north", "south"),
    "side": lambda _s, st, a: beside(st, a)[0],
    "beside": lambda _s, st, a: beside(st, a)[1],
    "turned": lambda _s, st, a: a.placed.rotated and beside(st, a)[0] != "none",
    "card": lambda _s, _st, e: "none" if _about(e, "card") in ("", UNSEEN) else _about(e, "card"),
    "half": lambda _s, _st, e: _about(e, "half"),
    "title": _title,
    "text": _text,
    "top": lambda s, st, a: say.top_text(texts.card_top(*_card(s, st, a))),
    "bottom": lambda s, st, e: say.bottom_text(*_card(s, st, e)),
    "bonus": lambda _s, _st, e: say.bonus(e.change.by),
    "section": lambda _s, _st, e: SAY(f"section-{e.section}") if e.section else "none",
    "unit": lambda s, st, e: say.unit(_side(s, st, e), _about(e, "unit")),
    "units": _units,
    "round": lambda _s, _st, e: e.units[0].round,
    "where": _where,
    "facing": lambda _s, _st, e: box.facing(Facing[e.facing].value),
    "work": lambda _s, _st, e: box.work(_about(e, "kind")),
    "driven": lambda _s, _st, e: bool(e.route.road),
    "faces": lambda s, _st, e: say.faces(s, e.counter),
    "points": lambda _s, _st, e: e.vp,
    "sheet": lambda _s, _st, e: e.solo.sheet,
    "tiles": _tiles,
}
TELL = Telling(SAY, VALUES)
event, instruct = partial(TELL, "event"), partial(TELL, "do")
action = partial(TELL.plain, "act")
