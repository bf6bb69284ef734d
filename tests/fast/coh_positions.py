"""Random positions of firefights, mostly unreachable, and one step of both engines on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from operator import add
from random import Random
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.counters.action_cards import deck_of
from opfor.cardboard.coh.counters.numbers import PILE_OF, full_pile
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.fast.coh.coverage import IN_TABLES
from opfor.fast.coh.engine import Engine
from opfor.fast.coh.lies import SWITCHED
from opfor.fast.coh.names import ACTIONS
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.states import read_state, state_of
from opfor.fast.coh.tables import players_of, stream_names
from opfor.games.coh import GAME
from opfor.games.coh.values.options import Setting, setting_for
from opfor.games.coh.values.state import OFF, Counter, Intrusion, Marker, State
from opfor.games.coh.values.teams import players_meant
from tests.fast.coh_barrages import barrages, stage
from tests.fast.coh_fieldworks import beside, smoke, works
from tests.fast.coh_missions import missions
from tests.fast.coh_partners import speakers
from tests.fast.coh_riders import aboard, hides_riders, hiding, mounted
from tests.fast.coh_seeds import seeded
from tests.fast.coh_sharp import Toll, about, at_close_quarters
from tests.fast.steps import After, Case, other_rulings

CASES = [
    *(("eight", "activation"), ("eight", "solo"), ("crossroads", "activation")),
    *(("melee", "activation"), ("outposts", "activation")),
    *(("all-cards", "activation"), ("late-cards", "solo")),
    *(("armour", "activation"), ("armour", "solo"), ("armour-on-5", "activation")),
    *(("column", "activation"), ("column", "solo"), ("mud", "activation")),
    *(("mortars", "activation"), ("mortars-on-5", "solo")),
    *(("way-out", "activation"), ("way-out", "solo"), ("flight", "activation"), ("flight", "solo")),
    *(("two-hills", "activation"), ("shelled", "activation"), ("shelled-works", "solo")),
    ("shelled-hiders", "activation"),
    *(("fieldworks", "activation"), ("fieldworks", "solo"), ("fieldworks-and-column", "solo")),
    *(("fieldworks-and-armour", "activation"), ("convoy", "activation")),
    ("ridge", "activation"),
    ("fieldworks-and-mortars", "activation"),
    *(("goods-station", "activation"), ("church-tower", "activation"), ("hiders", "solo")),
    *(("hiders", "activation"), ("hidden-riders", "activation")),
    *((f"eight-on-{board}", "activation") for board in "2345"),
    *(("eight-with-rules", economy) for economy in ("activation", "solo")),
    *((name, economy) for name in ("relief", "relief-on-5") for economy in ("activation", "solo")),
    *(("partners", "activation"), ("partners", "solo"), ("partners-coming", "activation")),
    *(("partners-driving", "activation"), ("partners-hiding", "activation")),
]
"""The settings that are compared."""


def shuffled_piles(rng: Random) -> dict[str, list[str]]:
    """The hit counters of both piles."""
    piles = {"soft": list(full_pile("soft")), "armour": list(full_pile("armour"))}
    for pile in piles.values():
        rng.shuffle(pile)
    return piles


def random_state(rng: Random, setting: Setting) -> State:
    """A state of any stage of a firefight; one in fifty is the beginning."""
    begins = numbering(setting).begins
    if rng.random() < 0.02:
        return begins
    piles = shuffled_piles(rng)
    spots, mover = ground(rng, setting), rng.randint(0, 1)
    counters = deployed(rng, setting, spots, 1 - mover, piles)
    if rng.random() < 0.4:
        spots = about(setting.field, counters) or spots
    if rng.random() < 0.25:
        del piles[rng.choice(("soft", "armour"))][rng.choice((0, 0, 1, 2)) :]
    turn, now = rng.randint(1, 60), rng.randint(1, setting.mission.rounds)
    activates = setting.economy == "activation"
    players = range(setting.teams.players if setting.teams else 2)
    groups = [activated(rng, setting, counters, who) if activates else () for who in players]
    deck, discard, hands = dealt(rng, setting)
    laid = tuple(works(rng, setting, counters, spots))
    return replace(
        begins,
        stage=stage(rng, setting, 8),
        round=now,
        turn=turn,
        mover=mover,
        passes=rng.choice((0, 0, 1)),
        counters=tuple(beside(rng, counters, laid)),
        caps=(caps(rng), caps(rng)),
        losses=(rng.randint(0, 5), rng.randint(0, 5)),
        vp=(rng.randint(0, 9), rng.randint(0, 9)),
        activated=tuple(groups),
        aps=tuple(rng.randint(0, 7) if group else 0 for group in groups),
        speaker=speakers(rng, setting),
        acted=tuple(rng.sample(range(len(counters)), rng.choice((0, 1, 2, 8)))),
        action=rng.choice(ACTIONS),
        again=rng.random() < 0.1,
        markers=tuple(Marker(m.cell, rng.randint(0, 1)) for m in begins.markers),
        works=laid,
        smoke=tuple(smoke(rng, spots)),
        barrages=tuple(barrages(rng, setting, spots, now)),
        intrusion=intrusion(rng, setting, counters, turn),
        soft=tuple(sorted(piles["soft"])),
        armour=tuple(sorted(piles["armour"])),
        deck=deck,
        discard=discard,
        hands=hands,
    )


def deployed(
    rng: Random, setting: Setting, spots: Sequence[int], to_act: int, piles: dict[str, list[str]]
) -> list[Counter]:
    """Every counter: most about the same place, some of them at close quarters; riders, hiders."""
    begins, hit = numbering(setting).begins, rng.choice((0.0, 0.35, 0.35))
    if rng.random() < 0.4:
        piles["soft"] += rng.choices(("pinned", "suppressed", "berserk"), (3, 1, 1), k=20)
        hit = 0.9
    tolls = [Toll(rng.choice((0.1, 0.1, 0.3, 0.7, 0.95)), hit, piles) for _ in range(2)]
    apart = ground(rng, setting) if rng.random() < 0.3 else spots
    counters = [placed(rng, c, (spots, apart)[c.side], tolls[c.side]) for c in begins.counters]
    if rng.random() < 0.3:
        held = [marker.cell for marker in begins.markers]
        counters = at_close_quarters(rng, setting.field, begins.counters, to_act, tolls[0], held)
    counters = aboard(rng, begins.counters, mounted(rng, counters))
    if not setting.has_hiders:
        return counters
    return hiding(rng, counters, riders=hides_riders(setting.mission))


def ground(rng: Random, setting: Setting) -> list[int]:
    """Where things stand: crowded around some hex, now and then all over the map."""
    cells = list(range(len(setting.field)))
    if rng.random() < 0.15:
        return cells
    held = [marker.cell for marker in numbering(setting).begins.markers]
    edges = [cell for side in setting.entries for way in side.values() for cell in way]
    beside_walls = {cell for cell, _ in setting.field.walls}
    rough = [cell for cell in cells if setting.field.level[cell] or cell in beside_walls]
    centre = rng.choice(rng.choice((held or cells, edges or held or cells, rough or cells, cells)))
    reach = rng.choice((1, 2, 3, 4, 6))
    return [cell for cell in cells if setting.field.distance(cell, centre) <= reach]


def placed(rng: Random, counter: Counter, spots: Sequence[int], toll: Toll) -> Counter:
    """A counter on the map, gone, or still to come; fresh or spent, some of them hit."""
    if counter.due and rng.random() < 0.5:
        return replace(counter, spent=rng.random() < 0.1)
    if rng.random() < toll.lost:
        facing = rng.randint(0, 5)
        return replace(
            counter, place="destroyed", cell=OFF, facing=facing, carrier=OFF, hidden=False
        )
    kind = unit_kinds()[counter.unit]
    pile = toll.piles[PILE_OF[rng.choice((kind.flank_colour, kind.front_colour))]]
    return replace(
        counter,
        place="map",
        cell=rng.choice(spots),
        facing=rng.randint(0, 5),
        spent=rng.random() < 0.4,
        hidden=False,
        carrier=OFF,
        hit=pile.pop() if pile and rng.random() < toll.hit else "",
    )


def activated(
    rng: Random, setting: Setting, counters: Sequence[Counter], player: int
) -> tuple[int, ...]:
    fresh = [
        i
        for i, c in enumerate(counters)
        if setting.player_of(i, c.side) == player and c.cell >= 0 and not c.spent
    ]
    rng.shuffle(fresh)
    return tuple(fresh[: rng.choice((0, 0, 1, 1, 2, 3))])


def caps(rng: Random) -> int:
    return rng.choice((0, 0, 1, 2, 3, 4, 5, 6, 9))


def intrusion(
    rng: Random, setting: Setting, counters: Sequence[Counter], turn: int
) -> Intrusion | None:
    standing = [c.cell for c in counters if c.cell >= 0]
    if not standing or rng.random() < 0.5:
        return None
    crowded = [cell for cell in standing if standing.count(cell) > 1]
    cell = rng.choice(crowded or standing)
    return Intrusion(cell, rng.choice(setting.field.adjacent(cell)), turn - rng.choice((0, 0, 1)))


def dealt(rng: Random, setting: Setting) -> tuple[Any, Any, Any]:
    """The cards in deck, discard pile and hands; in every other deal four kinds lie on top, whether
    there are many of them or few."""
    cards = list(deck_of(setting.mission.cards))
    rng.shuffle(cards)
    if rng.random() < 0.5:
        cards += [cards.pop(cards.index(kind)) for kind in rng.sample(sorted(set(cards)), 4)]
        return dealt_from(rng, cards, (0, 2, 2, 4))
    return dealt_from(rng, cards)


def dealt_from(
    rng: Random, cards: list[str], held: Sequence[int] = (0, 0, 1, 2, 4)
) -> tuple[Any, Any, Any]:
    sizes = [rng.choice(held) for _ in range(2)]
    hands = tuple(tuple(sorted(cards.pop() for _ in range(size))) for size in sizes)
    if rng.random() < 0.1:
        cards.clear()
    laid = rng.choice((0, 3, len(cards)))
    return tuple(sorted(cards[laid:])), tuple(sorted(cards[:laid])), hands


def fast_step(module: Any, battle: Any, case: Case) -> After:
    """The same by an engine over numbers: ``module`` holds its ``play_steps``."""
    read_state(battle, case.setting, case.state)
    module.play_steps(battle, case.seed, case.steps)
    assert is_counted(battle), "what is counted beside the state has gone astray"
    used = zip(stream_names(case.setting), battle.counters, strict=False)
    settled = {name: n for name, n in zip(Engine.rule_names, battle.settled, strict=False) if n}
    return After(state_of(battle, case.setting), settled, {name: n for name, n in used if n})


def is_counted(battle: Any) -> bool:
    """Whether the sums that are kept are those of what they count."""
    counted = [[list(row) for row in rows] for rows in (battle.manned, battle.lurking)]
    found = [[[0] * len(row) for row in rows] for rows in counted]
    standing = zip(battle.cell[: battle.units], battle.side_of, battle.hidden, strict=False)
    for cell, side, is_hidden in standing:
        if cell != OFF:
            found[is_hidden][side][cell] += 1
    return (
        found == counted
        and battle.lurkers == sum(map(sum, found[1]))
        and list(battle.work_in[: battle.cells]) == work_numbers(battle)
        and list(battle.work_seen[: battle.cells]) == kinds_seen(battle)
        and battle.smokes == len(battle.smoke) - battle.smoke.count(0)
        and list(battle.stocked) == stocked(battle)
        and battle.carried == battle.units - battle.carrier[: battle.units].count(OFF)
        and battle.decked == sum(battle.deck)
        and list(battle.held) == list(map(add, map(sum, battle.hand), battle.untold))
        and (battle.bot < 0 or battle.piled == sum(battle.in_pile))
    )


def work_numbers(battle: Any) -> list[int]:
    """Which work lies in each cell."""
    lying = {battle.work_cell[work]: work for work in range(battle.works)}
    return [lying.get(cell, -1) for cell in range(battle.cells)]


def kinds_seen(battle: Any) -> list[int]:
    """Which kind of work is to be seen in each cell."""
    lying = [work for work in range(battle.works) if not battle.work_hidden[work]]
    kinds = {battle.work_cell[work]: battle.work_kind[work] for work in lying}
    return [kinds.get(cell, 0) for cell in range(battle.cells)]


def stocked(battle: Any) -> list[int]:
    """How many hit counters each pile has."""
    stock = list(zip(battle.stock, battle.hit_pile, strict=True))
    return [sum(count for count, pile in stock if pile == which) for which in (0, 1)]


COVERED = [name.replace("_", "-") for name in sorted(SWITCHED | IN_TABLES)]
BATCH = 250
"""Positions of one setting before the rulings change."""


def cases(
    name: str, economy: str, count: int, seed: int = 1, size: int = BATCH, player: str = "random"
) -> Iterator[Case]:
    """So many positions: every other batch under the usual rulings, the rest under others."""
    rng, chosen = Random(seed), missions()[name]
    many = players_meant(chosen)
    usual = setting_for(chosen, economy, {}, many)
    taken = {**GAME.players, **GAME.strategies}[player]
    players = {seat: taken for seat in players_of(usual) if seat}
    for batch in range(-(-count // size)):
        rulings = other_rulings(GAME, rng, batch // 2, COVERED) if batch % 2 else {}
        setting = setting_for(chosen, economy, rulings, many) if rulings else usual
        made = partial(random_state, rng, setting)
        found = seeded(rng, setting, made, steers=player == "random")
        for state, seed in islice(found, min(size, count - batch * size)):
            yield Case(setting, players, state, seed)
