"""A position as both engines have it: the readable state as numbers, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from opfor.fast.rows import counted, padded, rows_padded, spread
from opfor.fast.tactics2gm import names as fast
from opfor.fast.tactics2gm.ai_tables import stances
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.card_tables import (
    card_ids,
    numbering,
    terrain_ids,
)
from opfor.fast.tactics2gm.tables import GOAL_KINDS
from opfor.games.tactics2gm.rules.victory import DECK_OUT, LAST_TURN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import (
    Box,
    Deck,
    Ending,
    Phase,
    Stage,
    State,
    TerrainPiece,
    Token,
    Unit,
)

STAGES, PHASES = get_args(Stage), get_args(Phase)
WHYS = [*GOAL_KINDS, LAST_TURN, DECK_OUT]
BY_SIDE = ("turns", "ap", "hq", "losses", "bids", "placed", "passed", "short_draw", "held")
"""What is kept as a pair in both engines."""
OF_UNIT = (
    *("id", "side", "cell", "wounds", "fresh", "moved", "assaulted", "fired", "cover", "aim"),
    *("halted", "extra", "rank", "kills", "hidden"),
)
"""What is a number of a unit in both engines."""
OF_UNIT_IN_PARTS = (
    *("card", "carried", "token", "used", "cargo", "aboard", "shot_by", "shooters"),
    *("touched", "touches"),
)
FLAGS = frozenset({"fresh", "moved", "assaulted", "hidden"})


def read_state(battle: Battle, setting: Setting, state: State) -> None:
    """Take a readable state over."""
    for name in ("mover", "first", "turn", "next_id", "stance_total"):
        setattr(battle, name, getattr(state, name))
    for name in BY_SIDE:
        setattr(battle, name, [int(value) for value in getattr(state, name)])
    battle.stage, battle.phase = STAGES.index(state.stage), PHASES.index(state.phase)
    armies = numbering(setting).armies
    battle.armies = [armies.index(a) if a else fast.NOTHING for a in state.armies]
    named = [stance.name for stance in stances(setting)]
    battle.stance = named.index(state.stance) if state.stance else fast.NOTHING
    result = state.result
    battle.is_over = int(result is not None)
    battle.winner = fast.NOBODY if result is None or result.winner is None else result.winner
    battle.why = 0 if result is None else WHYS.index(result.why)
    _read_units(battle, setting, state)
    _read_ground(battle, setting, state)
    _read_decks(battle, setting, state)


def _read_units(battle: Battle, setting: Setting, state: State) -> None:
    known = numbering(setting)
    units = state.units
    number = {0: 0} | {unit.id: place for place, unit in enumerate(units, start=1)}
    battle.units = len(units)
    for name in OF_UNIT:
        setattr(battle, name, padded([0, *(getattr(u, name) for u in units)], fast.UNITS))
    battle.card = padded([0, *(known.card[u.card] for u in units)], fast.UNITS)
    battle.cargo = padded([0, *(number[u.cargo] for u in units)], fast.UNITS)
    battle.aboard = padded([0, *(number[u.aboard] for u in units)], fast.UNITS)
    battle.carried = padded([0, *(len(u.tokens) for u in units)], fast.UNITS)
    kinds = [[0, *(known.token[t.kind] for t in u.tokens)] for u in units]
    battle.token = rows_padded([[0], *kinds], fast.UNITS, fast.CARRIED)
    used = [[0, *(t.used for t in u.tokens)] for u in units]
    battle.used = rows_padded([[0], *used], fast.UNITS, fast.CARRIED)
    battle.shooters = padded([0, *(len(u.shot_by) for u in units)], fast.UNITS)
    battle.shot_by = rows_padded([[0], *(u.shot_by for u in units)], fast.UNITS, fast.SHOOTERS)
    battle.touches = padded([0, *(len(u.touched) for u in units)], fast.UNITS)
    touched = [[known.card[name] for name in u.touched] for u in units]
    battle.touched = rows_padded([[0], *touched], fast.UNITS, fast.TOUCHED)
    sets = (sum(1 << known.bit[name] for name in {*u.touched}) for u in units)
    battle.is_touched = padded([0, *sets], fast.UNITS)
    battle.owed = len(state.extra_shots)
    battle.owed_to = padded((pair[0] for pair in state.extra_shots), fast.OWED)
    battle.owed_by = padded((pair[1] for pair in state.extra_shots), fast.OWED)
    _read_crowd(battle, units)


def _read_crowd(battle: Battle, units: Sequence[Unit]) -> None:
    """Who stands where: the first on each space, and whom each is followed by."""
    first, following = [0] * fast.CELLS, [0] * fast.UNITS
    for number in range(len(units), 0, -1):
        cell = units[number - 1].cell
        if cell >= 0:
            following[number] = first[cell]
            first[cell] = number
    battle.first_on, battle.next_on = first, following


def _read_ground(battle: Battle, setting: Setting, state: State) -> None:
    known = numbering(setting)
    pieces = state.terrain
    lying = (fast.NOTHING if p is None else known.ground[p.card] for p in pieces)
    battle.ground = padded(lying, fast.CELLS)
    battle.worn = padded((0 if p is None else p.damage for p in pieces), fast.CELLS)
    battle.printed = padded((p is not None and p.printed for p in pieces), fast.CELLS)
    battle.terrain_deck = counted(state.terrain_deck, known.terrain, fast.TERRAINS)
    out = (known.ground[name] for name in state.terrain_out)
    battle.terrain_out = padded(out, fast.TERRAIN_CARDS)
    battle.terrains_out = len(state.terrain_out)


def _read_decks(battle: Battle, setting: Setting, state: State) -> None:
    known = numbering(setting)
    boxes = {box.army: box.cards for box in state.boxes}
    rows = [counted(boxes.get(army, ()), known.cards, fast.CARDS) for army in known.armies]
    battle.box = rows_padded(rows, fast.ARMIES, fast.CARDS)
    decks = state.decks
    battle.draw = [counted(deck.draw, known.cards, fast.CARDS) for deck in decks]
    battle.draw_pile = [len(deck.draw) for deck in decks]
    for name, count in (("hand", "hands"), ("discard", "discards"), ("in_play", "in_plays")):
        piles = [[known.card[card] for card in getattr(deck, name)] for deck in decks]
        setattr(battle, name, rows_padded(piles, fast.SIDES, fast.DECK))
        setattr(battle, count, [len(pile) for pile in piles])


def state_of(battle: Battle, setting: Setting) -> State:
    """The readable state of a position."""
    armies, named = numbering(setting).armies, [stance.name for stance in stances(setting)]
    pairs = {name: tuple(getattr(battle, name)) for name in BY_SIDE}
    pairs["passed"] = tuple(map(bool, pairs["passed"]))
    cards, terrain = card_ids(setting), terrain_ids(setting)
    boxes = zip(armies, battle.box, strict=False)
    first, second = (armies[a] if a != fast.NOTHING else "" for a in battle.armies)
    owed = zip(battle.owed_to[: battle.owed], battle.owed_by[: battle.owed], strict=True)
    return State(
        stage=STAGES[battle.stage],
        phase=PHASES[battle.phase],
        mover=battle.mover,
        first=battle.first,
        turn=battle.turn,
        armies=(first, second),
        units=tuple(_units_of(battle, setting)),
        next_id=battle.next_id,
        terrain=_pieces(battle, terrain),
        terrain_deck=spread(battle.terrain_deck, terrain),
        terrain_out=tuple(terrain[t] for t in battle.terrain_out[: battle.terrains_out]),
        boxes=tuple(Box(army, spread(row, cards)) for army, row in boxes),
        decks=(_deck_of(battle, cards, 0), _deck_of(battle, cards, 1)),
        extra_shots=tuple(owed),
        stance=named[battle.stance] if battle.stance != fast.NOTHING else "",
        stance_total=battle.stance_total,
        result=_ending(battle) if battle.is_over else None,
        **pairs,
    )


def _units_of(battle: Battle, setting: Setting) -> list[Unit]:
    """A compiled battle makes a list of an array whenever it is asked for one: once is enough."""
    cards, tokens = card_ids(setting), numbering(setting).tokens
    numbers = {name: getattr(battle, name) for name in OF_UNIT}
    listed: dict[str, Any] = {name: getattr(battle, name) for name in OF_UNIT_IN_PARTS}
    sides = numbers["side"]
    return [
        _unit_of(unit, numbers, listed, cards, tokens)
        for unit in range(1, battle.units + 1)
        if sides[unit] != fast.NOBODY
    ]


def _unit_of(
    unit: int,
    numbers: Mapping[str, Sequence[int]],
    listed: Mapping[str, Any],
    cards: Sequence[str],
    tokens: Sequence[str],
) -> Unit:
    fields: dict[str, Any] = {name: column[unit] for name, column in numbers.items()}
    fields |= {name: bool(fields[name]) for name in FLAGS}
    last, ids = listed["carried"][unit] + 1, numbers["id"]
    worn = zip(listed["token"][unit][1:last], listed["used"][unit][1:last], strict=True)
    cargo, aboard = listed["cargo"][unit], listed["aboard"][unit]
    touched = listed["touched"][unit][: listed["touches"][unit]]
    return Unit(
        **fields,
        card=cards[listed["card"][unit]],
        tokens=tuple(Token(tokens[kind - fast.TOKEN], used) for kind, used in worn),
        cargo=ids[cargo] if cargo else 0,
        aboard=ids[aboard] if aboard else 0,
        shot_by=tuple(listed["shot_by"][unit][: listed["shooters"][unit]]),
        touched=tuple(cards[card] for card in touched),
    )


def _pieces(battle: Battle, ids: Sequence[str]) -> tuple[TerrainPiece | None, ...]:
    columns = zip(battle.ground, battle.worn, battle.printed, strict=True)
    found = [
        None if lying == fast.NOTHING else TerrainPiece(ids[lying], worn, bool(printed))
        for lying, worn, printed in columns
    ]
    return tuple(found[: battle.size])


def _deck_of(battle: Battle, ids: Sequence[str], side: int) -> Deck:
    piles = (
        (battle.hand, battle.hands),
        (battle.discard, battle.discards),
        (battle.in_play, battle.in_plays),
    )
    lists = [tuple(ids[c] for c in rows[side][: count[side]]) for rows, count in piles]
    return Deck(spread(battle.draw[side], ids), *lists)


def _ending(battle: Battle) -> Ending:
    winner = None if battle.winner == fast.NOBODY else battle.winner
    why = WHYS[battle.why]
    return Ending(winner, why, "2GM-PH-9" if why == DECK_OUT else "")
