"""What stands beside the grid: AP, headquarters, hands, terrain cards, units aboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from opfor.core.shown import CardView, Facts, Gain, Listed, ListedItem, Mean, Score
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.board_text import describe, now, when
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.refs import hq_ref, pile_ref, terrain_card_ref, unit_ref
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.events import HqDamaged, ShotFired
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import ABOARD, HQ, State, unit_alive


def facts(setting: Setting, state: State, seat: str) -> Facts:
    """Everything beside the grid as ``seat`` may see it."""
    return Facts(
        headline=when(setting, state),
        when=_when(setting, state),
        scores=tuple(_score(setting, state, side) for side in (1, 0)),
        cards=tuple(_hands(setting, state, seat)),
        lists=tuple(_lists(setting, state)),
        means=tuple(_means(setting, state)),
    )


def _score(setting: Setting, state: State, side: int) -> Score:
    title = say.capital(say.hq(setting, state, side))
    hq = say.hq_of(setting, state, side)
    return Score(setting.seats[side], title, hq["hq"], hq["of"], SAY("hp-unit"))


def _means(setting: Setting, state: State) -> Iterator[Mean]:
    """AP, and while terrain is laid what is left for it of a bid."""
    for side in (1, 0):
        seat = setting.seats[side]
        yield Mean(f"ap:{seat}", SAY("ap-unit"), state.ap[side], seat=seat)
        if state.stage == "terrain" and setting.mission.is_battle_royal:
            left = state.bids[side] - state.placed[side]
            yield Mean(f"terrain:{seat}", SAY("ap-for-terrain"), left, seat=seat)


def _when(setting: Setting, state: State) -> str:
    """``Turn 4, movement, AI stance advance``."""
    if state.stage != "turn":
        return when(setting, state).rstrip(".")
    return SAY("when-short", **now(setting, state))


def gained(setting: Setting, state: State, event: object) -> tuple[Gain, ...]:
    """What was taken from the other side's headquarters, by planes and by shots."""
    match event:
        case HqDamaged(side, damage, card):
            by, seat = card, setting.seats[1 - side]
        case ShotFired(target=target, damage=damage, unit=unit) if target == HQ and damage:
            found = unit_alive(state, unit)
            if found is None:
                return ()
            by, seat = found.card, setting.seats[found.side]
        case _:
            return ()
    return (Gain(seat, damage, SAY("hq-gain", card=say.card(setting, by))),)


def _hands(setting: Setting, state: State, seat: str) -> Iterator[CardView]:
    """Open cards; of equal ones the first stands for all."""
    for side in (1, 0):
        hand = state.decks[side].hand
        counts = Counter(hand)
        for number, card in enumerate(hand, start=1):
            if card == HIDDEN or hand.index(card) + 1 != number:
                continue
            many, cost = counts[card], setting.cards.card(card).cost
            text = SAY("card-copies", cost=cost, n=many) if many > 1 else SAY("ap", n=cost)
            where = "hand" if setting.seats[side] == seat else "opponent"
            ref, title = (
                f"card:{setting.seats[side]}/{number}",
                say.capital(say.card(setting, card)),
            )
            yield CardView(ref, title, text=text, where=where)


def _lists(setting: Setting, state: State) -> Iterator[Listed]:
    aboard = [unit for unit in state.units if unit.cell == ABOARD]
    items = [ListedItem(unit_ref(state, u.id), describe(setting, state, u)) for u in aboard]
    yield from _listed("aboard", SAY("list-aboard"), items)
    cards = sorted(Counter(state.terrain_deck).items())
    items = [
        ListedItem(terrain_card_ref(c), str(say.card(setting, c)), SAY("left-of-it", n=n))
        for c, n in cards
    ]
    yield from _listed("terrain", SAY("list-terrain"), items)
    for side in (1, 0):
        seat, deck = setting.seats[side], state.decks[side]
        piled = {} if HIDDEN in deck.draw else Counter(deck.draw)
        items = [
            ListedItem(pile_ref(setting, side, c), str(say.card(setting, c)), SAY("of-them", n=n))
            for c, n in sorted(piled.items())
        ]
        yield from _listed(f"pile-{seat}", SAY("list-pile"), items)
        beside = [ListedItem("", say.listed(say.cards(setting, deck.in_play)))]
        title = SAY("list-beside", who=say.side(setting, state, side))
        yield from _listed(f"beside-{seat}", title, beside if deck.in_play else [])


def _listed(name: str, title: str, items: Sequence[ListedItem]) -> Iterator[Listed]:
    if items:
        yield Listed(f"list:{name}", title, tuple(items))


def details(setting: Setting, state: State, _seat: str, ref: str) -> list[str]:
    """A unit as the text board tells it, a space by its terrain, an HQ by what is left of it."""
    for unit in state.units:
        if unit_ref(state, unit.id) == ref:
            return [f"{say.capital(describe(setting, state, unit))}."]
    for cell, piece in enumerate(state.terrain):
        if f"space:{say.spot(setting, cell)}" == ref:
            terrain = None if piece is None else say.card(setting, piece.card)
            return [SAY("space-ground", where=say.space(setting, cell), terrain=terrain)]
    for side in (0, 1):
        if hq_ref(setting, side) == ref:
            return [SAY("hq-facts", **say.hq_of(setting, state, side))]
    return []
