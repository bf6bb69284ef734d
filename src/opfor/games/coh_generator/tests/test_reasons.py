"""Why the AI of a solo mission is what it is: every choice is told with its row."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.explain import Explainer
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.play import Play
from opfor.core.trace import Decision
from opfor.games.coh_generator import GAME
from opfor.games.coh_generator.bot.mission_sheet import lay_tiles
from opfor.games.coh_generator.bot.order_deck import command_cards
from opfor.games.coh_generator.rules.setup import new
from opfor.games.coh_generator.tests.story import setting
from opfor.games.coh_generator.values.state import Solo


def generated(seed: int, rulings: dict[str, str] | None = None, **options: Any) -> Session:
    given = {"guideline": 5, "solo": True} | options
    players = {"player": "drafter"}
    return Session.new(
        GAME, Start(options=given, rulings=rulings or {}, seed=seed, players=players)
    )


def solo_of(session: Session) -> Solo:
    assert session.state.solo is not None
    return session.state.solo  # type: ignore[no-any-return]


def about(session: Session, question: str) -> list[Decision]:
    return [d for d in session.decisions() if d.question.startswith(question)]


def said(session: Session) -> str:
    explainer = Explainer(GAME, session.setting)
    return "\n".join(explainer.short(decision) for decision in session.decisions())


@pytest.mark.rule("X-3")
@pytest.mark.parametrize("seed", range(1, 13))
@pytest.mark.parametrize("overflow", ["extended", "discarded"])
def test_what_is_told_is_what_was_developed(seed: int, overflow: str) -> None:
    session = generated(seed, {"overflowing-tiles": overflow}, guideline=6)
    solo = solo_of(session)
    assert [d.chosen for d in about(session, "players-side")] == [solo.player]
    assert [d.chosen for d in about(session, "sheet-side")] == [solo.sheet]
    laid = {d.details["tile"]: d.chosen for d in about(session, "tile-space")}
    rows = {"counteraction": solo.counteractions, "mission-order": solo.mission_orders}
    found = {t: f"{kind}/{n}" for kind, row in rows.items() for n, t in enumerate(row, 1)}
    found |= {tile: f"track/{space}" for space, tile in solo.track}
    assert laid == dict.fromkeys(solo.tiles) | found


@pytest.mark.rule("X-3")
@pytest.mark.parametrize("seed", range(1, 9))
def test_every_card_that_came_or_went_is_told(seed: int) -> None:
    session = generated(seed, fewer_command_cards=1)
    (printed,) = about(session, "order-deck")
    first, last = session.setting.content.face(printed.chosen).deck
    deck = set(range(first, last + 1))
    deck |= {int(d.chosen or 0) for d in about(session, "card-added")}
    gone = {int(d.chosen or 0) for d in about(session, "card-removed")}
    gone |= {int(d.chosen or 0) for d in about(session, "card-left-out")}
    assert gone & command_cards()
    assert sorted(deck - gone) == list(solo_of(session).order_deck)


def test_the_sentences_name_the_reason_and_its_row() -> None:
    told = [said(generated(seed)) for seed in range(1, 13)]
    every = "\n".join(told)
    assert "The Player commands the Germans: the die showed" in every
    assert "The sheet lies on its Offense side: called for by more tiles than" in every
    assert "(SOLO-5.4-b)" in every
    assert all("(SOLO-5.3-a)" in one and "(SOLO-5.4-a)" in one for one in told)


@pytest.mark.parametrize(
    ("overflow", "said"),
    [
        ("discarded", "is left out: no candidate was free"),
        (
            "extended",
            "lies on Counteraction space 4: the only one that is free",
        ),
    ],
)
def test_a_tile_without_a_printed_space_is_told_of_too(overflow: str, said: str) -> None:
    ruled = setting({"overflowing-tiles": overflow}, guideline=5, solo=True)
    game: Play[Any, Any] = Play(GAME, ruled, new(ruled), explain=True)
    faces = ruled.content.tiles["german"].values()
    tiles = sorted((t for t in faces if t.kind == "counteraction"), key=lambda t: t.id)
    for _ in lay_tiles(game, tiles[:4], ruled.content.sheet.lanes, overflow):
        raise AssertionError("tiles ask nobody")
    assert said in Explainer(GAME, ruled).short(game.log[-1])
