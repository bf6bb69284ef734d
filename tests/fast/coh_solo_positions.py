"""Random positions of solo missions, mostly unreachable, and steps of both engines on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random

from msgspec.structs import replace

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.fast.coh.coverage import IN_LADDERS, IN_TABLES
from opfor.fast.coh.lies import SOLO_SWITCHED, SWITCHED
from opfor.fast.coh.names import ACTIONS
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.script import changes_sight
from opfor.fast.coh.script_rows import order_keys
from opfor.games.coh import GAME
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare, solo_setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.solo_state import NO_ENEMY, SoloState
from opfor.games.coh.values.state import OFF, Counter, Marker, State
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.solo import solo_mission_of
from tests.fast.coh_any_words import any_words
from tests.fast.coh_barrages import barrages, stage
from tests.fast.coh_fieldworks import beside, smoke, works
from tests.fast.coh_hidden_ai import HIDDEN, hidden_ai, hides_ai
from tests.fast.coh_positions import (
    caps,
    dealt,
    intrusion,
    placed,
    shuffled_piles,
)
from tests.fast.coh_riders import hiding, mounted
from tests.fast.coh_sharp import Toll, about, at_close_quarters
from tests.fast.coh_solo_orders import any_orders
from tests.fast.coh_untold import kept_back
from tests.fast.steps import Case, other_rulings

MISSIONS = (
    *("first-light", "church-bell", "hill-at-dusk", "river-road-1", "river-road-2"),
    *("river-road-3", "river-road-4", "river-road-5", "river-road-6", "steel-at-noon"),
)
MADE_UP = ANY_ORDERS, ANY_DRIVERS, ANY_WORDS = ("any-orders", "any-drivers", "any-words")
GENERATED = {
    "generated-4": (4, 12),
    "generated-5": (5, 7),
    "generated-6": (6, 5),
    "generated-works": (3, 628334),
    "generated-hiders": (2, 101517),
    "generated-shells": (4, 9051),
}
CASES = (*MISSIONS, *MADE_UP, *GENERATED, *HIDDEN)
"""The missions whose positions are compared: the game's own, three whose orders are made at random,
some that the generator has made (by guideline and seed), and some whose AI begins hidden."""

RULED = SWITCHED | SOLO_SWITCHED | IN_TABLES | IN_LADDERS
COVERED = [name.replace("_", "-") for name in sorted(RULED)]
DEEDS = ("move", "enter", "attack", "flame", "close-combat")
"""What orders ask after."""
BATCH = 100
"""Positions of one setting before the rulings change."""


def random_state(rng: Random, setting: SoloSetting) -> State:
    """A state of any stage of a solo mission; one in fifty is the beginning."""
    begins, bot = numbering(setting).begins, setting.solo.bot_side
    if rng.random() < 0.02:
        return begins
    piles = shuffled_piles(rng)
    spots = ground(rng, setting, begins)
    far = apart(rng, setting, spots)
    cup = [name for name in begins.solo.cup if rng.random() < 0.6] if begins.solo else []
    counters = deployed(rng, setting, (spots, far), cup, piles)
    if rng.random() < 0.4:
        spots = far = about(setting.field, counters) or spots
    if rng.random() < 0.15:
        del piles[rng.choice(("soft", "soft", "armour"))][rng.choice((0, 0, 1, 2)) :]
    turn, hands = rng.randint(1, 60), dealt(rng, setting)
    now = rng.randint(1, 3)
    if rng.random() < 0.05:
        now = min(rng.randint(4, 60), setting.mission.rounds)
    own = kept_back(rng, hands[2][1 - bot], tuple(sorted((*hands[0], *hands[2][bot]))))
    laid = tuple(works(rng, setting, counters, spots))
    return replace(
        begins,
        stage=stage(rng, setting, 12),
        round=now,
        turn=turn,
        mover=rng.choice((1 - bot, 1 - bot, 1 - bot, bot)),
        passes=rng.choice((0, 0, 1)),
        counters=tuple(beside(rng, counters, laid)),
        caps=(0, caps(rng)) if bot == 0 else (caps(rng), 0),
        losses=(0, rng.randint(0, 5)) if bot == 0 else (rng.randint(0, 5), 0),
        vp=(rng.randint(0, 4), rng.randint(0, 4)),
        acted=acted(rng, counters, bot),
        action=rng.choice(rng.choice((ACTIONS, DEEDS))),
        again=rng.random() < 0.05,
        markers=tuple(markers(rng, setting, [*spots, *far])),
        works=laid,
        smoke=tuple(smoke(rng, [*dict.fromkeys((*spots, *far))])),
        barrages=tuple(barrages(rng, setting, spots, now)),
        intrusion=intrusion(rng, setting, counters, turn),
        soft=tuple(sorted(piles["soft"])),
        armour=tuple(sorted(piles["armour"])),
        deck=own.deck,
        discard=hands[1],
        hands=(own.hand, ()) if bot else ((), own.hand),
        solo=solo(rng, setting, counters, cup),
    )


def deployed(
    rng: Random,
    setting: SoloSetting,
    where: tuple[list[int], list[int]],
    cup: Sequence[str],
    piles: dict[str, list[str]],
) -> list[Counter]:
    """Every counter: the AI about one place, the Player's Units about another; sometimes few of
    them, or few at close quarters."""
    begins, bot = numbering(setting).begins, setting.solo.bot_side
    hit, (spots, far) = rng.choice((0.0, 0.35, 0.35, 0.8)), where
    tolls = [Toll(rng.choice((0.1, 0.1, 0.3, 0.7, 0.95)), hit, piles) for _ in range(2)]
    few = rng.random() < 0.3 and left_of_many(rng, begins.counters, bot)
    counters = [
        stood(rng, c, cup, spots if c.side == bot else far, tolls[c.side])
        if not few or unit in few
        else fallen(c)
        for unit, c in enumerate(begins.counters)
    ]
    if rng.random() < 0.35:
        held = [marker.cell for marker in begins.markers]
        counters = at_close_quarters(rng, setting.field, begins.counters, bot, tolls[0], held, cup)
    riding = mounted(rng, counters)
    units = hiding(rng, riding) if setting.has_hiders else riding
    ai = hiding(rng, counters) if hides_ai(setting.solo) else counters
    return [ai[unit] if c.side == bot else units[unit] for unit, c in enumerate(counters)]


def left_of_many(rng: Random, counters: Sequence[Counter], bot: int) -> set[int]:
    """A few AI, and of the Player's Units the first and another: what words and rungs decide shows
    best where little else does."""
    ai, units = (
        [i for i, c in enumerate(counters) if (c.side == bot) == is_ai] for is_ai in (1, 0)
    )
    return {*rng.sample(ai, min(3, len(ai))), units[0], rng.choice(units)}


def fallen(counter: Counter) -> Counter:
    """A counter that takes no part; what waits goes on waiting."""
    if counter.place != "map":
        return counter
    return replace(counter, place="destroyed", cell=OFF, hidden=False)


def ground(rng: Random, setting: SoloSetting, begins: State) -> list[int]:
    """Where things stand: crowded around some hex, now and then all over the map."""
    cells = list(range(len(setting.field)))
    if rng.random() < 0.15:
        return cells
    held = [marker.cell for marker in begins.markers]
    centre = rng.choice(rng.choice((held, cells)))
    reach = rng.choice((1, 2, 3, 4, 5, 6))
    return [cell for cell in cells if setting.field.distance(cell, centre) <= reach]


def apart(rng: Random, setting: SoloSetting, spots: Sequence[int]) -> list[int]:
    """Where the other side stands: with the first, or two and more hexes away from most of it."""
    if rng.random() < 0.25:
        return list(spots)
    centre, away = rng.choice(spots), rng.choice((2, 3, 4, 6, 9))
    cells = range(len(setting.field))
    found = [c for c in cells if away <= setting.field.distance(c, centre) <= away + 2]
    return found or list(spots)


def stood(
    rng: Random, counter: Counter, cup: Sequence[str], spots: Sequence[int], toll: Toll
) -> Counter:
    """A counter on the map, gone, or still to come: in the cup, with an event, by the schedule."""
    if counter.unit == RUMORED.id:
        if rng.random() < 0.5:
            return replace(counter, place="aside", cell=OFF, facing=rng.randint(0, 5))
        spent, facing = rng.random() < 0.4, rng.randint(0, 5)
        return replace(counter, place="map", cell=rng.choice(spots), spent=spent, facing=facing)
    if counter.id in cup or (counter.place == "aside" and rng.random() < 0.4):
        return counter
    return placed(rng, counter, spots, toll)


def acted(rng: Random, counters: Sequence[Counter], bot: int) -> tuple[int, ...]:
    """Who acted last: most often some of the Player's Units."""
    units = [i for i, c in enumerate(counters) if c.side != bot and c.cell != OFF]
    if rng.random() < 0.2:
        units = list(range(len(counters)))
    return tuple(rng.sample(units, min(len(units), rng.choice((0, 1, 1, 2, 3)))))


