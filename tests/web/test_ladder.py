"""The ladder in the page: what is next stands where a new game is begun, and begins it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from opfor.app.registry import load_game
from opfor.app.rungs import rung_named
from opfor.surfaces.web.asks import New, Who
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.ladder import ladder, ladder_after
from opfor.surfaces.web.shelf import Files
from opfor.surfaces.web.shop import OfGame
from opfor.surfaces.web.visitor import Visitor
from tests.conformance.cases import at_random


def test_a_game_that_is_over_counts_for_whoever_began_it(tmp_path: Path) -> None:
    visitor = Visitor(Desk(Files(tmp_path)))
    rung = rung_named(load_game("blitzkrieg"), "training-ground")
    options = {name: str(value) for name, value in rung.options.items()}
    table = visitor.new(New("blitzkrieg", 5, options)).table
    assert ladder(visitor, OfGame("blitzkrieg")).games == 0
    respond = at_random(5)
    with visitor.at(table) as found:
        while found.session.pending is not None:
            found.session.answer(respond(found.session.pending))
    told = ladder_after(visitor, Who(table))
    assert (told.games, told.rungs[0].played) == (1, 1)
    other = visitor.new(New("blitzkrieg", 5, {"handicap": "3"})).table
    assert ladder_after(visitor, Who(other)).next == ""


def test_the_dialog_of_a_new_game_says_what_is_next_and_begins_it(page: Page, server: str) -> None:
    page.goto(server)
    page.locator('[data-choose="blitzkrieg"]').click()
    box = page.locator("dialog .climbing")
    expect(box.locator("[data-next]")).to_contain_text("You have 49 %")
    box.locator("summary").click()
    expect(box.locator(".rungs li")).to_have_count(12)
    box.locator('.rungs [data-rung="typhoon"]').click()
    page.wait_for_selector("main[data-moment]:not([data-busy])")
    expect(page.locator(".bar small[title*=nippon]")).to_be_visible()
