"""The odds of an attack before it is done: what it needs, how likely it is, part by part."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.phrases import percent
from opfor.games.coh.rules.ar_and_dv import attack_rating, defence_value
from opfor.games.coh.rules.targets import targets_of
from opfor.games.coh.values.book_numbers import REVEALED_ON
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.shots import Odds, Shot


def odds(look: Deployment, shot: Shot, only: Sequence[int] | None = None) -> list[Odds]:
    """The odds against every unit the attack is rolled against, before it is confirmed.

    A Rumored Enemy has no DV: what counts is the roll that reveals it.
    """
    found = []
    for target in targets_of(look, shot) if only is None else only:
        ar, dv = attack_rating(look, shot, target), defence_value(look, shot, target)
        if look.kind(target).has("rumored"):
            found.append(Odds(target, ar, dv, REVEALED_ON, chance_of(REVEALED_ON), 0.0))
            continue
        needed = dv.total - ar.total
        kill = needed + look.setting.numbers.kill_margin
        found.append(Odds(target, ar, dv, needed, chance_of(needed), chance_of(kill)))
    return found


def odds_in_words(look: Deployment, shot: Shot, target: int) -> str:
    """``Rifle S05: needs 9 (28 %, kill 0 %); AR 4 = …; DV 13 = …``."""
    (each,) = odds(look, shot, [target])
    name = f"{look.kind(target).title} {look.state.counters[target].id}"
    if look.kind(target).has("rumored"):
        return f"{name}: revealed on {each.needed} ({percent(each.hit)})"
    chances = f"{percent(each.hit)}, kill {percent(each.kill)}"
    return f"{name}: needs {each.needed} ({chances}); {each.ar.text()}; {each.dv.text()}"
