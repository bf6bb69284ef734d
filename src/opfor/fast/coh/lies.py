"""Where the numbers of a field lie that many fields have in common: what is printed on counters,
hits, cards and works, and what a ruling switches on."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from opfor.cardboard.coh.orders.lines import StandingRule
from opfor.core.memory import Lies, field
from opfor.fast.coh.sizes import CARDS, HITS, SIDES, UNITS, WORK_KINDS

SWITCHED, SOLO_SWITCHED = set[str](), set[str]()
"""The rulings that have a switch: of firefights, and of the solo AI."""


def switch(ruling: str, value: str) -> Any:
    """Whether a ruling has this value; off is the default."""
    SWITCHED.add(ruling)
    return field(lies=lambda setting, _known: getattr(setting.rulings, ruling) == value)


def solo_switch(ruling: str, value: str) -> Any:
    """The same of the solo AI."""
    SOLO_SWITCHED.add(ruling)
    return field(lies=lambda setting, _known: getattr(setting.rulings, ruling) == value)


def number(path: str) -> Any:
    """A number of the rules, of the table of ground or of the mission: ``numbers.pivot_cost``."""
    found = attrgetter(path)
    return field(lies=lambda setting, _known: found(setting))


def price(value: float) -> Any:
    """What something is worth to the baseline player."""
    return field(lies=lambda _setting, _known: value)


def printed(what: str) -> Any:
    """What is printed on each counter; nothing counts as nought."""
    found = attrgetter(what)
    return field(UNITS, lies=lambda _, known: [found(kind) or 0 for kind in known.kinds])


def with_trait(trait: str) -> Any:
    """Which counters have a trait."""
    return field(UNITS, lies=lambda _, known: [kind.has(trait) for kind in known.kinds])


def of_kinds(what: Callable[[Any], Any]) -> Any:
    """What is true of each counter's kind."""
    return field(UNITS, lies=lambda _, known: [what(kind) for kind in known.kinds])


def of_counters(what: str) -> Any:
    """How each counter begins."""
    found = attrgetter(what)
    return field(UNITS, lies=lambda _, known: [found(each) for each in known.begins.counters])


def on_hits(what: str) -> Any:
    """What a hit counter says, the first being none."""
    found = attrgetter(what)
    return field(HITS, lies=lambda _, known: [found(hit) for hit in known.hits])


def of_hits(what: Callable[[Any], Any]) -> Any:
    return field(HITS, lies=lambda _, known: [what(hit) for hit in known.hits])


def of_cards(what: Callable[[Any], Any]) -> Any:
    """What is true of each kind of action card."""
    return field(CARDS, lies=lambda _, known: [what(card) for card in known.cards])


def on_works(what: str) -> Any:
    """What a work is like, the first being none."""
    found = attrgetter(what)
    return field(WORK_KINDS, lies=lambda _, known: [found(work) for work in known.works])


def of_works_and_units(what: Callable[[Any, Any], bool]) -> Any:
    """What is true of each work with each counter."""
    return field(
        WORK_KINDS,
        UNITS,
        lies=lambda _, known: [[what(work, kind) for kind in known.kinds] for work in known.works],
    )


def of_sides(what: Callable[[Any], Any]) -> Any:
    """What the mission says of each side."""
    return field(SIDES, lies=lambda setting, _known: [what(row) for row in setting.mission.sides])


def play_rule(name: str) -> Any:
    """A play rule of the mission by its number, for each side."""
    return field(SIDES, lies=lambda s, _known: [s.play_rule(name, side) for side in (0, 1)])


def of_artillery(what: Callable[[Any], Any]) -> Any:
    """What is said of each side's artillery; of none nought."""
    return of_sides(lambda row: what(row.artillery) if row.artillery else 0)


def script(what: str) -> Lies:
    """What a solo mission's cards and lines come to as rows of numbers."""
    found = attrgetter(f"script.{what}")
    return lambda _setting, known: found(known)


def column(what: str, number: int) -> Lies:
    """One number of each of such rows."""
    found = attrgetter(f"script.{what}")
    return lambda _setting, known: [row[number] for row in found(known)]


def lengths(what: str) -> Lies:
    found = attrgetter(f"script.{what}")
    return lambda _setting, known: [len(row) for row in found(known)]


def on_orders(what: str) -> Lies:
    """What each order card says."""
    found = attrgetter(what)
    return lambda _setting, known: [found(card) for card in known.script.cards]


def bound_by(rule: StandingRule) -> Lies:
    """Whom an ``Always:`` line binds."""
    return lambda _setting, known: known.script.bound(rule)
