"""The whole position as text: complete without colour, written to be read aloud.

First the frame (turn, HQs, AP), then line by line who stands where, then terrain and the hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.tactics2gm.course.lookout import is_supply_broken, supply_length
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.goals import played_for
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.sentences import ending
from opfor.games.tactics2gm.told.view import view
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


def board_text(setting: Setting, state: State, seat: str) -> str:
    """The position as ``seat`` may see it."""
    shown = view(setting, state, seat)
    parts = (_frame, _lines, _terrain)
    told = ["\n".join(part(setting, shown)) for part in parts]
    return "\n\n".join(filter(None, [*told, "\n".join(_hands(setting, shown, seat))]))


def _frame(setting: Setting, state: State) -> Iterator[str]:
    yield SAY("board-title", mission=say.mission(setting), when=when(setting, state))
    for side in (0, 1):
        deck, who = state.decks[side], say.side(setting, state, side)
        yield SAY(
            "board-side",
            who=who,
            **say.hq_of(setting, state, side),
            supply=supply_length(setting, state, side),
            broken=is_supply_broken(setting, state, side),
            hand=len(deck.hand),
            draw=len(deck.draw),
            n=state.losses[side],
        )
        if deck.in_play:
            yield f"  {SAY('board-beside', who=who, cards=say.cards(setting, deck.in_play))}"
    yield from played_for(setting, state)


def when(setting: Setting, state: State) -> str:
    """Whose turn it is, or how the game ended."""
    if state.stage == "over" and state.result is not None:
        winner, why = state.result.winner, state.result.why
        is_lost = winner is not None and winner == setting.ai
        side = None if winner is None else say.side(setting, state, winner)
        return SAY("when-over", winner=side, why=ending(why, is_lost=is_lost))
    if state.stage != "turn":
        return SAY("when-setup", stage=SAY.thing(f"stage-{state.stage}"))
    return SAY("when", **now(setting, state), who=say.side(setting, state, state.mover))


def now(setting: Setting, state: State) -> dict[str, object]:
    """The turn, the phase, the AI's stance."""
    stance = say.stance(setting, state.stance) if state.stance else None
    return {"turn": state.turn, "phase": SAY.thing(f"phase-{state.phase}"), "stance": stance}


def _lines(setting: Setting, state: State) -> Iterator[str]:
    """Line 1 first; empty lines are said to be empty."""
    board = setting.board
    for line in range(1, board.lines + 1):
        there = [u for u in state.units if u.cell >= 0 and board.line(u.cell) == line]
        yield SAY("board-line" if there else "board-line-empty", n=line)
        for unit in sorted(there, key=lambda u: u.cell):
            told = describe(setting, state, unit)
            yield f"  {SAY('board-unit', column=board.column(unit.cell), unit=told)}"


def describe(setting: Setting, state: State, unit: Unit) -> str:
    """A unit in words: whose, which, how hurt, what it carries, what it stands in."""
    said = [say.unit(setting, state, unit.id).form("owned")]
    if unit.card == HIDDEN:
        return said[0]
    hp = setting.cards.units[unit.card].hp
    said.append(SAY("unit-hp", left=hp - unit.wounds, hp=hp))
    piece = state.terrain[unit.cell] if unit.cell >= 0 else None
    if piece is not None:
        said.append(SAY("unit-in", terrain=say.card(setting, piece.card)))
    if unit.tokens:
        tokens = [
            SAY.thing("token-used", token=say.token(setting, t.kind)) if t.used
            else say.token(setting, t.kind)
            for t in unit.tokens
        ]  # fmt: skip
        said.append(SAY("unit-with", tokens=tokens))
    if unit.cargo:
        said.append(SAY("unit-carrying", unit=say.unit(setting, state, unit.cargo)))
    said += [SAY("unit-promoted")] if unit.rank else []
    said += [SAY("unit-cover", n=unit.cover)] if unit.cover else []
    return ", ".join([*said, SAY("unit-halted")] if unit.halted else said)


def _terrain(setting: Setting, state: State) -> Iterator[str]:
    """Terrain by kind: where it lies, and how much of it is left where it is damaged."""
    places: dict[str, list[str]] = {}
    for cell, piece in enumerate(state.terrain):
        if piece is not None:
            at, left = say.spot(setting, cell), setting.cards.terrain[piece.card].hp - piece.damage
            told = SAY("terrain-hurt", at=at, left=left) if piece.damage else at
            places.setdefault(piece.card, []).append(told)
    if places:
        yield SAY("board-terrain")
    for card, spots in sorted(places.items()):
        told = SAY("board-terrain-kind", terrain=say.card(setting, card), places=", ".join(spots))
        yield f"  {told}"


def _hands(setting: Setting, state: State, seat: str) -> Iterator[str]:
    for side in (0, 1):
        hand = state.decks[side].hand
        if hand and hand[0] != HIDDEN:
            cards = [
                SAY.thing("card-cost", card=say.card(setting, c), cost=setting.cards.card(c).cost)
                for c in hand
            ]
            who, own = say.side(setting, state, side), setting.seats[side] == seat
            yield SAY("board-hand", own=own, who=who, cards=cards)
