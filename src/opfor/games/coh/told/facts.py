"""What stands beside the map: points, CAPs, the track, cards and orders, who is off the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from opfor.cardboard.coh.missions.solo_mission import Space
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.pictures.faces import face
from opfor.cardboard.coh.pictures.legend import counter_keys, ground_keys
from opfor.cardboard.coh.texts import action_card, mission_in_words, order_card
from opfor.core.requests import UNTOLD
from opfor.core.shown import (
    AT_THE_START,
    CardLine,
    CardView,
    Facts,
    Gain,
    Listed,
    ListedItem,
    Mean,
    Score,
    Track,
    TrackSpace,
)
from opfor.core.trace import Decision
from opfor.games.coh.told import names as say
from opfor.games.coh.told.board_text import briefing, headline, own_orders, unit_text, when
from opfor.games.coh.told.counters import side_word, unit_ref
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.refs import card_ref, order_ref
from opfor.games.coh.told.sentences import about
from opfor.games.coh.told.view import is_seat
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.order_draws import lines_of
from opfor.games.coh.values.round_events import RoundBegun
from opfor.games.coh.values.solo_events import OrderDrawn
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import OFF, UNKNOWN_CARD, State
from opfor.games.coh.values.unit_events import PointsScored
from opfor.kit.drawing.counters import CounterCondition, counter

PLACES = ("reserve", "destroyed", "left")


def facts(setting: Setting, state: State, seat: str) -> Facts:
    """Everything beside the map as ``seat`` may see it."""
    own = setting.side_of_seat(seat) if is_seat(setting, seat) else 0
    order = (own, 1 - own)
    keys = (*ground_keys(setting.field), *counter_keys())
    return Facts(
        headline=headline(setting, state),
        when=when(setting, state),
        scores=tuple(_scores(setting, state, order)),
        tracks=tuple(_tracks(setting, state)),
        cards=tuple(_cards(state, own)),
        lists=tuple(_lists(setting, state, seat, order)),
        legend=tuple(ListedItem("", key.label, svg=key.svg) for key in keys),
        means=tuple(_means(setting, state, order)),
    )


def gained(setting: Setting, state: State, event: Any) -> tuple[Gain, ...]:
    """Victory points, by what they were scored for; those of the mission with the first round."""
    if event == RoundBegun(1):
        had = enumerate(state.vp)
        return tuple(Gain(setting.seats[s], points, AT_THE_START) for s, points in had if points)
    if not isinstance(event, PointsScored):
        return ()
    return (
        Gain(
            setting.seats[event.side],
            event.points,
            SAY("points-for", why=event.why.partition(":")[0], about=about(event.why)),
        ),
    )


def _scores(setting: Setting, state: State, order: Sequence[int]) -> Iterator[Score]:
    for side in order:
        name = say.side(setting, side).form("adj")
        yield Score(setting.seats[side], name, state.vp[side], unit=SAY("unit-vp"))


def _means(setting: Setting, state: State, order: Sequence[int]) -> Iterator[Mean]:
    for side in order:
        seat = setting.seats[side]
        full = setting.mission.sides[side].caps
        yield Mean(f"caps:{seat}", SAY("field-caps"), state.caps[side], full, seat)
        left = [state.aps[p] for p, units in enumerate(state.activated) if units and p % 2 == side]
        if left:
            full = setting.numbers.activation_aps
            yield Mean(f"aps:{seat}", SAY("unit-aps"), left[0], full, seat)


def _tracks(setting: Setting, state: State) -> Iterator[Track]:
    """The mission track of a solo game, else the rounds."""
    if isinstance(setting, SoloSetting) and state.solo is not None:
        track = mission_in_words(setting.solo).track
        last = len(track)
        spaces = [
            TrackSpace(
                str(n),
                _event(space),
                "end" if n == last else "event" if space.event or space.landed else "",
            )
            for n, space in enumerate(track, start=1)
        ]
        at = state.solo.marker - 1
        said = SAY("track-space", n=at + 1, last=last)
        yield Track("track:mission", SAY("track-mission"), tuple(spaces), at, said)
        return
    rounds = setting.mission.rounds
    numbers = [TrackSpace(str(n), kind="end" if n == rounds else "") for n in range(1, rounds + 1)]
    said = SAY("track-round", n=state.round, last=rounds)
    at = max(state.round - 1, 0)
    yield Track("track:rounds", SAY("track-rounds"), tuple(numbers), at, said)


def _event(space: Space) -> str:
    """What happens on a space of the track, and whether also when the marker only passes it."""
    said = "; ".join((*space.event, *space.landed)) or space.title
    return SAY("track-yellow", said=said) if space.yellow and space.event else said


def _cards(state: State, own: int) -> Iterator[CardView]:
    for side in (own, 1 - own):
        for card, count in Counter(state.hands[side]).items():
            if card not in (UNKNOWN_CARD, UNTOLD):
                row = action_card(card)
                where = "hand" if side == own else "opponent"
                title = f"{row.title} × {count}" if count > 1 else row.title
                yield CardView(card_ref(card), title, text=row.text, kind=row.kind, where=where)


def open_cards(
    setting: Setting, _state: State, events: Sequence[Any], decisions: Sequence[Decision]
) -> Sequence[CardView]:
    """The AI's order card, with the lines it skipped and the one it carried out."""
    drawn = [e.card for e in events if isinstance(e, OrderDrawn) and e.purpose == "order"]
    if not drawn or not isinstance(setting, SoloSetting):
        return ()
    order = order_card(setting.cards[drawn[-1]])
    chosen = next((d.chosen for d in reversed(decisions) if d.question == "order"), None)
    named = lines_of(order.priority, order.tactical)
    names = [name for name, _ in named]
    at = names.index(str(chosen)) if chosen in names else len(names)
    states = ["skipped"] * at + ["carried-out"] + [""] * len(names)
    lines = [CardLine(order_text(tree), states[n]) for n, (_, tree) in enumerate(named)]
    number = f"{order.number:02d}"
    title = f"{number} {order.title}"
    return (
        CardView(order_ref(number), title, tuple(lines), order.flavour, order.colour, "opponent"),
    )


