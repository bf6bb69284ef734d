"""How the fields of events and actions are said: the values that messages of the book ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from opfor.core.language import ENGLISH
from opfor.core.phrasebook import Thing
from opfor.games.tactics2gm.course.lookout import can_bomb
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.content import HIDDEN, PILES
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import (
    HQ,
    NO_FIRE,
    NO_MOVE,
    State,
    cell_of_target,
    terrain_target,
    unit_alive,
)
from opfor.kit.telling import Saying, Telling

INCOME = ("hq", "supply", "command", "other")


def side_of(state: State, what: Any) -> int:
    """Whose it is: the side that is named, the unit's, else the mover's."""
    for field in ("winner", "side"):
        if getattr(what, field, None) is not None:
            return int(getattr(what, field))
    unit = unit_alive(state, getattr(what, "unit", 0))
    return state.mover if unit is None else unit.side


def _who(setting: Setting, state: State, what: Any) -> Thing:
    return say.side(setting, state, side_of(state, what))


def _unit(setting: Setting, state: State, what: Any, field: str) -> Thing:
    return say.unit(setting, state, getattr(what, field))


def _card(setting: Setting, _state: State, what: Any, field: str) -> Thing:
    return say.card(setting, getattr(what, field))


def _token(setting: Setting, state: State, what: Any) -> Thing:
    """A token by its name, or the one a unit has in a slot."""
    if (name := getattr(what, "token", "")) or not (slot := getattr(what, "slot", 0)):
        return say.token(setting, name)
    unit = unit_alive(state, what.unit)
    held = unit.tokens[slot - 1 : slot] if unit is not None else ()
    return say.token(setting, held[0].kind) if held else SAY.thing("equipment")


def _target(setting: Setting, state: State, what: Any) -> Thing:
    return say.target(setting, state, what.target, side_of(state, what))


def _where(setting: Setting, _state: State, what: Any, field: str = "cell") -> Thing:
    return say.space(setting, getattr(what, field))


def _where_to(setting: Setting, state: State, what: Any) -> Thing:
    """On a space, or aboard a transport."""
    if aboard := getattr(what, "aboard", 0) or getattr(what, "transport", 0):
        return SAY.thing("deployed-aboard", transport=say.unit(setting, state, aboard))
    return SAY.thing("deployed-on", where=say.space(setting, what.cell))


def _stance(setting: Setting, _state: State, what: Any) -> Thing:
    return say.stance(setting, getattr(what, "stance", "") or what.text)


def _gain(_setting: Setting, _state: State, what: Any) -> int:
    return sum(getattr(what, name) for name in INCOME)


def _from(_setting: Setting, _state: State, what: Any) -> list[Thing]:
    amounts = {name: getattr(what, name) for name in INCOME}
    return [SAY.thing(f"from-{name}", n=n) for name, n in amounts.items() if n]


def _ap_after(_setting: Setting, state: State, what: Any, sign: int) -> int:
    """A side's AP after a gain, a loss or a price."""
    fields = ("amount", "ap", "cost") if sign < 0 else INCOME
    change = sum(getattr(what, field, 0) for field in fields)
    return int(state.ap[side_of(state, what)] + sign * change)


def _needed(_setting: Setting, _state: State, what: Any) -> int:
    return min(max(int(what.need), 1), 10)


def _result(_setting: Setting, _state: State, what: Any) -> str:
    """What a shot came to."""
    if what.destroyed:
        return "critical" if what.rolled == 10 else "destroyed"
    is_hit = what.rolled >= min(what.need, 10)
    return "damage" if what.damage else "armour" if is_hit else "miss"


def _bombs(setting: Setting, state: State, what: Any) -> str:
    if what.rolled < min(what.need, 10):
        return "miss"
    is_plain = what.rolled < 10 or what.target <= HQ
    return "armour" if is_plain and not _penetrates(setting, state, what) else "hit"


def _penetrates(setting: Setting, state: State, what: Any) -> bool:
    """Whether the bombs could do damage; of a target that is gone nothing can be said."""
    if what.target > 0 and unit_alive(state, what.target) is None:
        return True
    if what.target < 0 and state.terrain[cell_of_target(what.target)] is None:
        return True
    return can_bomb(setting, state, what.plane, what.target)


def _effects(_setting: Setting, _state: State, what: Any) -> list[Thing]:
    """What a card or a token did to a unit."""
    return list(_each_effect(what))


