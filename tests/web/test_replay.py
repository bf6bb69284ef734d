"""Back and forth: through whole games by keys, along branches with names, chances beside it."""

from __future__ import annotations

import re

import pytest
from browser import answer, begin, moment, settled, skip, turn
from msgspec import convert, to_builtins
from playwright.sync_api import Page, Route, expect
from test_stage import DRAWN, asked

from opfor.app.coach.review import Judged, summed

OVER = {
    "blitzkrieg": "new=blitzkrieg&seed=7&player=random",
    "coh": "new=coh&mission=first-light&seed=7&player=random",
    "2gm": "new=2gm&seed=5&player=random",
}


def shown(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-shown") or 0)


def leaf(page: Page, key: str, until: int) -> list[int]:
    """Press a key again and again until that moment is on the board; every moment on the way."""
    at = [shown(page)]
    while at[-1] != until:
        page.keyboard.press(key)
        page.wait_for_selector(f'main:not([data-shown="{at[-1]}"])')
        at.append(shown(page))
    return at


@pytest.mark.parametrize(
    "game", ["blitzkrieg", *(pytest.param(each, marks=pytest.mark.slow) for each in ("coh", "2gm"))]
)
def test_keys_lead_through_a_whole_game(game: str, page: Page, server: str) -> None:
    """From the present back, to the beginning, and on to the end: a stop wherever something is
    told, with everything as it was then."""
    begin(page, f"{server}?{OVER[game]}")
    latest = moment(page)
    own = page.locator(".score .y").inner_text()  # who looks on has the colours of the first side
    for drawn in page.locator(".turns .y").all():
        expect(drawn).to_contain_text(re.compile(own.split()[0]))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label("Moment")).to_be_visible()
    before = shown(page)
    assert before < latest
    page.keyboard.press("Home")
    page.wait_for_selector('main[data-shown="1"]')
    stops = leaf(page, "ArrowRight", latest)
    assert before in stops
    assert stops == sorted(set(stops))
    assert len(stops) > 60
    for at in stops[5 :: len(stops) // 4]:
        page.get_by_label("Moment").fill(f"{at}")
        page.wait_for_selector(f'main[data-shown="{at}"]')
        view = asked(page, "view", moment=at)
        assert page.evaluate(DRAWN, view["pieces"]) == 0
        said = ", ".join(f"{s['title']} {s['value']}" for s in view["facts"]["scores"][:1])
        expect(page.locator(".score")).to_have_attribute("aria-label", re.compile(said))
    page.keyboard.press("Escape")
    expect(page.get_by_label("Moment")).to_have_count(0)


def test_from_here_always_lands_on_a_question(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    for _ in range(4):
        answer(page)
    for line in (16, 9):
        before = moment(page)
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector(".scrub")
        page.keyboard.press("Home")
        page.wait_for_selector('main[data-shown="1"]')
        while shown(page) < line:
            leaf_on(page)
        page.locator('[data-action="from-here"]').click()
        settled(page, before)
        assert turn(page) == "person"
        expect(page.locator("[data-offer]").first).to_be_visible()


def leaf_on(page: Page) -> None:
    at = shown(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f'main:not([data-shown="{at}"])')


def take_back(page: Page) -> None:
    before = moment(page)
    page.keyboard.press("u")
    settled(page, before)
    skip(page)


def test_branches_grow_as_a_tree_have_names_and_are_looked_at(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    for n in (0, 0, 1):
        answer(page, n)
    take_back(page)
    answer(page, 2)
    end = moment(page)
    for _ in range(3):
        take_back(page)
    answer(page, 3)
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="branches"]').click()
    rows = page.locator("[data-branch]")
    expect(rows).to_have_count(2)
    inner = page.locator("[data-branch] [data-branch]")
    expect(inner).to_have_count(1)
    outer = rows.first
    outer.locator('[data-action="rename"]').first.click()
    outer.get_by_label("Name").fill("Straight for Europe")
    page.keyboard.press("Enter")
    expect(outer).to_contain_text("Straight for Europe")
    outer.locator(f'[data-look="{end}"]').click()
    expect(page.locator(".scrub")).to_contain_text("Branch: Straight for Europe")
    page.wait_for_selector(f'main[data-shown="{end}"]')
    assert page.evaluate(DRAWN, asked(page, "view", moment=end)["pieces"]) == 0
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f'main:not([data-shown="{end}"])')
    before = moment(page)
    page.locator("[data-take-up]").click()
    settled(page, before)
    expect(page.locator(".scrub")).to_have_count(0)
    assert page.evaluate(DRAWN, asked(page, "view", moment=end)["pieces"]) == 0


def test_the_bar_beside_the_board_shows_what_the_coach_has(page: Page, server: str) -> None:
    def judged(entry: int, at: int, before: float, after: float) -> Judged:
        chances = {"chance": after, "best_chance": after, "before": before, "after": after}
        told = {"turn": 1, "seat": "you", "question": "", "done": "", "best": "", "error": 0.02}
        return convert({"entry": entry, "moment": at, **chances, **told}, Judged)

    def given(route: Route) -> None:
        found = summed("blitzkrieg", "you", [judged(1, 3, 0.5, 0.6), judged(4, 9, 0.42, 0.4)], None)
        told = {"review": to_builtins(found), "next": 99, "done": 2, "total": 2, "costs": []}
        route.fulfill(json=told)

    page.route("**/api/review", given)
    begin(page, f"{server}?new=blitzkrieg&seed=7&player=random")
    chance = page.locator("[data-chance]")
    expect(chance).to_have_count(0)
    page.locator('[data-action="review"]').first.click()
    expect(chance).to_have_attribute("data-chance", "40")
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    for at, said in ((3, "50"), (4, "60"), (9, "42"), (2, None)):
        page.get_by_label("Moment").fill(f"{at}")
        if said is None:
            expect(chance).to_have_count(0)
        else:
            expect(chance).to_have_attribute("data-chance", said)
