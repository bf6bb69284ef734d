"""Random positions of Blitzkrieg!, mostly unreachable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from opfor.games.blitzkrieg import GAME, VARIANTS
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, STRATAGEMS, Placed, State
from tests.fast.steps import Case, other_rulings

OPTIONS: tuple[dict[str, Any], ...] = (*VARIANTS, {"difficulty": "hard", "extra_progress": 13})
"""The settings that are compared."""


def random_state(rng: Random, setting: Setting) -> State:
    """A state of any stage of a game; one in fifty is the beginning."""
    if rng.random() < 0.02:
        return new(setting)
    bags, pile = dealt(rng, setting)
    campaigns = tuple(open_campaign(rng, theatre) for theatre in setting.board.theatres)
    reserves = [[bag.pop() for _ in range(min(len(bag), held(rng)))] for bag in bags]
    placed = tuple(placed_units(rng, setting, campaigns, bags))
    units = [unit for unit, row in setting.units.by_id.items() if not row.spy]
    state = State(
        stage="turn",
        turn=rng.randint(1, 40),
        mover=rng.randint(0, 1),
        tracks=tuple(track(rng, theatre) for theatre in setting.board.theatres),
        campaigns=campaigns,
        placed=placed,
        vp=(points(rng), points(rng)),
        reserves=(tuple(reserves[0]), tuple(reserves[1])),
        bags=(tuple(sorted(bags[0])), tuple(sorted(bags[1]))),
        pile=tuple(sorted(pile)),
        last_unit=rng.choice([*units, None]),
        last_units=(rng.choice([*units, None]), rng.choice([*units, None])),
        last_turn=rng.random() < 0.1,
    )
    return with_stratagems(rng, state) if has_stratagems(setting) else state


def has_stratagems(setting: Setting) -> bool:
    return setting.bot is not None and setting.options.stratagems


def dealt(rng: Random, setting: Setting) -> tuple[tuple[list[str], list[str]], list[str]]:
    """The tokens in two bags and the pile: some weapons found, some units bombed."""
    first, second = (list(bag) for bag in setting.units.bags)
    pile = list(setting.units.pile)
    rng.shuffle(pile)
    found = rng.choice((0, 2, 5, 8, len(pile) - 2, len(pile)))
    for i in range(found):
        (first if i % 3 else second).append(pile.pop())
    rng.shuffle(first)
    rng.shuffle(second)
    if rng.random() < 0.3:
        pile += [first.pop() for _ in range(rng.randint(1, 4))]
    if rng.random() < 0.3:
        rows = setting.units.by_id
        for bag in (first, second):
            bag.sort(key=lambda unit: rows[unit].blitz or rows[unit].kind == "agent")
    if rng.random() < 0.1:
        del first[rng.randint(0, 9) :], second[rng.randint(0, 9) :]
    return (first, second), pile


def open_campaign(rng: Random, theatre: Theatre) -> int:
    if not theatre.open_at_start and rng.random() < 0.5:
        return NOT_OPENED
    return CLOSED if rng.random() < 0.2 else rng.randrange(len(theatre.campaigns))


def placed_units(
    rng: Random, setting: Setting, campaigns: Sequence[int], bags: tuple[list[str], list[str]]
) -> list[Placed | None]:
    """Full campaigns behind the open one, that one in part, now and then a unit beyond it."""
    placed: list[Placed | None] = [None] * len(setting.board.spaces)
    crowded = rng.choice((0.3, 0.6, 0.9))
    for theatre, opened in zip(setting.board.theatres, campaigns, strict=True):
        for number, campaign in enumerate(theatre.campaigns):
            behind = opened == CLOSED or number < opened
            share = 0.9 if behind else crowded if number == opened else 0.03
            for space in campaign.spaces:
                side = rng.randint(0, 1)
                if bags[side] and rng.random() < share:
                    placed[space] = (side, bags[side].pop())
    return placed


def track(rng: Random, theatre: Theatre) -> int:
    """Anywhere, more often near the centre and the ends."""
    if rng.random() < 0.4:
        return rng.choice((-1, 0, 1))
    if rng.random() < 0.3:
        return rng.choice((-1, 1)) * (theatre.steps - rng.randint(1, 3))
    return rng.randint(1 - theatre.steps, theatre.steps - 1)


def points(rng: Random) -> int:
    return rng.randint(0, 24) if rng.random() < 0.95 else rng.randint(25, 30)


def held(rng: Random) -> int:
    """Units in a reserve: mostly a handful."""
    return rng.randint(0, 6) if rng.random() < 0.8 else rng.randint(0, 14)


def with_stratagems(rng: Random, state: State) -> State:
    out = rng.choice((*STRATAGEMS, None))
    others = [s for s in STRATAGEMS if s != out]
    cup = others if rng.random() < 0.9 else others[: rng.randint(0, 2)]
    acting = rng.choice([*(s for s in STRATAGEMS if s != "steamroll"), None])
    return replace(
        state, cup=tuple(cup), stratagem=out, in_force=acting, stratagem_turn=state.turn - 2
    )


PLAYERS = (*("random", "greedy") * 19, "random", "look-ahead")
"""Who plays the batches in turn; thinking ahead takes the readable engine long."""
BATCH = 250
"""Positions of one setting before the rulings change."""


def cases(
    options: Mapping[str, Any],
    count: int,
    seed: int = 1,
    size: int = BATCH,
    names: Sequence[str] = PLAYERS,
) -> Iterator[Case]:
    """So many positions: every other batch under the usual rulings, the rest under others.

    Each ruling is turned round in a batch of its own, with a few others; batches take turns
    between the players.
    """
    rng = Random(seed)
    for batch in range(-(-count // size)):
        chosen = other_rulings(GAME, rng, batch // 2) if batch % 2 else {}
        name = names[batch // 2 % len(names)]
        if name == "look-ahead":
            chosen.pop("more-than-six-units", None)
        setting = prepare(Options(**options), chosen)
        players = {s: GAME.players[name] for s in setting.seats if s != "bot"}
        for _ in range(min(size, count - batch * size)):
            yield Case(setting, players, random_state(rng, setting), rng.getrandbits(60))
