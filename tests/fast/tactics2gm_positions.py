"""Random positions of 2GM Tactics, mostly unreachable: units, decks and ground at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from opfor.games.tactics2gm.bot.stance.table import STANCES
from opfor.games.tactics2gm.course.setup import new
from opfor.games.tactics2gm.values.content import SupportRow
from opfor.games.tactics2gm.values.options import RANDOM, Setting, chosen_army
from opfor.games.tactics2gm.values.state import (
    ABOARD,
    Box,
    Deck,
    Phase,
    Stage,
    State,
    TerrainPiece,
    Token,
    Unit,
)

PHASES: tuple[Phase, ...] = ("movement", "deployment", "shooting", "start", "end")
SET_UP: tuple[Stage, ...] = ("bid", "terrain", "pre-game")


def random_state(rng: Random, setting: Setting) -> State:
    """A state of any stage of a game; one in fifty is the beginning, one in fifteen a set-up."""
    if rng.random() < 0.02:
        return new(setting)
    armies = armies_of(rng, setting)
    piles = dealt(rng, setting, armies)
    if rng.random() < 0.05:
        return before_turns(rng, setting, armies, piles)
    mover = rng.randint(0, 1)
    turn = rng.randint(1, 84) if rng.random() < 0.2 else rng.randint(1, 30)
    ground = terrain_of(rng, setting)
    units = units_of(rng, setting, piles, turn)
    state = replace(
        with_ground(setting, ground, rng),
        stage="turn",
        phase="start" if mover == setting.ai else rng.choice(PHASES),
        mover=mover,
        first=rng.randint(0, 1),
        turn=turn,
        turns=(turn // 2, (turn + 1) // 2) if rng.random() < 0.9 else (40, 40),
        armies=armies,
        ap=(points(rng), points(rng)),
        hq=(rng.randint(0, setting.numbers.hq.hp - 1), rng.randint(0, setting.numbers.hq.hp - 1)),
        losses=(rng.randint(0, 12), rng.randint(0, 12)),
        bids=(rng.randint(0, 5), rng.randint(0, 5)),
        passed=(True, True),
        short_draw=(rng.choice((0, 0, 1)), rng.choice((0, 0, 1, 3))),
        held=(rng.randint(0, 2), rng.randint(0, 2)),
        units=units,
        next_id=max((unit.id for unit in units), default=0) + rng.randint(1, 3),
        extra_shots=owed(rng, units),
        stance_total=rng.randint(-4, 13),
    )
    if setting.ai is not None:
        state = replace(state, stance=rng.choice(STANCES[setting.ai_kind]).name)
    return with_decks(rng, setting, state, piles)


def armies_of(rng: Random, setting: Setting) -> tuple[str, str]:
    both = [chosen_army(setting, side) for side in (0, 1)]
    names = list(setting.cards.armies)
    rng.shuffle(names)
    first = both[0] if both[0] != RANDOM else next(n for n in names if n != both[1])
    second = both[1] if both[1] != RANDOM else next(n for n in names if n != first)
    return first, second


def dealt(rng: Random, setting: Setting, armies: tuple[str, str]) -> list[list[str]]:
    """All cards of the two armies, shuffled."""
    piles = []
    for army in armies:
        pile = [c for c, n in sorted(setting.cards.armies[army].copies.items()) for _ in range(n)]
        rng.shuffle(pile)
        piles.append(pile)
    return piles


def before_turns(
    rng: Random, setting: Setting, armies: tuple[str, str], piles: list[list[str]]
) -> State:
    """A stage of the set-up; the terrain cards that a scenario gives are all there."""
    bids = (rng.randint(0, 5), rng.randint(0, 5))
    stage = rng.choice(SET_UP if setting.mission.is_battle_royal else SET_UP[1:])
    start = new(setting)
    if setting.mission.is_battle_royal and rng.random() < 0.5:
        start = with_ground(setting, terrain_of(rng, setting), rng)
    state = replace(
        start,
        stage=stage,
        first=rng.randint(0, 1),
        armies=armies,
        ap=(rng.randint(0, 14), rng.randint(0, 14)),
        bids=(-1, -1) if stage == "bid" else bids,
        placed=(0, 0) if rng.random() < 0.7 else (rng.randint(0, 2), rng.randint(0, 2)),
    )
    return with_decks(rng, setting, state, piles, hands=False)


def terrain_of(rng: Random, setting: Setting) -> list[TerrainPiece | None]:
    """The printed map with gaps, and terrain cards here and there, some of it worn."""
    rows = setting.cards.terrain
    cards = [row.id for row in rows.values() for _ in range(row.copies)]
    rng.shuffle(cards)
    share, found = rng.choice((0.02, 0.15, 0.3)), list[TerrainPiece | None]()
    for piece in new(setting).terrain:
        laid = TerrainPiece(cards.pop()) if cards and rng.random() < share else piece
        if laid is not None and rng.random() < 0.05:
            laid = None
        if laid is not None and rows[laid.card].hp > 1 and rng.random() < 0.3:
            worn = rng.randint(0, rows[laid.card].hp - 1)
            laid = TerrainPiece(laid.card, worn, laid.printed)
        found.append(laid)
    return found


def with_ground(setting: Setting, ground: Sequence[TerrainPiece | None], rng: Random) -> State:
    """A new field with this ground; cards that lie on it are not in the deck."""
    state = new(setting)
    deck = list(state.terrain_deck)
    for piece in ground:
        if piece is not None and not piece.printed:
            deck.remove(piece.card)
    out = [deck.pop(rng.randrange(len(deck))) for _ in range(rng.randint(0, min(2, len(deck))))]
    return replace(state, terrain=tuple(ground), terrain_deck=tuple(deck), terrain_out=tuple(out))


def points(rng: Random) -> int:
    return rng.randint(0, 6) if rng.random() < 0.7 else rng.randint(0, 20)


def units_of(rng: Random, setting: Setting, piles: list[list[str]], turn: int) -> tuple[Unit, ...]:
    """Units of both sides, crowded together or apart, some of them aboard a transport."""
    lines = rng.choice((2, 3, setting.board.lines))
    top = rng.randint(0, setting.board.lines - lines) * setting.board.columns
    cells = list(range(top, top + lines * setting.board.columns))
    rng.shuffle(cells)
    found: list[Unit] = []
    number = 0
    for side, most in sorted({0: crowd(rng), 1: crowd(rng)}.items(), key=lambda _: rng.random()):
        ready = [c for c in piles[side] if is_ground_unit(setting, c)][:most]
        for card in ready:
            piles[side].remove(card)
            if not cells:
                break
            number += rng.randint(1, 2)
            found.append(one_unit(rng, setting, number, side, card, cells.pop(), turn))
            if rng.random() < 0.1:
                cells.append(found[-1].cell)
    shuffled = ordered(rng, found)
    return tuple(with_shooters(rng, aboard(rng, setting, shuffled)))


def is_ground_unit(setting: Setting, card: str) -> bool:
    row = setting.cards.units.get(card)
    return row is not None and row.type != "airplane"


def crowd(rng: Random) -> int:
    return rng.randint(0, 6) if rng.random() < 0.5 else rng.randint(3, 14)


def ordered(rng: Random, units: list[Unit]) -> list[Unit]:
    """Both sides came one after the other: ids are dealt out anew, in order."""
    ids = sorted(unit.id for unit in units)
    mixed = list(units)
    rng.shuffle(mixed)
    return [replace(unit, id=number) for unit, number in zip(mixed, ids, strict=True)]


def one_unit(
    rng: Random, setting: Setting, number: int, side: int, card: str, cell: int, turn: int
) -> Unit:
    row = setting.cards.units[card]
    kinds = [t.id for t in setting.cards.tokens.values() if row.type in t.types]
    worn = rng.sample(kinds, rng.choice((0, 0, 0, 1, 1, 2))) if len(kinds) > 1 else []
    tokens = tuple(Token(k, rng.choice((0, 0, turn, max(turn - 1, 0)))) for k in worn)
    supports = sorted(setting.cards.supports)
    is_rested = rng.random() < 0.6
    return Unit(
        id=number,
        side=side,
        card=card,
        cell=cell,
        wounds=rng.randint(0, row.hp - 1) if rng.random() < 0.4 else 0,
        tokens=tokens,
        fresh=rng.random() < 0.15,
        moved=not is_rested and rng.random() < 0.6,
        assaulted=not is_rested and rng.random() < 0.3,
        fired=0 if is_rested else rng.randint(0, (2 << len(tokens)) - 1),
        cover=rng.choice((0, 0, 0, 1, 2)),
        aim=rng.choice((0, 0, 0, -1, 2)),
        halted=rng.choice((0, 0, 0, 0, 0, 1, 2, 3)),
        extra=rng.choice((0, 0, 0, 1)),
        rank=rng.choice((0, 0, 0, 0, 1, 2)),
        touched=tuple(rng.sample(supports, rng.choice((0, 0, 0, 1, 3)))),
        kills=rng.choice((0, 0, 0, 1, 2)),
        hidden=setting.night and rng.random() < 0.5,
    )


def aboard(rng: Random, setting: Setting, units: list[Unit]) -> list[Unit]:
    """Some units ride in transports of their side."""
    riding = list(units)
    for place, transport in enumerate(units):
        takes = setting.cards.units[transport.card].carries
        free = [
            n
            for n, u in enumerate(riding)
            if u.side == transport.side
            and u.cell >= 0
            and not u.cargo
            and setting.cards.units[u.card].type in takes
        ]
        if takes and free and rng.random() < 0.6:
            chosen = rng.choice(free)
            rider = riding[chosen]
            riding[chosen] = replace(rider, cell=ABOARD, aboard=transport.id)
            riding[place] = replace(riding[place], cargo=rider.id)
    return riding


def with_shooters(rng: Random, units: list[Unit]) -> list[Unit]:
    """Units that were shot at this turn, by units that are there or gone."""
    ids = [unit.id for unit in units]
    most = min(3, len(ids))
    return [
        replace(unit, shot_by=tuple(rng.sample([*ids, 999], rng.randint(1, most + 1))))
        if rng.random() < 0.2
        else unit
        for unit in units
    ]


def owed(rng: Random, units: Sequence[Unit]) -> tuple[tuple[int, int], ...]:
    """Extra shots owed to units that were assaulted: neighbours, strangers, the dead."""
    if rng.random() < 0.6 or not units:
        return ()
    ids = [unit.id for unit in units] + [998]
    near = [
        (a.id, b.id)
        for a in units
        for b in units
        if a.side != b.side and min(a.cell, b.cell) >= 0 and abs(a.cell - b.cell) in (1, 10)
    ]
    pairs = [rng.choice(near) for _ in range(rng.randint(1, 3))] if near else []
    return (*pairs, (rng.choice(ids), rng.choice(ids)))


def with_decks(
    rng: Random, setting: Setting, state: State, piles: list[list[str]], *, hands: bool = True
) -> State:
    """Hands, discards and draw piles out of what is left; the rest lies in the boxes."""
    decks, left = [], dict[str, tuple[str, ...]]()
    for side, pile in enumerate(piles):
        if rng.random() < 0.15:
            pile.sort(key=lambda card: card in setting.cards.supports)
        hand = (
            [pile.pop() for _ in range(min(len(pile), rng.choice((0, 3, 6, 9))))] if hands else []
        )
        laid = [c for c in pile if is_lasting(setting, c)][: rng.choice((0, 0, 1, 3))]
        laid = laid if hands else []
        for card in laid:
            pile.remove(card)
        gone = [pile.pop() for _ in range(min(len(pile), rng.choice((0, 1, 12))))] if hands else []
        draw = [pile.pop() for _ in range(min(len(pile), rng.choice((0, 1, 3, 15, 30))))]
        decks.append(Deck(tuple(sorted(draw)), tuple(hand), tuple(gone), tuple(laid)))
        left[state.armies[side]] = tuple(sorted(pile))
    boxes = tuple(Box(box.army, left.get(box.army, box.cards)) for box in state.boxes)
    return replace(state, decks=(decks[0], decks[1]), boxes=boxes)


def is_lasting(setting: Setting, card: str) -> bool:
    """Whether a card may lie beside the HQ: a general, a fighter."""
    row = setting.cards.card(card)
    if isinstance(row, SupportRow):
        return row.effect == "general"
    return row.kind == "fighter"
