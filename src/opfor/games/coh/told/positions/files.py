"""Position files: one card of the solo opponent carried out, typed by hand or exported."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import json
from msgspec.structs import replace

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.move_costs import MoveTables
from opfor.cardboard.coh.counters.numbers import numbers, work_kinds
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.cardboard.coh.orders.order_cards import OrderCard, load_order_cards
from opfor.cardboard.coh.orders.parse import parse_priority, parse_tactical
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.book import load_book
from opfor.core.codec import to_plain
from opfor.core.errors import BadPosition, OpforError
from opfor.core.game import Situation
from opfor.core.requests import Answer, Draw, Request
from opfor.core.rulings import rulings_from
from opfor.games.coh.course.position import decided, surveyed
from opfor.games.coh.told.plan_text import plan_actions, plan_summary
from opfor.games.coh.told.positions.board import (
    drawn_from,
    position_battlefield,
    read_position_board,
)
from opfor.games.coh.told.positions.form import (
    SIDES,
    CardForm,
    CounterForm,
    PositionForm,
    acted_of,
    cell_of,
    changed_kind,
    check_counters,
    objectives_of,
    parse,
    values_of,
)
from opfor.games.coh.told.positions.ground import ground_form, smoke_of, works_of
from opfor.games.coh.values.entries import arriving
from opfor.games.coh.values.options import Setting, hits_ruled
from opfor.games.coh.values.solo_setting import Objective, PositionSetting
from opfor.games.coh.values.state import Counter, Marker, State
from opfor.kit.hexes import FACINGS, Facing

BOT = 0
"""The side of the AI in a position."""


def read(rulings: Mapping[str, str], raw: bytes) -> tuple[Setting, State]:
    """Setting and state of a position, the AI to move."""
    form = parse(raw)
    setting = _setting(form, rulings)
    return setting, setting.begins


def _setting(form: PositionForm, chosen: Mapping[str, str]) -> PositionSetting:
    check_counters(form)
    rulings = rulings_from(Rulings, load_book(FOLDER), chosen)
    field = position_battlefield(read_position_board(form.board))
    changed = [kind for kind in map(changed_kind, form.counters) if kind is not None]
    setting = PositionSetting(
        mission=_no_mission(form),
        field=field,
        economy="solo",
        rulings=rulings,
        kinds={**unit_kinds(), **{kind.id: kind for kind in changed}},
        hits=hits_ruled(rulings),
        numbers=numbers(),
        works=work_kinds(),
        tables=_tables(field, rulings),
        bot=BOT,
        cards={} if form.card is None else {"": card_of(form)},
        objectives=objectives_of(form, field),
        arriving=(form.reinforcements.ai, form.reinforcements.player),
        card=to_plain(form.card),
    )
    return replace(setting, begins=_state(form, setting))


@lru_cache(maxsize=64)
def _tables(field: Battlefield, rulings: Rulings) -> MoveTables:
    return MoveTables(field, rulings, numbers().unburdened_move_cost)


def _no_mission(form: PositionForm) -> Mission:
    """A position has sides but no mission: one without end, points or forces."""
    nations = [c.unit.partition("-")[0] for c in form.counters if c.side == "ai"]
    ai = "soviet" if "soviet" in nations else "german"
    names = (ai, "german" if ai == "soviet" else "soviet")
    sides = tuple(SideRow(nation=n, task="", caps=0, forces=()) for n in names)  # type: ignore[arg-type]
    return Mission(
        provenance="original",
        id="position",
        title="A position",
        briefing="",
        minutes=0,
        rounds=1,
        maps=("1",),
        sides=sides,  # type: ignore[arg-type]
        economy="solo",
    )


def _state(form: PositionForm, setting: Setting) -> State:
    field = setting.field
    markers = [
        Marker(cell_of(field, f"control_markers[{n}]", m.hex), SIDES.index(m.owner))
        for n, m in enumerate(form.control_markers)
    ]
    counters = tuple(_counter(n, c, field) for n, c in enumerate(form.counters))
    return State(
        stage="turn",
        round=1,
        turn=1,
        mover=BOT,
        counters=counters,
        markers=tuple(markers),
        smoke=smoke_of(form, field),
        works=works_of(form, setting, counters),
        acted=tuple(sorted(acted_of(form))),
        action="",
    )


def _counter(place: int, form: CounterForm, field: Battlefield) -> Counter:
    changed = changed_kind(form)
    return Counter(
        id=form.id,
        unit=form.unit if changed is None else changed.id,
        side=SIDES.index(form.side),
        place="map",
        cell=cell_of(field, f"counters[{place}] ({form.id}), hex", form.hex),
        facing=Facing[form.facing].value if form.facing is not None else 0,
        spent=form.spent,
        hit=form.hit or "",
        hidden=form.hidden,
    )


def card_of(form: PositionForm) -> OrderCard:
    """The card to be carried out: one of the game's own by number, or the text given."""
    match form.card:
        case CardForm() as given:
            return _typed(given)
        case int() as number:
            cards = load_order_cards()
            if number in cards:
                return cards[number]
            raise BadPosition(
                f"card: there is no card {number}; numbers run from 1 to {max(cards)}"
            )
    raise BadPosition("card: it is missing; give colour, priority and tactical orders")


