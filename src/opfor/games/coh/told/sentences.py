"""How the fields of events are said: the values that messages of the book ask for."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from typing import Any

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh import texts
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.cite import cite
from opfor.core.phrasebook import Thing
from opfor.core.requests import UNTOLD
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values import events as ev
from opfor.games.coh.values import solo_events as solo
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_state import MINE
from opfor.games.coh.values.state import OFF, UNKNOWN_CARD, State
from opfor.kit.telling import Saying, Telling

FIELDS = ("caps", "vp", "round", "markers", "smoke", "works", "hands", "solo.marker", "solo.card",
          "solo.orders")  # fmt: skip


def _seen(field: str) -> Saying:
    return lambda s, st, e: say.seen(s, st, getattr(e, field))


def _where(setting: Setting, state: State, e: Any) -> Any:
    """The hex of an event, or all of them; of a Rumored Enemy the one it stands in."""
    if hasattr(e, "cells"):
        return ", ".join(say.hexed(setting, cell) for cell in e.cells)
    if isinstance(e, solo.RumorRevealed):
        return say.hexed(setting, state.counters[e.unit].cell)
    cell = e.values["cell"] if hasattr(e, "values") else getattr(e, "work", e).cell
    return say.hexed(setting, cell)


def _why(_s: Setting, _st: State, e: Any) -> str:
    """Why it happened, as an id: ``destroyed`` of ``destroyed:G10``."""
    return str(e.why.partition(":")[0])


def about(why: str) -> str:
    return why.partition(":")[2]


def _title(setting: Any, _state: State, e: Any) -> str:
    """What a card, a mission or a space of the track is called."""
    match e:
        case solo.OrderDrawn():
            return texts.order_card(setting.cards[e.card]).title
        case solo.SetUpStepTaken():
            return str(texts.mission_in_words(setting.solo).title)
        case solo.MissionEventBegun():
            return _event_title(setting, e)
    number = getattr(e, "card", "") or about(e.why)
    return texts.action_card(number).title if number in action_cards() else str(number)


def _event_title(setting: Any, e: solo.MissionEventBegun) -> str:
    """At an early end without the tiles that were resolved before it."""
    title = texts.mission_in_words(setting.solo).track[e.space - 1].title
    parts = re.split(r" and (?=Tile \d)", title)
    gone = tuple(f"Tile {n}:" for n in e.moved_on)
    return " and ".join(part for part in parts if not part.startswith(gone)) or "none"


def _lines(setting: Any, _state: State, e: Any) -> str:
    """The order lines of an event or of the mission's own order."""
    mission = setting.solo
    if isinstance(e, solo.MissionOrderBegun):
        counters = e.which == "counteraction"
        return str((mission.counteractions if counters else mission.mission_orders)[e.number - 1])
    space = mission.track[e.space - 1]
    both = zip_longest(space.event, space.tiles, fillvalue="")
    return " / ".join(line for line, tile in both if tile not in e.moved_on) or "none"


def _named(setting: Any, state: State, e: Any) -> Any:
    """A counter that everybody sees now; of the mission's own orders the number, or its tile."""
    if not isinstance(e, solo.MissionOrderBegun):
        return say.unit(setting, state, e.unit)
    own = setting.solo
    titles = own.counteraction_titles if e.which == "counteraction" else own.mission_order_titles
    return dict(enumerate(titles, 1)).get(e.number, str(e.number))


@cite("SOLO-5.6-b", "QS-8")
def _waits(setting: Setting, state: State, e: Any) -> bool:
    """Whether AI that could come in does not: the map holds nothing to move towards."""
    from opfor.games.coh.values.objectives import objectives_now

    if e.side != setting.bot or objectives_now(setting, state):
        return False
    there = any(c.side != e.side and c.place == "map" for c in state.counters)
    due = [c for c in state.counters if c.side == e.side and c.place == "reserve"]
    return not there and any(0 < c.due <= state.round for c in due)


def _attacker(setting: Setting, state: State, e: Any) -> Thing:
    if e.attacker == OFF:
        return SAY.thing(f"source-{e.source}")
    return say.seen(setting, state, e.attacker)


def _at(_setting: Setting, _state: State, e: Any) -> str:
    """What kind of attack it was."""
    if e.attacker == OFF:
        return str(e.source)
    return "work" if e.target == OFF else "unit"


def _work(_setting: Setting, state: State, e: Any) -> Thing:
    """The work that an event is about; one that is gone or seen now is looked up on the map."""
    if hasattr(e, "work"):
        return box.work(e.work.kind)
    kind = getattr(e, "kind", "") or getattr(e, "source", "")
    return box.work(kind or next((w.kind for w in state.works if w.cell == e.cell), ""))


def _found(setting: Setting, state: State, e: Any) -> Any:
    if e.drawn == MINE:
        return "mines"
    return "nobody" if e.found < 0 else say.unit(setting, state, e.found)


def _hit(setting: Setting, _state: State, e: Any) -> Any:
    name = e.values["hit"] if hasattr(e, "values") else e.hit
    return say.hit(setting, name) if name else "none"


