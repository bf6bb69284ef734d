"""The AI against a plain second implementation, on positions made at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from opfor.games.tactics2gm.tests.bot.story import asked, decided
from opfor.games.tactics2gm.tests.field import setting_for
from opfor.games.tactics2gm.tests.naive_ai import deployment, shooting, stance
from opfor.games.tactics2gm.tests.naive_ai.battlefield import Battlefield
from opfor.games.tactics2gm.tests.naive_ai.facts import cards
from opfor.games.tactics2gm.tests.naive_ai.movement import March
from opfor.games.tactics2gm.values.content import PILES
from tests.oracle.tactics2gm.bot.setup.army_deck import add_extra, counts_like

SEEDS = range(120)


def position(random: Random, first: int = 2) -> dict[str, Any]:
    """Units of both sides scattered over the board, none before a line; with line 1, often on the
    first and the last space of all."""
    names = [name for name, card in cards().items() if card["type"] != "airplane"]
    spots = random.sample([(line, c) for line in range(first, 7) for c in range(1, 11)], 12)
    if first == 1:
        corners = [(1, 1), (1, 2), (2, 1), (6, 10)]
        spots = [*corners, *(spot for spot in spots if spot not in corners)]
    units = [
        {"id": f"u{n}", "side": random.choice(["ai", "player"]), "card": random.choice(names),
         "line": line, "column": column}
        for n, (line, column) in enumerate(spots[: random.randint(0, 12)])
    ]  # fmt: skip
    kind = random.choice(["battle-royal", "offensive", "defensive"])
    return {"kind": kind, "units": units}


@pytest.mark.rule("2GM-ST-1", "2GM-ST-2", "2GM-ST-3", "2GM-ST-4", "2GM-SC-9")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_stance(seed: int, first: int) -> None:
    random = Random(seed)
    form = position(random, first)
    d10 = random.randint(1, 10)
    (decision,) = decided(*form["units"], kind=form["kind"], phase="start", d10=d10).decisions
    assert (decision.details["total"], decision.chosen) == stance.stance(form, d10)


@pytest.mark.rule("2GM-BR-4", "2GM-BR-5")
@pytest.mark.parametrize("seed", range(40))
def test_army(seed: int) -> None:
    random = Random(seed)
    setting = setting_for(mode="solo")
    deck = {pile: random.randint(0, 14) for pile in (*PILES, "airplane")}
    d10 = random.randint(1, 10)
    counts = add_extra(setting, counts_like(setting, deck), d10)
    plain = stance.army(
        deck["infantry"], deck["artillery"], deck["tank"], deck["transport"], deck["airplane"],
        deck["support"], d10,
    )  # fmt: skip
    assert list(counts.values()) == plain


@pytest.mark.rule("2GM-PH-5", "2GM-DEP-1", "2GM-DEP-2", "2GM-DEP-3", "2GM-DEP-4", "2GM-DEP-5")
@pytest.mark.rule("2GM-DEP-6", "2GM-FACE-3")
@pytest.mark.parametrize("seed", range(300))
def test_next_card(seed: int) -> None:
    random = Random(seed)
    kind = random.choice(list(stance.NAMES))
    name = random.choice(stance.NAMES[kind])
    units = [n for n, card in cards().items() if card["type"] != "airplane"]
    hand = random.sample(units, random.randint(1, 5))
    ap = random.randint(0, 12)
    situation = decided(kind=kind, stance=name, hand=hand, ap=ap, phase="deployment")
    plain = deployment.next_cards(kind, name, hand, ap)
    decisions = asked(situation, "deploy")
    assert set(decisions[0].survivors if decisions else ()) == plain, (kind, name, hand, ap)


@pytest.mark.rule("2GM-FACE-1", "2GM-FACE-2", "2GM-FACE-4")
@pytest.mark.parametrize("seed", SEEDS)
def test_face_off(seed: int) -> None:
    random = Random(seed)
    form = position(random)
    names = [n for n, card in cards().items() if card["type"] in ("tank", "infantry", "artillery")]
    card = random.choice([n for n in names if "anti-air" not in cards()[n]["traits"]])
    rolled = random.randint(1, 10)
    situation = decided(
        *form["units"], stance="total-defense", hand=[card], ap=99, phase="deployment",
        otherwise=rolled,
    )  # fmt: skip
    (decision,) = asked(situation, "column")
    plain = deployment.facing_columns(form, card)
    if plain:
        assert decision.chosen in plain
        assert set(decision.survivors) <= plain
    else:
        assert decision.chosen == rolled


def battle(random: Random, first: int = 2) -> dict[str, Any]:
    """A position with terrain, wounds of the Player's units, and perhaps an HQ about to fall."""
    form = position(random, first)
    odd = ("medic", "mechanic")
    for unit in form["units"]:
        if unit["card"] in odd:
            unit["card"] = "light-infantry"
        hp = cards()[unit["card"]]["hp"]
        if unit["side"] == "player" and hp > 1 and random.random() < 0.3:
            unit["wounds"] = random.randint(1, hp - 1)
    spots = random.sample([(line, c) for line in range(1, 7) for c in range(1, 11)], 8)
    kinds = ["forest", "bushes", "ruins", "trench", "house"]
    vehicles = {(u["line"], u["column"]) for u in form["units"]}
    form["terrain"] = [
        {"card": random.choice(kinds[:3] if spot in vehicles else kinds), "line": spot[0],
         "column": spot[1]}
        for spot in spots
    ]  # fmt: skip
    if form["kind"] == "battle-royal":
        form["hq"] = {"player": random.choice([0, 0, 5, 6, 7])}
    elif random.random() < 0.8:
        goal = "destroy" if form["kind"] == "offensive" else "defend"
        line, column = random.choice([s for s in spots if s not in vehicles])
        form["terrain"] = [t for t in form["terrain"] if (t["line"], t["column"]) != (line, column)]
        form["target"] = {"line": line, "column": column, "goal": goal}
    form["stance"] = random.choice(stance.NAMES[form["kind"]])
    return form


