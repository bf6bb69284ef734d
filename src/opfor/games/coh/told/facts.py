"""What stands beside the map: points, CAPs, the track, cards and orders, who is off the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.cardboard.coh.missions.solo_mission import Space
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.pictures.faces import face
from opfor.cardboard.coh.pictures.legend import counter_keys, ground_keys
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
from opfor.games.coh.rules.order_deck import lines_of
from opfor.games.coh.told.board_text import briefing, headline, when
from opfor.games.coh.told.causes import POINTS, cause
from opfor.games.coh.told.counters import label_of, side_word, unit_ref
from opfor.games.coh.told.refs import card_ref, order_ref
from opfor.games.coh.told.view import is_seat
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.names import counter_name, ground, is_unseen, side_name
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.round_events import RoundBegun
from opfor.games.coh.values.solo_events import OrderDrawn
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import OFF, UNKNOWN_CARD, State
from opfor.games.coh.values.unit_events import PointsScored
from opfor.kit.drawing.counters import CounterCondition, counter

PLACES = {"reserve": "To come", "destroyed": "Lost", "left": "Left the map"}


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


def _side(setting: Setting, side: int) -> str:
    return setting.nation(side).capitalize()


def gained(setting: Setting, state: State, event: Any) -> tuple[Gain, ...]:
    """Victory points, by what they were scored for; those of the mission with the first round."""
    if event == RoundBegun(1):
        had = enumerate(state.vp)
        return tuple(Gain(setting.seats[s], points, AT_THE_START) for s, points in had if points)
    if not isinstance(event, PointsScored):
        return ()
    return (Gain(setting.seats[event.side], event.points, cause(POINTS, event.why)),)


def _scores(setting: Setting, state: State, order: Sequence[int]) -> Iterator[Score]:
    for side in order:
        yield Score(setting.seats[side], _side(setting, side), state.vp[side], unit="VP")


def _means(setting: Setting, state: State, order: Sequence[int]) -> Iterator[Mean]:
    for side in order:
        seat = setting.seats[side]
        yield Mean(f"caps:{seat}", "CAPs", state.caps[side], setting.mission.sides[side].caps, seat)
        left = [state.aps[p] for p, units in enumerate(state.activated) if units and p % 2 == side]
        if left:
            yield Mean(f"aps:{seat}", "APs", left[0], setting.numbers.activation_aps, seat)


def _tracks(setting: Setting, state: State) -> Iterator[Track]:
    """The mission track of a solo game, else the rounds."""
    if isinstance(setting, SoloSetting) and state.solo is not None:
        last = len(setting.solo.track)
        spaces = [
            TrackSpace(
                str(n),
                _event(space),
                "end" if n == last else "event" if space.event or space.landed else "",
            )
            for n, space in enumerate(setting.solo.track, start=1)
        ]
        at = state.solo.marker - 1
        said = f"Space {at + 1} of {last}"
        yield Track("track:mission", "Mission track", tuple(spaces), at, said)
        return
    rounds = setting.mission.rounds
    numbers = [TrackSpace(str(n), kind="end" if n == rounds else "") for n in range(1, rounds + 1)]
    said = f"Round {state.round} of {rounds}"
    yield Track("track:rounds", "Rounds", tuple(numbers), max(state.round - 1, 0), said)


def _event(space: Space) -> str:
    """What happens on a space of the track, and whether also when the marker only passes it."""
    said = "; ".join((*space.event, *space.landed)) or space.title
    return f"{said} (also when passed)" if space.yellow and space.event else said


def _cards(state: State, own: int) -> Iterator[CardView]:
    for side in (own, 1 - own):
        for card, count in Counter(state.hands[side]).items():
            if card != UNKNOWN_CARD:
                row = action_cards()[card]
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
    order = setting.cards[drawn[-1]]
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
        for place, title in PLACES.items():
            items = tuple(_counters(setting, state, seat, side, place))
            if items:
                name = f"list:{place}-{setting.seats[side]}"
                yield Listed(name, f"{title}: {side_name(setting, side)}", items)
    tasks = tuple(ListedItem("", line) for line in briefing(setting) if line)
    yield Listed("list:briefing", "Briefing", tasks)
    if isinstance(setting, SoloSetting):
        mission = setting.solo
        for name, title, lines in (
            ("counteractions", "Counteractions", mission.counteractions),
            ("mission-orders", "Mission orders", mission.mission_orders),
            ("standing", "Standing orders", mission.standing),
        ):
            if lines:
                yield Listed(f"list:{name}", title, tuple(ListedItem("", line) for line in lines))


def _counters(
    setting: Setting, state: State, seat: str, side: int, place: str
) -> Iterator[ListedItem]:
    sight = look(setting, state)
    for unit, one in enumerate(state.counters):
        if one.side != side or one.place != place:
            continue
        note = f"from round {one.due}" if place == "reserve" and one.due else ""
        plain = CounterCondition(facing=None, spent=False, hit="", active=False, hidden=False,
                          aboard=False, count=0)  # fmt: skip
        svg = counter(face(sight.kind(unit), one.id), side_word(setting, side, seat), plain)
        yield ListedItem(unit_ref(state, unit), counter_name(setting, one), note, svg)


def details(setting: Setting, state: State, _seat: str, ref: str) -> list[str]:
    """A unit as the map labels it, a hex by its ground and who is there."""
    kind, _, name = ref.partition(":")
    sight = look(setting, state)
    if kind == "hex" and name in setting.field.names:
        cell = setting.field.cell(name)
        there = [label_of(sight, u) for u in sight.at.get(cell, ())]
        return [f"{ground(setting, cell)}.", *(f"{said}." for said in there)]
    for unit, one in enumerate(state.counters):
        if kind == "unit" and one.id == name:
            if is_unseen(one):
                return []
            if one.cell == OFF:
                return [f"{counter_name(setting, one)}, {one.place}."]
            return [f"{label_of(sight, unit)}."]
    return []
