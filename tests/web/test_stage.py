"""The enemy's turn is a play: one entry, one picture; keys, answers and clicks at any time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser import PATIENCE, answer, begin, moment, turn
from playwright.sync_api import Browser, Page, expect

GAMES = {
    "blitzkrieg": "new=blitzkrieg&seed=7&extra_vp=0",
    "coh": "new=coh&mission=first-light&seed=199514",
    "2gm": "new=2gm&seed=5",
}
DRAWN = """(pieces) => {
  const drawn = [...document.querySelectorAll(".stage .piece")];
  const meant = new Map(pieces.map((piece) => [piece.ref, piece]));
  const isSame = (each) => {
    const { x, y, side, svg } = meant.get(each.dataset.ref) ?? {};
    const made = each.cloneNode(false);
    made.innerHTML = svg;
    made.style.transform = `translate(${x}px, ${y}px)`;
    return made.innerHTML === each.innerHTML && made.style.transform === each.style.transform
      && (!side || each.classList.contains(side));
  };
  return drawn.length === meant.size ? drawn.filter((each) => !isSame(each)).length : -1;
}"""
"""How many pieces are not drawn as the state has them: elsewhere, or with another face."""
WHOLE = float("inf")
SLOWLY = "localStorage.setItem('opfor-speed', '0.001')"  # none but the first entry comes by itself


@pytest.fixture
def watched(browser: Browser) -> Iterator[Page]:
    """A page where things move, so slowly that only a person goes on."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    made = context.new_page()
    made.add_init_script(SLOWLY)
    yield made
    context.close()


@pytest.fixture
def stepped(page: Page) -> Page:
    """A page where nothing moves and nothing goes on by itself."""
    page.add_init_script(SLOWLY)
    return page


def asked(page: Page, call: str, **said: Any) -> Any:
    """What the server says."""
    address, _, query = page.url.partition("?")
    table = query.partition("table=")[2].partition("&")[0]
    return page.request.post(f"{address}api/{call}", data={"table": table, **said}).json()


def rested(page: Page, step: int) -> None:
    page.wait_for_selector(f'[data-play][data-step="{step}"]')


def first(page: Page) -> None:
    """Stop at the first entry, with all its sentences."""
    page.keyboard.press(" ")
    rested(page, 1)


def played(page: Page) -> bool:
    """Whether something is played that can be gone through."""
    return page.locator('[data-play="running"]').count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_every_step_is_the_state_at_its_number(
    game: str, stepped: Page, server: str
) -> None:
    page = stepped
    begin(page, f"{server}?{GAMES[game]}")
    turns = 0
    while turns < 7 and turn(page) == "person":
        answer(page, page.locator("[data-offer]").count() // 2, watching=True)
        if not played(page):
            continue
        turns += 1
        shown: list[tuple[int, float]] = [(0, WHOLE)]
        first(page)
        for step in range(1, int(page.locator("[data-play]").get_attribute("data-steps")) + 1):
            if step > 1:
                page.keyboard.press("n")
            rested(page, step)
            number = int(page.locator("main").get_attribute("data-shown") or 0)
            within = int(page.locator("main").get_attribute("data-within") or 0) or None
            shown.append((number, within or WHOLE))
            view = asked(page, "view", moment=number, within=within)
            assert page.evaluate(DRAWN, view["pieces"]) == 0
            said = ", ".join(f"{s['title']} {s['value']}" for s in view["facts"]["scores"][:1])
            expect(page.locator(".score")).to_have_attribute("aria-label", re.compile(said))
        assert shown == sorted(set(shown))
        assert shown[-1] == (moment(page), WHOLE)
        page.keyboard.press("End")
        expect(page.locator('[data-play="done"]')).to_be_visible()
    assert turns == 7


def test_the_turn_goes_on_by_itself_and_ends_with_what_changed(
    browser: Browser, server: str
) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('opfor-speed', '4')")
    begin(page, f"{server}?{GAMES['blitzkrieg']}")
    answer(page, watching=True)
    expect(page.locator('[data-play="done"]')).to_contain_text("What changed")
    assert page.locator("main").get_attribute("data-shown") == str(moment(page))
    context.close()


def test_keys_lead_through_it_wherever_the_focus_is(watched: Page, server: str) -> None:
    page = watched
    begin(page, f"{server}?{GAMES['blitzkrieg']}")
    answer(page, watching=True)
    page.locator("[data-offer]").nth(1).focus()
    first(page)
    expect(page.locator('[data-play="paused"]')).to_be_visible()
    page.keyboard.press("n")
    rested(page, 2)
    page.keyboard.press("b")
    rested(page, 1)
    page.locator(".stage").focus()
    page.keyboard.press("Escape")
    expect(page.locator('[data-play="done"]')).to_be_visible()
    page.locator('[data-action="back"]').click()
    page.locator('[data-action="back"]').click()
    rested(page, 1)
    page.keyboard.press("End")
    expect(page.locator('[data-play="done"]')).to_be_visible()


def test_sentences_are_told_one_by_one_and_all_of_them_where_it_stops(
    watched: Page, server: str
) -> None:
    page = watched
    begin(page, f"{server}?{GAMES['blitzkrieg']}")
    answer(page, watching=True)
    said = page.locator('[data-play="running"] p')
    expect(said).to_have_text(re.compile(r"^[^.]+\.$"))
    sentence = said.inner_text()
    first(page)
    whole = page.locator('[data-play="paused"] p')
    expect(whole).to_have_text(re.compile(rf"^{re.escape(sentence)} .+\. .+"))


def test_an_answer_may_be_given_before_it_has_ended(watched: Page, server: str) -> None:
    page = watched
    begin(page, f"{server}?{GAMES['blitzkrieg']}")
    answer(page, watching=True)
    expect(page.locator('[data-play="running"]')).to_be_visible()
    before = moment(page)
    answer(page, watching=True)
    assert moment(page) > before


def test_a_click_on_the_board_skips(watched: Page, server: str) -> None:
    page = watched
    begin(page, f"{server}?{GAMES['blitzkrieg']}")
    answer(page, watching=True)
    page.locator('.outline[data-ref^="space:"]').first.click(force=True)
    expect(page.locator('[data-play="done"]')).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_a_device_that_was_away_sees_what_it_missed(browser: Browser, server: str) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(SLOWLY)
    begin(page, f"{server}?{GAMES['blitzkrieg']}")
    address, before = page.url, moment(page)
    page.goto("about:blank")
    other = browser.new_context(reduced_motion="reduce").new_page()
    begin(other, address)
    expect(other.locator("[data-play]")).to_have_count(0)
    answer(other)
    after = moment(other)
    other.context.close()
    begin(page, address)
    expect(page.locator('[data-play="running"]')).to_be_visible()
    assert before < after == moment(page)
    context.close()