def _lists(setting: Setting, state: State, seat: str, order: Sequence[int]) -> Iterator[Listed]:
    for side in order:
        for place in PLACES:
            items = tuple(_counters(setting, state, seat, side, place))
            if items:
                name = f"list:{place}-{setting.seats[side]}"
                yield Listed(name, SAY(f"list-{place}", who=say.side(setting, side)), items)
    tasks = tuple(ListedItem("", line) for line in briefing(setting) if line)
    yield Listed("list:briefing", SAY("list-briefing"), tasks)
    for name, lines in own_orders(setting):
        items = tuple(ListedItem("", line) for line in lines)
        yield Listed(f"list:{name}", SAY(f"own-{name}"), items)


def _counters(
    setting: Setting, state: State, seat: str, side: int, place: str
) -> Iterator[ListedItem]:
    sight = look(setting, state)
    for unit, one in enumerate(state.counters):
        if one.side != side or one.place != place:
            continue
        note = SAY("from-round", n=one.due) if place == "reserve" and one.due else ""
        plain = CounterCondition(facing=None, spent=False, hit="", active=False, hidden=False,
                          aboard=False, count=0)  # fmt: skip
        svg = counter(face(sight.kind(unit), one.id), side_word(setting, side, seat), plain)
        yield ListedItem(unit_ref(state, unit), str(say.counter(setting, one)), note, svg)


def details(setting: Setting, state: State, _seat: str, ref: str) -> list[str]:
    """A unit as the map labels it, a hex by its ground and who is there."""
    kind, _, name = ref.partition(":")
    sight = look(setting, state)
    if kind == "hex" and name in setting.field.names:
        cell = setting.field.cell(name)
        there = [unit_text(sight, u) for u in sight.at.get(cell, ())]
        return [f"{said}." for said in (say.ground(setting, cell), *there)]
    for unit, one in enumerate(state.counters):
        if kind == "unit" and one.id == name:
            if is_unseen(one):
                return []
            if one.cell == OFF:
                return [SAY("unit-off", unit=say.counter(setting, one), place=one.place)]
            return [f"{unit_text(sight, unit)}."]
    return []
