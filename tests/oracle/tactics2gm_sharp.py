"""Random positions of 2GM Tactics made sharper: victory near, cards to play, no room to enter."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import Deck, State, TerrainPiece, Unit
from tests.oracle.tactics2gm_pieces import pieces_of


def with_target_moved(rng: Random, setting: Setting) -> Setting:
    """Now and then the mission target lies somewhere else, also on the AI's first lines."""
    if setting.mission.target < 0 or rng.random() < 0.6:
        return setting
    target = rng.randrange(setting.board.columns * 3)
    return replace(setting, mission=replace(setting.mission, target=target))


def with_means(rng: Random, setting: Setting, state: State) -> State:
    """The same with a person at work who has AP and cards for everything: supports, airplanes and
    a few troops, in Deployment or Shooting."""
    side = state.mover
    if state.stage != "turn" or side == setting.ai:
        return state
    pieces, decks, ap = pieces_of(setting), list(state.decks), list(state.ap)
    wanted = [
        card
        for card in pieces.kinds[state.armies[side]]
        if card not in pieces.ground_units or rng.random() < 0.15
    ]
    hand = rng.sample(wanted, rng.choice((2, 6, 12)))
    decks[side] = replace(decks[side], hand=tuple(hand))
    ap[side] = rng.randint(4, 20)
    phase = rng.choice(("deployment", "deployment", "deployment", "shooting"))
    return replace(state, phase=phase, ap=tuple(ap), decks=tuple(decks))


def sharpened(rng: Random, setting: Setting, state: State) -> State:
    """The same with victory near and cards to play: wounds of the Player's HQ, his losses, worn
    terrain on the mission target, AP; some with the deployment line or its terrain full."""
    goals = {goal.kind: goal.amount for goal in setting.mission.roles[0].goals}
    lost = max(goals.get("losses", 1) - rng.randint(1, 3), 0)
    wounds = setting.numbers.hq.hp - rng.randint(1, 3)
    state = replace(
        state,
        hq=(state.hq[0], wounds),
        losses=(state.losses[0], lost),
        held=(rng.randint(0, 3), 0),
        ap=(rng.randint(3, 20), state.ap[1]),
        decks=(deck_of(rng, setting, state), state.decks[1]),
        terrain=tuple(worn_down(rng, setting, state)),
    )
    return crowded(rng, setting, state) if rng.random() < 0.2 else state


def deck_of(rng: Random, setting: Setting, state: State) -> Deck:
    """The AI's cards: a hand of many supports, or of few cards."""
    army = pieces_of(setting).kinds[state.armies[0]]
    wanted = [c for c in army if c in setting.cards.supports or rng.random() < 0.5]
    hand = rng.sample(wanted, rng.choice((1, 2, 9, 12)))
    draw = tuple(sorted(rng.sample(army, rng.choice((0, 1, 3, 20)))))
    return replace(state.decks[0], hand=tuple(hand), draw=draw)


def worn_down(rng: Random, setting: Setting, state: State) -> Iterator[TerrainPiece | None]:
    """The terrain, that of the mission target nearly gone; before the turns begin some of it all
    over the AI's half, now and then with hardly a space to spare or none."""
    is_full = state.stage != "turn" and rng.random() < 0.5
    kinds, share = rng.choice((("lake", "wall"), ("lake",))), rng.choice((0.95, 0.98, 1.0))
    half = setting.board.size // 2
    for cell, piece in enumerate(state.terrain):
        if piece is not None and cell == setting.mission.target:
            hp = setting.cards.terrain[piece.card].hp
            yield TerrainPiece(piece.card, max(hp - rng.randint(1, 4), 0), piece.printed)
        elif piece is None and is_full and cell < half and rng.random() < share:
            yield TerrainPiece(rng.choice(kinds), printed=True)
        else:
            yield piece


def crowded(rng: Random, setting: Setting, state: State) -> State:
    """The AI's deployment line is full, or nearly so."""
    held = {unit.cell for unit in state.units}
    pieces = pieces_of(setting)
    cards = [card for card in pieces.kinds[state.armies[0]] if card in pieces.ground_units]
    free = [c for c in setting.board.entry(0) if c not in held and rng.random() < 0.95]
    more = tuple(
        Unit(id=state.next_id + n, side=0, card=rng.choice(cards), cell=cell)
        for n, cell in enumerate(free)
    )
    return replace(state, units=state.units + more, next_id=state.next_id + len(more))