def _each_effect(what: Any) -> Iterator[Thing]:
    if what.cover:
        yield SAY.thing("effect-cover", n=what.cover)
    if what.aim:
        yield SAY.thing(f"effect-aim-{'worse' if what.aim > 0 else 'better'}", n=abs(what.aim))
    for name in ("extra", "rank"):
        if getattr(what, name, 0):
            yield SAY.thing(f"effect-{name}")
    if what.healed:
        yield SAY.thing("effect-healed", n=what.healed)
    halts = {NO_FIRE: "fired", NO_MOVE: "no-move"}
    if halted := getattr(what, "halted", 0):
        yield SAY.thing(f"effect-{halts.get(halted, 'halted')}")


def ending(why: str, *, is_lost: bool = False) -> str:
    """How a game ended; ``is_lost``: to you, who have lost it."""
    name = f"ending-{why}"
    return SAY.form(name, "lost" if is_lost else "") if SAY.has(name, ENGLISH) else why


def _ending(setting: Setting, _state: State, what: Any) -> str:
    is_lost = setting.ai is not None and what.winner == setting.ai
    return ending(what.why, is_lost=is_lost)


def _piles(_setting: Setting, _state: State, what: Any) -> list[Thing]:
    counts = Counter(what.cards)
    piles = [(pile, counts[pile]) for pile in PILES if pile in counts]
    return [SAY.thing("counted-pile", n=n, pile=SAY.thing(f"pile-{pile}")) for pile, n in piles]


def _deck(setting: Setting, _state: State, what: Any) -> list[Thing]:
    counts = sorted(Counter(what.cards).items())
    return [SAY.thing("counted-card", n=n, card=say.card(setting, name)) for name, n in counts]


def _correction(setting: Setting, state: State, what: Any) -> str:
    return SAY(
        f"corrected-{what.what}",
        who=_who(setting, state, what),
        unit=say.unit(setting, state, what.unit),
        where=say.space(setting, what.unit if what.what in ("terrain", "lay") else what.number),
        card=say.card(setting, what.text) if what.text else "none",
        token=say.token(setting, what.text) if what.what in ("equip", "strip") else "",
        stance=_stance(setting, state, what) if what.what == "stance" else "",
        number=what.number,
    )


VALUES: dict[str, Saying] = {
    "who": _who,
    **{name: partial(_unit, field=name) for name in ("unit", "other", "transport", "vehicle")},
    **{name: partial(_card, field=name) for name in ("card", "plane")},
    "cards": lambda setting, _state, what: [say.card(setting, name) for name in what.cards],
    "n": lambda _setting, _state, what: len(what.cards),
    "known": lambda _setting, _state, what: HIDDEN not in what.cards,
    "token": _token,
    "target": _target,
    "where": _where,
    "where-to": _where_to,
    "at": lambda setting, _state, what: say.spot(setting, what.cell),
    "id": lambda _setting, state, _what: state.next_id,
    "turn": lambda _setting, state, _what: state.turn + 1,
    "first": lambda setting, _state, what: say.army(setting, what.armies[0]),
    "second": lambda setting, _state, what: say.army(setting, what.armies[1]),
    "solo": lambda setting, _state, _what: setting.ai is not None,
    "lines": lambda setting, _state, _what: setting.board.lines,
    "stance": _stance,
    "gain": _gain,
    "from": _from,
    "more": partial(_ap_after, sign=1),
    "less": partial(_ap_after, sign=-1),
    "left": partial(_ap_after, sign=-1),
    "needed": _needed,
    "result": _result,
    "bombs": _bombs,
    "hit": lambda _s, _st, v: "unit" if v.target > 0 else "hq" if v.target == HQ else "terrain",
    "effects": _effects,
    "terrain-there": lambda g, s, v: say.target(g, s, terrain_target(v.cell), s.mover),
    "shooter": lambda g, s, v: say.card(g, v.fighter) if v.fighter else say.unit(g, s, v.unit),
    "ending": _ending,
    "piled": lambda _setting, _state, what: set(what.cards) <= set(PILES),
    "piles": _piles,
    "deck": _deck,
    "correction": _correction,
}
TELL = Telling(SAY, VALUES)
event = partial(TELL, "event")
instruct = partial(TELL, "do")
hear = partial(TELL, "hear")


def brief(setting: Setting, state: State, what: Any) -> str | None:
    """Units by their numbers, spaces as they are typed; what has no brief form is said whole."""
    return TELL("brief", setting, state, what) if TELL.has("brief", what) else None
