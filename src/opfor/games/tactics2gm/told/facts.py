"""What stands beside the grid: AP, headquarters, hands, terrain cards, units aboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from opfor.core.shown import CardView, Facts, Gain, Listed, ListedItem, Mean, Score
from opfor.games.tactics2gm.rules.terrain import left_of_bid
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.board_text import describe, when
from opfor.games.tactics2gm.told.refs import hq_ref, pile_ref, terrain_card_ref, unit_ref
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.events import HqDamaged, ShotFired
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import ABOARD, HQ, State, unit_alive


def facts(setting: Setting, state: State, seat: str) -> Facts:
    """Everything beside the grid as ``seat`` may see it."""
    hp = setting.numbers.hq.hp
    names = (say.side(setting, state, side).removeprefix("the ") for side in (0, 1))
    titles = [f"{say.capital(name.removesuffix(' (AI)'))} HQ" for name in names]
    left = [max(hp - state.hq[side], 0) for side in (0, 1)]
    return Facts(
        headline=when(setting, state),
        when=_when(setting, state),
        scores=tuple(Score(setting.seats[i], titles[i], left[i], hp, "HP") for i in (1, 0)),
        cards=tuple(_hands(setting, state, seat)),
        lists=tuple(_lists(setting, state)),
        means=tuple(_means(setting, state)),
    )


def _means(setting: Setting, state: State) -> Iterator[Mean]:
    """AP, and while terrain is laid what is left for it of a bid."""
    for side in (1, 0):
        seat = setting.seats[side]
        yield Mean(f"ap:{seat}", "AP", state.ap[side], seat=seat)
        if state.stage == "terrain" and setting.mission.is_battle_royal:
            yield Mean(f"terrain:{seat}", "AP for terrain", left_of_bid(state, side), seat=seat)


def _when(setting: Setting, state: State) -> str:
    """``Turn 4, movement, AI stance advance``."""
    if state.stage != "turn":
        return when(setting, state).rstrip(".")
    stance = f", AI stance {state.stance.replace('-', ' ')}" if state.stance else ""
    return f"Turn {state.turn}, {state.phase}{stance}"


def gained(setting: Setting, state: State, event: object) -> tuple[Gain, ...]:
    """What was taken from the other side's headquarters, by planes and by shots."""
    match event:
        case HqDamaged(side, damage, card):
            by, seat = say.card(setting, card), setting.seats[1 - side]
        case ShotFired(target=target, damage=damage, unit=unit) if target == HQ and damage:
            found = unit_alive(state, unit)
            if found is None:
                return ()
            by, seat = say.card(setting, found.card), setting.seats[found.side]
        case _:
            return ()
    return (Gain(seat, damage, f"off the HQ by {by}"),)


def _hands(setting: Setting, state: State, seat: str) -> Iterator[CardView]:
    """Open cards; of equal ones the first stands for all."""
    for side in (1, 0):
        hand = state.decks[side].hand
        counts = Counter(hand)
        for number, card in enumerate(hand, start=1):
            if card == HIDDEN or hand.index(card) + 1 != number:
                continue
            cost = f"{setting.cards.card(card).cost} AP"
            many = f"{cost}, {counts[card]} of them" if counts[card] > 1 else cost
            yield CardView(
                f"card:{setting.seats[side]}/{number}",
                say.capital(say.card(setting, card)),
                text=many,
                where="hand" if setting.seats[side] == seat else "opponent",
            )


def _lists(setting: Setting, state: State) -> Iterator[Listed]:
    aboard = [unit for unit in state.units if unit.cell == ABOARD]
    if aboard:
        items = [ListedItem(unit_ref(state, u.id), describe(setting, state, u)) for u in aboard]
        yield Listed("list:aboard", "Aboard transports", tuple(items))
    counts = Counter(state.terrain_deck)
    if counts:
        yield Listed(
            "list:terrain",
            "Terrain cards",
            tuple(
                ListedItem(terrain_card_ref(card), say.card(setting, card), f"{n} left")
                for card, n in sorted(counts.items())
            ),
        )
    for side in (1, 0):
        yield from _pile(setting, state, side)
        beside = state.decks[side].in_play
        if beside:
            said = say.listed(say.card(setting, name) for name in beside)
            title = f"Beside {say.possessive(setting, state, side)} HQ"
            yield Listed(f"list:beside-{setting.seats[side]}", title, (ListedItem("", said),))


def _pile(setting: Setting, state: State, side: int) -> Iterator[Listed]:
    """A draw pile that may be looked through: its owner's."""
    counts = Counter(state.decks[side].draw)
    if not counts or HIDDEN in counts:
        return
    seat = setting.seats[side]
    items = [
        ListedItem(pile_ref(setting, side, card), say.card(setting, card), f"{n} of them")
        for card, n in sorted(counts.items())
    ]
    yield Listed(f"list:pile-{seat}", "Your draw pile, in no order", tuple(items))


def details(setting: Setting, state: State, _seat: str, ref: str) -> list[str]:
    """A unit as the text board tells it, a space by its terrain, an HQ by what is left of it."""
    for unit in state.units:
        if unit_ref(state, unit.id) == ref:
            return [f"{say.capital(describe(setting, state, unit))}."]
    for cell, piece in enumerate(state.terrain):
        if f"space:{say.spot(setting, cell)}" == ref:
            name = "open ground" if piece is None else say.card(setting, piece.card)
            return [f"{say.capital(say.space(setting, cell))}: {name.lower()}."]
    for side in (0, 1):
        if hq_ref(setting, side) == ref:
            left = max(setting.numbers.hq.hp - state.hq[side], 0)
            return [f"HQ {left} of {setting.numbers.hq.hp}, {state.ap[side]} AP."]
    return []