def solo(
    rng: Random, setting: SoloSetting, counters: Sequence[Counter], cup: Sequence[str]
) -> SoloState:
    """The order deck, now and then with hardly a Command card left; track, cup and counts."""
    keys = [key for key in order_keys(setting) if key not in setting.spare]
    rng.shuffle(keys)
    gone, used = rng.choice((0, 0, 1, 3)), rng.choice((0, 2, 8, len(keys) // 2, len(keys)))
    removed, rest = keys[:gone], keys[gone:]
    if rng.random() < 0.1:
        removed = [key for key in keys if setting.cards[key].is_command][rng.randint(0, 2) :]
        rest = [key for key in keys if key not in removed]
    dead = sum(c.side == setting.bot and c.place == "destroyed" for c in counters)
    return SoloState(
        orders=tuple(sorted(rest[used:])),
        used=tuple(rest[:used]),
        removed=tuple(removed),
        marker=rng.randint(1, len(setting.solo.track) - 1),
        cup=tuple(sorted(cup)),
        discarded=(NO_ENEMY,) * rng.randint(0, 2),
        fallen=max(0, dead - rng.choice((0, 0, 0, 1, 2))),
        called_off=rng.choice((0, 0, 0, 1)),
        defences=tuple(sorted(some_of(rng, setting.solo.defences))),
        revealed=rng.randint(0, 3),
        sight=rng.choice((0, 0, 3, 8)) if changes_sight(setting) else 0,
        flare=(rng.randint(1, 3), rng.choice((0, 2, 9))) if changes_sight(setting) else (0, 0),
        exits_open=setting.opens_later and rng.random() < 0.5,
    )


def some_of(rng: Random, pool: Sequence[str]) -> list[str]:
    return rng.sample(pool, rng.randint(min(1, len(pool)), len(pool)))


def markers(rng: Random, setting: SoloSetting, spots: Sequence[int]) -> Iterator[Marker]:
    """Those of the mission, whoever holds them; where lines put others, and take some away, these
    too."""
    begins = [marker.cell for marker in numbering(setting).begins.markers]
    if setting.solo.defences:
        begins = rng.sample(begins, rng.randint(0, len(begins)))
        more = rng.sample(list(spots), min(len(spots), rng.choice((0, 1, 2))))
        begins = list(dict.fromkeys((*begins, *more)))
    for cell in begins:
        yield Marker(cell, rng.randint(0, 1))


def setting_of(name: str, rulings: Mapping[str, str], rng: Random) -> SoloSetting:
    if name == ANY_WORDS:
        return any_words(rng, rulings)
    if name in MADE_UP:
        tries = {"revealed-without-shot": "next-order"} if rng.random() < 0.4 else {}
        return any_orders(rng, {**rulings, **tries}, drives=name == ANY_DRIVERS)
    if name in HIDDEN:
        return solo_setting(hidden_ai(name), rulings)
    if name in GENERATED:
        return solo_setting(generated(*GENERATED[name]), rulings)
    setting = prepare(Options(mission=name), rulings)
    assert isinstance(setting, SoloSetting)
    return setting


@cache
def generated(guideline: int, seed: int) -> SoloMission:
    """A mission as the generator makes it."""
    return solo_mission_of(generate_auto(guideline, seed, solo=True), "generated")


def cases(
    name: str, count: int, seed: int = 1, size: int = BATCH, player: str = "random"
) -> Iterator[Case]:
    """So many positions: every other batch, of orders made at random every fourth, under the usual
    rulings, the rest under others."""
    usually, share = (4, 0.5) if name in MADE_UP else (2, 0.3)
    rng, players = Random(seed), {"player": GAME.players[player]}
    usual = setting_of(name, {}, rng)
    for batch in range(-(-count // size)):
        rulings = other_rulings(GAME, rng, batch // 2, COVERED, share) if batch % usually else {}
        setting = setting_of(name, rulings, rng) if rulings or name in MADE_UP else usual
        for _ in range(min(size, count - batch * size)):
            state = random_state(rng, setting)
            if player != "random" and rng.random() < 0.6:
                state = replace(state, mover=setting.solo.bot_side)
            seed, steps = rng.getrandbits(60), rng.choice((1, 1, 2, 3))
            yield Case(setting, players, state, seed, steps)
