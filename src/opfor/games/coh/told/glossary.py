"""Units, hits, ground, fieldworks and action cards by name, as a player would look them up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from opfor.cardboard.coh.board.terrain import Crossing
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.cardboard.coh.counters.numbers import Hit, WorkKind
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.core.phrases import amount
from opfor.games.coh.told.board_text import briefing
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import State

WAYS = ("foot", "wheeled", "tracked")


def mission(setting: Setting, _state: State, _seat: str) -> list[str]:
    """Briefing, tasks and special rules; of a solo mission also what the AI goes by."""
    lines = [setting.mission.title, *(line for line in briefing(setting) if line)]
    if isinstance(setting, SoloSetting):
        solo = setting.solo
        for title, orders in (
            ("Counteractions", solo.counteractions),
            ("Mission orders", solo.mission_orders),
            ("Standing orders", solo.standing),
        ):
            lines += [f"{title}:", *(f"  {order}" for order in orders)] if orders else []
    return lines


def glossary(setting: Setting) -> Mapping[str, Sequence[str]]:
    """Everything that has values of its own, by its title; units of both sides under one name."""
    found: dict[str, list[str]] = {}
    for kind in setting.kinds.values():
        found.setdefault(kind.title, []).append(_unit(kind))
    for hit in setting.hits.values():
        found.setdefault(hit.title, []).append(f"Hit counter ({hit.pile}): {_hit(hit)}.")
    for terrain in setting.field.table.terrain:
        found.setdefault(terrain.title, []).append(_ground(terrain))
    for work in setting.works.values():
        found.setdefault(work.title, []).append(_work(work))
    for card in action_cards().values():
        text = f"{card.kind.capitalize()} card {card.number}: {card.text}"
        found.setdefault(card.title, []).append(text)
    return found


def unit_values(kind: UnitKind) -> str:
    """What is printed on a counter, in words."""
    return "; ".join(_values(kind))


def _unit(kind: UnitKind) -> str:
    return f"{kind.nation.capitalize()} {kind.title}: {unit_values(kind)}."


def _values(kind: UnitKind) -> Iterator[str]:
    ratings = [f"AR {n} {colour}" for colour in ("red", "blue") if (n := kind.rating(colour))]
    if kind.is_armed:
        least = f"{kind.minimum_range} to " if kind.minimum_range else ""
        yield f"attacks for {amount(kind.attack_cost, 'AP')}"
        yield f"{' and '.join(ratings) or 'no AR'}, range {least}{kind.range}"
    yield f"moves for {amount(kind.move_cost, 'AP')} ({kind.movement})"
    yield f"DR {kind.front_dr} front ({kind.front_colour}), {kind.flank_dr} flank"
    if kind.traits:
        yield ", ".join(trait.replace("-", " ") for trait in kind.traits)


def _hit(hit: Hit) -> str:
    changes = [
        f"{'+' if n > 0 else ''}{n} {what}"
        for n, what in (
            (hit.attack_cost, "AP to attack"),
            (hit.move_cost, "AP to move"),
            (hit.red, "red AR"),
            (hit.blue, "blue AR"),
            (hit.front_dr, "front DR"),
            (hit.flank_dr, "flank DR"),
        )
        if n
    ]
    limits = [
        said
        for on, said in (
            (hit.destroys, "destroyed"),
            (hit.only_rally, "may only rally"),
            (hit.no_move, "cannot move"),
            (hit.no_red, "no red attacks"),
            (hit.no_blue, "no blue attacks"),
            (hit.range is not None, f"range {hit.range}"),
        )
        if on
    ]
    rally = [f"rallies on {hit.rally}"] if hit.rally else [] if hit.destroys else ["cannot rally"]
    return "; ".join([*changes, *limits, *rally])


def _ground(ground: Crossing) -> str:
    costs = ", ".join(f"{way} {_extra(ground, way)}" for way in WAYS)
    sight = "; blocks sight" if ground.blocks_sight else ""
    return f"Ground: entering costs more ({costs}); DM +{ground.dm}{sight}. {ground.note}".rstrip()


def _extra(ground: Crossing, way: str) -> str:
    cost = getattr(ground, way)
    return cost if isinstance(cost, str) else f"+{cost}"


def _work(work: WorkKind) -> str:
    cover = f"DM +{work.dm_front} front, +{work.dm_flank} flank; " if work.dm_front else ""
    bars = f"; bars {', '.join(work.bars)}" if work.bars else ""
    what = "Obstacle" if work.obstacle else "Fieldwork"
    return f"{what}: {cover}DR {work.dr}{bars}."