BATTLES = [(seed, 2) for seed in range(400)] + [(seed, 1) for seed in range(200)]
"""Seeds, and the first line on which anybody stands."""


def acting(form: dict[str, Any], name: str) -> dict[str, Any]:
    return next(unit for unit in form["units"] if unit["id"] == name)


@pytest.mark.rule("2GM-GOAL-1", "2GM-BR-TD-S", "2GM-BR-DE-S", "2GM-BR-RE-S", "2GM-BR-AD-S")
@pytest.mark.rule("2GM-BR-FA-S", "2GM-OF-RL-S", "2GM-OF-SH-S", "2GM-OF-AD-S", "2GM-OF-AT-S")
@pytest.mark.rule("2GM-OF-FA-S", "2GM-DF-TD-S", "2GM-DF-RL-S", "2GM-DF-HP-S", "2GM-DF-SH-S")
@pytest.mark.rule("2GM-DF-OD-S", "Q2-27", "Q2-31", "Q2-33")
@pytest.mark.parametrize(("seed", "first"), BATTLES)
def test_targets(seed: int, first: int) -> None:
    form = battle(Random(seed), first)
    units = form["units"]
    situation = decided(*units, phase="shooting", **{k: v for k, v in form.items() if k != "units"})
    field = Battlefield(form)
    decisions = asked(situation, "shoot")
    if not decisions:
        assert not any(shooting.choices(field, form["stance"], u) for u in field.of("ai"))
        return
    begun = decisions[0]
    plain = shooting.choices(field, form["stance"], acting(form, begun.details["unit"]))
    assert set(begun.survivors) == {t if isinstance(t, str) else t["id"] for t in plain}


@pytest.mark.rule("2GM-BR-TD-M", "2GM-BR-DE-M", "2GM-BR-RE-M", "2GM-BR-AD-M", "2GM-BR-FA-M")
@pytest.mark.rule("2GM-OF-RL-M", "2GM-OF-SH-M", "2GM-OF-AD-M", "2GM-OF-AT-M", "2GM-OF-FA-M")
@pytest.mark.rule("2GM-DF-TD-M", "2GM-DF-RL-M", "2GM-DF-HP-M", "2GM-DF-SH-M", "2GM-DF-OD-M")
@pytest.mark.rule("2GM-GOAL-1", "Q2-27", "Q2-29", "Q2-30")
@pytest.mark.parametrize(("seed", "first"), BATTLES)
def test_moves(seed: int, first: int) -> None:
    form = battle(Random(seed), first)
    units = form["units"]
    situation = decided(*units, phase="movement", **{k: v for k, v in form.items() if k != "units"})
    field = Battlefield(form)
    for begun in asked(situation, "move")[:1]:
        unit = acting(form, begun.details["unit"])
        plain = March(field, form["stance"], unit).choices()
        assert set(begun.survivors) == {f"{line}-{column}" for line, column in plain}
