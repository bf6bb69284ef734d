"""The room of the board: all of it in sight, nothing on it, nothing jumps while things happen."""

from __future__ import annotations

import time

import pytest
from browser import PATIENCE, answer, begin, still
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

SIZES = [(390, 844), (1093, 700), (1366, 768), (1920, 1080)]
USUAL = [pytest.param(each, marks=pytest.mark.slow) if each[0] > 1100 else each for each in SIZES]
"""The narrow ones always, the wide ones in the slow suite."""
GAMES = {
    "coh": ("new=coh&mission=first-light&seed=199514", 8),
    "blitzkrieg": ("new=blitzkrieg&seed=7&extra_vp=0", 3),
    "2gm": ("new=2gm&seed=5", 5),
}
"""How it begins, and after how many answers units stand on the board and a hand lies below it."""
COVERED = """() => {
  const room = document.querySelector(".stage").getBoundingClientRect();
  return [...document.querySelectorAll(".outline")].filter((each) => {
    const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const inside = x > room.left && x < room.right && y > room.top && y < room.bottom;
    return inside && !document.elementFromPoint(x, y)?.closest(".stage");
  }).map((each) => each.dataset.ref);
}"""
CUT = """() => {
  const room = document.querySelector(".stage").getBoundingClientRect();
  const board = document.querySelector(".world").getBoundingClientRect();
  return board.top >= room.top - 1 && board.bottom <= room.bottom + 1
    && board.left >= room.left - 1 && board.right <= room.right + 1 ? 0 : 1;
}"""
UNDER = """() => {
  const all = [...document.querySelectorAll(".game :is(button, a[href], input, select, summary)")];
  return all.filter((each) => each.checkVisibility() && !each.disabled).filter((each) => {
    each.focus();
    const box = each.getBoundingClientRect(), tip = document.querySelector(".tip");
    const over = tip?.getBoundingClientRect();
    return over && box.left < over.right && box.top >= over.top && box.bottom <= over.bottom
      && box.right > over.left || ![0.1, 0.5, 0.9].some((share) => {
      const x = box.x + box.width / 2, y = box.y + box.height * share;
      const top = document.elementFromPoint(x, y);
      return top && (each.contains(top) || top.contains(each));
    });
  }).map((each) => each.outerHTML.slice(0, 120));
}"""
"""What is covered where the focus is on it."""
JUMPS = """
localStorage.setItem("opfor-speed", "20");
window.jumps = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) for (const source of entry.sources) {
    const { node, previousRect: was, currentRect: is } = source;
    if (!node || (node.nodeType === 3 ? node.parentElement : node).matches(".side *")) continue;
    const far = Math.max(Math.abs(was.x - is.x), Math.abs(was.y - is.y));
    const area = Math.max(was.width * was.height, is.width * is.height);
    const value = area / (innerWidth * innerHeight) * (far / Math.max(innerWidth, innerHeight));
    if (value > 0.02) window.jumps.push([value, node.nodeName, node.className]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""What lies elsewhere than before, and how much that is, but for what stands in the panel: there
an answer brings the next question."""


LATE = """
localStorage.setItem("opfor-speed", "20");
window.late = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries())
    if (!hadRecentInput) window.late = Math.max(window.late, value);
}).observe({ type: "layout-shift", buffered: true });
"""
"""How much was moved, of all the page, that no click of the last half second explains."""


def test_an_answer_that_comes_late_finds_its_room_beside_the_board(
    browser: Browser, server: str
) -> None:
    context = browser.new_context(viewport=room((1366, 768)))
    context.set_default_timeout(PATIENCE)
    context.add_init_script(LATE)
    page = context.new_page()
    page.route("**/api/answer", late)
    begin(page, f"{server}?{GAMES['2gm'][0]}")
    for _ in range(4):
        asked_and_watched(page)
    assert 0 < page.evaluate("window.late") <= 0.02
    context.close()


def late(route: Route) -> None:
    """Later than what the page of itself counts as brought by the click."""
    time.sleep(0.55)
    route.continue_()


@pytest.mark.parametrize("size", USUAL, ids=lambda size: str(size[0]))
def test_nothing_covers_the_board_or_cuts_it_or_jumps(
    size: tuple[int, int], browser: Browser, server: str
) -> None:
    context = browser.new_context(viewport=room(size))
    context.set_default_timeout(PATIENCE)
    context.add_init_script(JUMPS)
    page = context.new_page()
    for address, answers in GAMES.values():
        begin(page, f"{server}?{address}")
        for _ in range(answers):
            asked_and_watched(page)
        still(page)
        assert page.evaluate(COVERED) == []
        if size[0] >= 700:
            assert page.evaluate(CUT) == 0
        weigh(page)
        assert page.evaluate(COVERED) == []
        assert page.evaluate("window.jumps") == []
    context.close()


def asked_and_watched(page: Page) -> None:
    """Answer, and let what comes of it play to its end."""
    answer(page, page.locator("[data-offer]").count() // 2, watching=True)
    page.wait_for_selector('[data-play="done"], main:not(:has([data-play]))')


def weigh(page: Page) -> None:
    page.locator("[data-offer]").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible()


def room(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def test_the_board_fits_itself_again_when_its_room_changes(page: Page, server: str) -> None:
    begin(page, f"{server}?{GAMES['2gm'][0]}")
    for size in ((900, 600), (1500, 700), (1280, 800)):
        page.set_viewport_size(room(size))
        still(page)
        assert page.evaluate(CUT) == 0
    page.keyboard.press("x")
    still(page)
    assert page.evaluate(CUT) == 0


def test_a_board_that_was_moved_stays_where_it_was_put(page: Page, server: str) -> None:
    begin(page, f"{server}?{GAMES['coh'][0]}")
    for _ in range(3):
        page.keyboard.press("+")
    page.set_viewport_size(room((1100, 700)))
    still(page)
    assert page.evaluate(CUT) == 1


@pytest.mark.parametrize(
    "size", [(390, 844), (683, 384), (1366, 768)], ids=lambda size: str(size[0])
)
def test_nothing_that_has_the_focus_is_covered(
    size: tuple[int, int], page: Page, server: str
) -> None:
    """Asked, weighing, and with a closer look at something in the panel."""
    page.set_viewport_size(room(size))
    begin(page, f"{server}?{GAMES['coh'][0]}")
    for _ in range(GAMES["coh"][1]):
        answer(page)
    still(page)
    assert page.evaluate(UNDER) == []
    page.locator(".stage").focus()
    page.keyboard.press(".")
    expect(page.locator(".tip")).to_be_visible()
    assert page.evaluate(UNDER) == []
    weigh(page)
    assert page.evaluate(UNDER) == []