def _missed(setting: Setting, state: State, e: Any) -> bool:
    """An AI's miss moves nothing, but the person at the table must hear of it."""
    if e.result != "miss" or OFF in (e.attacker, e.target):
        return False
    return bool(state.counters[e.attacker].side == setting.bot)


def drawn(setting: Setting, state: State, name: str) -> Thing:
    """What came out of a cup."""
    if SAY.has(f"drawn-{name}"):
        return SAY.thing(f"drawn-{name}")
    return say.counter(setting, next(c for c in state.counters if c.id == name))


def _changed(_setting: Setting, state: State, e: Any) -> str:
    """What somebody set right by hand."""
    if e.unit == OFF:
        return "table"
    if is_unseen(state.counters[e.unit]):
        return "hidden"
    if e.values.get("cell", OFF) != OFF:
        return "cell"
    return next((name for name in ("place", "hit") if e.values.get(name) is not None), "spent")


def _spent(_setting: Setting, state: State, e: Any) -> bool:
    if isinstance(e, solo.RumorRevealed):
        return state.counters[e.unit].spent
    return bool(e.values.get("spent")) if hasattr(e, "values") else bool(e.spent)


def _number(setting: Any, _state: State, e: Any) -> int:
    """The AP Spent Number of a check; 0: all remain fresh."""
    if not isinstance(e, solo.OrderDrawn):
        return int(e.number)
    card = setting.cards[e.card]
    return 0 if card.remain_fresh else card.spent


def _value(place: int) -> Saying:
    return lambda _s, _st, e: e.values[place] if len(e.values) > place else ""


VALUES: dict[str, Callable[[Any, State, Any], Any]] = {
    "who": lambda s, _st, e: say.side(s, e.side),
    "unit": _seen("unit"),
    "target": _seen("target"),
    "carrier": _seen("carrier"),
    "units": lambda s, st, e: [say.seen(s, st, unit) for unit in e.units],
    "ids": lambda _s, st, e: [say.called(st, unit) for unit in e.units],
    "target_id": lambda _s, st, e: say.called(st, e.target),
    "named": _named,
    "rumor": lambda _s, st, e: st.counters[e.unit].id,
    "found": _found,
    "attacker": _attacker,
    "at": _at,
    "where": _where,
    "off": lambda _s, _st, e: e.cell == OFF,
    "was": lambda _s, st, e: st.counters[e.unit].place,
    "rumored": lambda s, st, e: s.kind(st.counters[e.unit]).has("rumored"),
    "facing": lambda _s, _st, e: box.facing(e.facing),
    "work": _work,
    "hit": _hit,
    "spent": _spent,
    "missed": _missed,
    "waits": _waits,
    "bot": lambda s, _st, e: e.side == s.bot,
    "why": _why,
    "about": lambda _s, _st, e: about(e.why),
    "nations": lambda _s, _st, e: [box.nation(n).form("adj") for n in about(e.why).split("+")],
    "title": _title,
    "lines": _lines,
    "card": lambda _s, _st, e: "none" if e.card in (UNKNOWN_CARD, UNTOLD) else e.card,
    "colour": lambda s, _st, e: SAY.thing(f"colour-{s.cards[e.card].colour}"),
    "hex": lambda s, _st, e: s.cards[e.card].hex,
    "number": _number,
    "items": lambda s, st, e: ", ".join(str(drawn(s, st, name)) for name in e.items),
    "n": lambda _s, _st, e: e.hexes if isinstance(e, solo.SightChanged) else e.drift,
    "dice": lambda _s, _st, e: " + ".join(map(str, e.dice)),
    "added": lambda _s, _st, e: f"{'+' if e.extra > 0 else '−'} {abs(e.extra)}",
    "left": lambda _s, st, e: st.caps[e.side] - e.caps,
    "total": lambda _s, st, e: getattr(e, "total", None) or st.vp[e.side] + e.points,
    "changed": _changed,
    "place": lambda _s, _st, e: e.values["place"],
    "fields": lambda _s, _st, e: [
        SAY.thing(f"field-{name.replace('.', '-')}") for name in e.values if name in FIELDS
    ],
    "a": _value(0),
    "b": _value(1),
}
TELL = Telling(SAY, VALUES)
story = partial(TELL, "event")
"""One sentence for an event; empty for events nobody needs to hear of."""


UNSEEN_TOO = (ev.UnitsSpent, ev.UnitsFreshened, ev.UnitUnhit)
"""What happens to units in hiding as well: whoever hides does not lie there to be turned."""


def instruction(setting: Setting, state: State, e: Any) -> str:
    """What to do with the cardboard; empty if nothing is to be done."""
    if isinstance(e, UNSEEN_TOO):
        units = (e.unit,) if isinstance(e, ev.UnitUnhit) else e.units
        if all(is_unseen(state.counters[unit]) for unit in units):
            return ""
    if isinstance(e, ev.CardDealt) and e.card == UNTOLD:
        return SAY("do-untold-card")
    return TELL("do", setting, state, e)


hear = partial(TELL, "hear")
"""What is told at a table although nothing is to be done: who misses, who passes."""
