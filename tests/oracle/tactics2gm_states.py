"""Random positions of 2GM Tactics, mostly unreachable: units, decks and ground at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from opfor.games.tactics2gm.values.options import RANDOM, Setting, chosen_army
from opfor.games.tactics2gm.values.stances import STANCES
from opfor.games.tactics2gm.values.state import Box, Deck, PhaseName, StageName, State, TerrainPiece
from tests.oracle.tactics2gm_pieces import Pieces, pieces_of
from tests.oracle.tactics2gm_units import owed, units_of

PHASES: tuple[PhaseName, ...] = ("movement", "deployment", "shooting", "start", "end")
SET_UP: tuple[StageName, ...] = ("bid", "terrain", "pre-game")


def random_state(rng: Random, setting: Setting) -> State:
    """A state of any stage of a game; one in fifty is the beginning, one in fifteen a set-up."""
    pieces = pieces_of(setting)
    if rng.random() < 0.02:
        return pieces.new
    armies = armies_of(rng, setting)
    piles = dealt(rng, pieces, armies)
    if rng.random() < 0.05:
        return before_turns(rng, setting, armies, piles)
    mover = rng.randint(0, 1)
    turn = rng.randint(1, 84) if rng.random() < 0.2 else rng.randint(1, 30)
    ground, deck, out = ground_of(rng, setting, pieces)
    units = units_of(rng, setting, pieces, piles, turn)
    decks, boxes = decks_of(rng, pieces, armies, piles)
    hp = setting.numbers.hq.hp
    return State(
        terrain=ground,
        terrain_deck=deck,
        terrain_out=out,
        stage="turn",
        phase="start" if mover == setting.ai else rng.choice(PHASES),
        mover=mover,
        first=rng.randint(0, 1),
        turn=turn,
        turns=(turn // 2, (turn + 1) // 2) if rng.random() < 0.9 else (40, 40),
        armies=armies,
        ap=(points(rng), points(rng)),
        hq=(rng.randrange(hp), rng.randrange(hp)),
        losses=(rng.randint(0, 12), rng.randint(0, 12)),
        bids=(rng.randint(0, 5), rng.randint(0, 5)),
        placed=pieces.new.placed,
        passed=(True, True),
        short_draw=(rng.choice((0, 0, 1)), rng.choice((0, 0, 1, 3))),
        held=(rng.randint(0, 2), rng.randint(0, 2)),
        units=units,
        next_id=max((unit.id for unit in units), default=0) + rng.randint(1, 3),
        decks=decks,
        boxes=boxes,
        extra_shots=owed(rng, units, setting.board.columns),
        stance=rng.choice(STANCES[setting.ai_kind]).name if setting.ai is not None else "",
        stance_total=rng.randint(-4, 13),
    )


def armies_of(rng: Random, setting: Setting) -> tuple[str, str]:
    both = [chosen_army(setting, side) for side in (0, 1)]
    names = list(setting.cards.armies)
    rng.shuffle(names)
    first = both[0] if both[0] != RANDOM else next(n for n in names if n != both[1])
    second = both[1] if both[1] != RANDOM else next(n for n in names if n != first)
    return first, second


def dealt(rng: Random, pieces: Pieces, armies: tuple[str, str]) -> list[list[str]]:
    """All cards of the two armies, shuffled."""
    return [rng.sample(pieces.pile[army], len(pieces.pile[army])) for army in armies]


def before_turns(
    rng: Random, setting: Setting, armies: tuple[str, str], piles: list[list[str]]
) -> State:
    """A stage of the set-up, some terrain laid already."""
    pieces = pieces_of(setting)
    stage = rng.choice(SET_UP if setting.mission.is_battle_royal else SET_UP[1:])
    start = pieces.new
    if rng.random() < 0.5:
        ground, deck, out = ground_of(rng, setting, pieces)
        start = replace(start, terrain=ground, terrain_deck=deck, terrain_out=out)
    decks, boxes = decks_of(rng, pieces, armies, piles, hands=False)
    return replace(
        start,
        stage=stage,
        first=rng.randint(0, 1),
        armies=armies,
        ap=(rng.choice((0, rng.randint(0, 14))), rng.choice((0, rng.randint(0, 14)))),
        bids=(-1, -1) if stage == "bid" else (rng.randint(0, 5), rng.randint(0, 5)),
        placed=(0, 0) if rng.random() < 0.7 else (rng.randint(0, 2), rng.randint(0, 2)),
        decks=decks,
        boxes=boxes,
    )


def ground_of(
    rng: Random, setting: Setting, pieces: Pieces
) -> tuple[tuple[TerrainPiece | None, ...], tuple[str, ...], tuple[str, ...]]:
    """The printed map with gaps, and terrain cards here and there, some of it worn; what of the
    cards is left in the deck, and what is put aside."""
    rows, share = setting.cards.terrain, rng.choice((0.02, 0.15, 0.3))
    deck = rng.sample(pieces.terrain_cards, len(pieces.terrain_cards))
    found = list[TerrainPiece | None]()
    for piece in pieces.new.terrain:
        lot = rng.random()
        laid = TerrainPiece(deck.pop()) if deck and lot < share else piece
        if laid is not None and rows[laid.card].hp > 1 and rng.random() < 0.3:
            worn = int(rng.random() * rows[laid.card].hp)
            laid = TerrainPiece(laid.card, worn, laid.printed)
        elif laid is not None and not laid.printed and rng.random() < 0.05:
            deck.append(laid.card)
            laid = None
        elif laid is not None and laid.printed and rng.random() < 0.05:
            laid = None
        found.append(laid)
    out = [deck.pop() for _ in range(rng.randint(0, min(2, len(deck))))]
    return tuple(found), tuple(sorted(deck)), tuple(out)


def points(rng: Random) -> int:
    return rng.randint(0, 6) if rng.random() < 0.7 else rng.randint(0, 20)


def decks_of(
    rng: Random,
    pieces: Pieces,
    armies: tuple[str, str],
    piles: list[list[str]],
    *,
    hands: bool = True,
) -> tuple[tuple[Deck, Deck], tuple[Box, ...]]:
    """Hands, discards and draw piles out of what is left; the rest lies in the boxes."""
    decks, left = [], dict[str, tuple[str, ...]]()
    for army, pile in zip(armies, piles, strict=True):
        if rng.random() < 0.15:
            pile.sort(key=pieces.supports.__contains__)
        hand = taken(pile, rng.choice((0, 3, 6, 9))) if hands else []
        laid = [c for c in pile if c in pieces.lasting][: rng.choice((0, 0, 1, 3))] if hands else []
        for card in laid:
            pile.remove(card)
        gone = taken(pile, rng.choice((0, 1, 12))) if hands else []
        draw = taken(pile, rng.choice((0, 1, 3, 15, 30)))
        decks.append(Deck(tuple(sorted(draw)), tuple(hand), tuple(gone), tuple(laid)))
        left[army] = tuple(sorted(pile))
    boxes = tuple([Box(box.army, left.get(box.army, box.cards)) for box in pieces.new.boxes])
    return (decks[0], decks[1]), boxes


def taken(pile: list[str], count: int) -> Sequence[str]:
    """So many cards off a pile, or all there are."""
    begin = max(len(pile) - count, 0)
    cards = pile[begin:]
    del pile[begin:]
    return cards