def _typed(card: CardForm) -> OrderCard:
    """A card of which only the orders matter."""
    try:
        priority = [parse_priority(t, f"card.priority[{n}]") for n, t in enumerate(card.priority)]
        tactical = [parse_tactical(t, f"card.tactical[{n}]") for n, t in enumerate(card.tactical)]
    except OpforError as fault:
        raise BadPosition(str(fault)) from None
    return OrderCard(
        number=0,
        title="",
        flavour="",
        symbol="shield",
        colour=card.colour,
        track=None,
        priority=tuple(priority),
        tactical=tuple(tactical),
        spent=1,
        remain_fresh=False,
        hex="",
    )


def decide(
    rulings: Mapping[str, str], raw: bytes, chance: Callable[[Request], Answer]
) -> Situation:
    """One card carried out: the order and everything it leaves open, explained. A position that
    names none, as a game writes it, gets one of the game's own by chance."""
    form, drawn = _with_card(parse(raw), chance)
    setting = _setting(form, rulings)
    card = card_of(form)
    survey = surveyed(setting, setting.begins, BOT, card)
    plan, decisions = decided(survey, card, chance)
    return Situation(decisions, plan_actions(survey, plan), drawn + plan_summary(survey, plan))


def _with_card(form: PositionForm, chance: Callable[[Request], Answer]) -> tuple[PositionForm, str]:
    """The position with a card, and a sentence if that was drawn."""
    if form.card is not None:
        return form, ""
    cards = load_order_cards()
    number = int(chance(Draw("orders", tuple(map(str, sorted(cards))), "the AI's order card")))
    said = f"The position names no card; drawn by chance: {number} {cards[number].title}. "
    return replace(form, card=number), said


def write(setting: Setting, state: State) -> dict[str, Any]:
    """The position file of a state; one of a game has no card: give it one to be decided."""
    if setting.bot is None:
        raise OpforError("positions are for solo games: with two players there is no bot to ask")
    field, bot = setting.field, setting.bot
    on_map = [(n, c) for n, c in enumerate(state.counters) if c.cell >= 0]
    form: dict[str, Any] = {
        "game": "coh",
        "board": json.decode(json.encode(drawn_from(field))),
        "counters": [_counter_form(c, setting) for _, c in on_map],
        "control_markers": [
            {"hex": field.name(m.cell), "owner": SIDES[m.side != bot]} for m in state.markers
        ],
        "just_acted": [c.id for n, c in on_map if n in state.acted and c.side != bot],
    }
    form |= _outlook_form(setting, state)
    return form | ground_form(setting, state)


def _outlook_form(setting: Setting, state: State) -> dict[str, Any]:
    """What a mission adds to the map: its own Objectives, and who arrives this round; and the
    card, if one was given."""
    form: dict[str, Any] = {}
    fixed: tuple[Objective, ...] = getattr(setting, "objectives", ())
    if fixed:
        form["objectives"] = [objective.name for objective in fixed]
    due = arriving(setting, state)
    if any(due):
        form["reinforcements"] = dict(zip(SIDES, due, strict=True))
    card = getattr(setting, "card", None)
    return form if card is None else form | {"card": card}


def _counter_form(counter: Counter, setting: Setting) -> dict[str, Any]:
    form: dict[str, Any] = {
        "id": counter.id,
        "side": SIDES[counter.side != setting.bot],
        "unit": counter.unit.partition("#")[0],
        "hex": setting.field.name(counter.cell),
    }
    if not setting.kind(counter).has("rumored"):
        form["facing"] = FACINGS[counter.facing].name
    flags: Sequence[tuple[str, Any]] = (
        ("spent", counter.spent),
        ("hit", counter.hit),
        ("hidden", counter.hidden),
        ("values", values_of(setting.kind(counter))),
    )
    return form | {name: value for name, value in flags if value}
