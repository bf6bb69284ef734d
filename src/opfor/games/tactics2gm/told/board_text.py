"""The whole position as text: complete without colour, written to be read aloud.

First the frame (turn, HQs, AP), then line by line who stands where, then terrain and the hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.tactics2gm.rules.supply import is_supply_broken, supply_length
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.goals import ENDINGS, goals_text
from opfor.games.tactics2gm.told.view import view
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


def board_text(setting: Setting, state: State, seat: str) -> str:
    """The position as ``seat`` may see it."""
    shown = view(setting, state, seat)
    parts = [
        "\n".join(_frame(setting, shown)),
        "\n".join(_lines(setting, shown)),
        "\n".join(_terrain(setting, shown)),
        _hand(setting, shown, seat),
    ]
    return "\n\n".join(part for part in parts if part)


def _frame(setting: Setting, state: State) -> Iterator[str]:
    yield f"{setting.mission.title}. {when(setting, state)}"
    for side in (0, 1):
        hq = setting.numbers.hq.hp - state.hq[side]
        deck = state.decks[side]
        name = say.capital(say.side(setting, state, side))
        cards = f"{len(deck.hand)} in hand, {len(deck.draw)} in the deck"
        yield (
            f"{name}: HQ {max(hq, 0)} of {setting.numbers.hq.hp}, {state.ap[side]} AP, "
            f"{_supply(setting, state, side)}, cards: {cards}, {_lost(state, side)}."
        )
        if deck.in_play:
            beside = say.listed(say.card(setting, name) for name in deck.in_play)
            yield f"  Beside their HQ: {beside}."
    if setting.mission.target >= 0:
        yield f"The mission target is {say.space(setting, setting.mission.target)}."
    if not setting.mission.is_battle_royal and state.stage != "over":
        yield from goals_text(setting, state)
    weather = [name for name, on in (("night", setting.night), ("arctic", setting.arctic)) if on]
    if weather:
        yield f"Conditions: {say.listed(weather)}."


def when(setting: Setting, state: State) -> str:
    if state.stage == "over" and state.result is not None:
        why = ENDINGS.get(state.result.why, state.result.why)
        if state.result.winner is None:
            return f"The game is a draw: {why}."
        winner = say.side(setting, state, state.result.winner)
        return f"{say.capital(winner)} have won: {why}."
    if state.stage != "turn":
        return f"Set-up: {state.stage}."
    who = say.side(setting, state, state.mover)
    stance = f" The AI's stance: {state.stance.replace('-', ' ')}." if state.stance else ""
    return f"Turn {state.turn}, {state.phase}: {who} to act.{stance}"


def _supply(setting: Setting, state: State, side: int) -> str:
    length = supply_length(setting, state, side)
    broken = ", broken" if is_supply_broken(setting, state, side) else ""
    return f"supply line {length}{broken}"


def _lost(state: State, side: int) -> str:
    return f"{say.amount(state.losses[side], 'unit')} lost"


def _lines(setting: Setting, state: State) -> Iterator[str]:
    """Line 1 first; empty lines are said to be empty."""
    for line in range(1, setting.board.lines + 1):
        standing = sorted(
            (u for u in state.units if u.cell >= 0 and setting.board.line(u.cell) == line),
            key=lambda u: u.cell,
        )
        if not standing:
            yield f"Line {line}: empty."
            continue
        yield f"Line {line}:"
        for unit in standing:
            yield f"  column {setting.board.column(unit.cell)}: {describe(setting, state, unit)}."


def describe(setting: Setting, state: State, unit: Unit) -> str:
    """A unit in words: whose, which, how hurt, what it carries, what it stands in."""
    said = [say.owned(setting, state, unit.id)]
    if unit.card == HIDDEN:
        return said[0]
    hp = setting.cards.units[unit.card].hp
    said.append(f"{hp - unit.wounds} of {hp} HP")
    piece = state.terrain[unit.cell] if unit.cell >= 0 else None
    if piece is not None:
        said.append(f"in {say.card(setting, piece.card).lower()}")
    if unit.tokens:
        tokens = [say.token(setting, t.kind) + (" (used)" if t.used else "") for t in unit.tokens]
        said.append(f"with {say.listed(tokens)}")
    if unit.cargo:
        said.append(f"carrying {say.unit(setting, state, unit.cargo)}")
    if unit.rank:
        said.append("promoted")
    if unit.cover:
        said.append(f"{unit.cover} harder to hit")
    if unit.halted:
        said.append("held up")
    return ", ".join(said)


def _terrain(setting: Setting, state: State) -> Iterator[str]:
    """Terrain by kind: where it lies, and how much of it is left where it is damaged."""
    places: dict[str, list[str]] = {}
    for cell, piece in enumerate(state.terrain):
        if piece is None:
            continue
        where = say.spot(setting, cell)
        if piece.damage:
            left = setting.cards.terrain[piece.card].hp - piece.damage
            where += f" ({left} HP left)"
        places.setdefault(piece.card, []).append(where)
    if places:
        yield "Terrain (line.column):"
    for card, spots in sorted(places.items()):
        yield f"  {say.capital(say.card(setting, card))}: {', '.join(spots)}."


def _hand(setting: Setting, state: State, seat: str) -> str:
    lines = []
    for side in (0, 1):
        hand = state.decks[side].hand
        if not hand or hand[0] == HIDDEN:
            continue
        cards = say.listed(
            f"{say.card(setting, name)} ({setting.cards.card(name).cost})" for name in hand
        )
        own = "Your hand" if setting.seats[side] == seat else "Shown by the other side"
        lines.append(f"{own}: {cards}.")
    return "\n".join(lines)
