"""The map belongs to the player: stacks open, an act takes two clicks, a click says why."""

from __future__ import annotations

import pytest
from browser import answer, begin, moment, settled, still, turn, until
from playwright.sync_api import Locator, Page, expect
from test_stage import asked

FIRST_LIGHT = "new=coh&mission=first-light&seed=199514"


def set_up(page: Page) -> None:
    number = 0
    while page.locator("#asked").inner_text().startswith("Where does"):
        answer(page, number % page.locator("[data-offer]").count())
        number += 1
    still(page)


def on_map(page: Page, ref: str) -> Locator:
    return page.locator(f'.stage [data-ref="{ref}"]').first


def placing(page: Page, server: str) -> Locator:
    begin(page, f"{server}?{FIRST_LIGHT}")
    return on_map(page, "hex:J06")


def moving(page: Page, server: str) -> Locator:
    begin(page, f"{server}?{FIRST_LIGHT}")
    set_up(page)
    return on_map(page, "hex:I07")


def firing(page: Page, server: str) -> Locator:
    begin(page, f"{server}?{FIRST_LIGHT}")
    set_up(page)
    return on_map(page, "hex:F10")


def taking(page: Page, server: str) -> Locator:
    begin(page, f"{server}?new=blitzkrieg&seed=7&extra_vp=0")
    answer(page)
    offers = asked(page, "now")["view"]["question"]["offers"]
    return on_map(page, offers[0]["refs"][1])


def deploying(page: Page, server: str) -> Locator:
    return goal_of_2gm(page, server, "Deployment")


def rolling(page: Page, server: str) -> Locator:
    return goal_of_2gm(page, server, "Movement")


def shooting(page: Page, server: str) -> Locator:
    return goal_of_2gm(page, server, "Shooting")


def goal_of_2gm(page: Page, server: str, phase: str) -> Locator:
    """The goal of the first answer that has one, when such a phase comes."""
    begin(page, f"{server}?new=2gm&seed=5")
    while turn(page) == "person":
        if page.locator("#asked").inner_text().startswith(phase):
            offers = asked(page, "now")["view"]["question"]["offers"]
            goals = [each["refs"][1] for each in offers if len(each["refs"]) == 2]
            if goals:
                return on_map(page, goals[0])
        answer(page)
    raise AssertionError(f"no {phase} in the whole game")


READY = {
    "place": placing,
    "move": moving,
    "fire": firing,
    "take": taking,
    "deploy": deploying,
    "roll": rolling,
    "shoot": shooting,
}


def test_the_numbers_of_a_track_are_never_cut(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    begin(page, f"{server}?new=coh&mission=church-bell&seed=3")
    set_up(page)
    cut = """all => all.filter(each => each.scrollWidth > each.clientWidth)
        .map(each => each.textContent)"""
    assert page.locator(".track li").evaluate_all(cut) == []


def test_a_click_that_does_nothing_says_why(page: Page, server: str) -> None:
    begin(page, f"{server}?{FIRST_LIGHT}")
    on_map(page, "hex:A10").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Rifle G01 is set up in one of its")
    set_up(page)
    on_map(page, "unit:G10").click(force=True)
    on_map(page, "unit:S02").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("out of sight, along the hexside")
    expect(page.get_by_role("alert")).to_contain_text("G06 (heavy woods) hides")


def test_a_unit_moves_by_its_own_click_and_two_on_the_goal(page: Page, server: str) -> None:
    """The first click on a goal never answers; the second on the same one does."""
    begin(page, f"{server}?{FIRST_LIGHT}")
    set_up(page)
    before = moment(page)
    on_map(page, "unit:G10").click(force=True)
    on_map(page, "hex:I07").click(force=True)
    expect(page.locator("[data-confirm]")).to_be_visible()
    still(page)
    assert moment(page) == before
    on_map(page, "hex:I07").click(force=True)
    settled(page, before)
    expect(page.locator('[data-panel="news"]')).to_contain_text("G10 moves to I07")


CLICKS = """() => { window.clicks = 0;
    document.addEventListener("click", () => window.clicks++, true) }"""


@pytest.mark.parametrize("kind", READY)
def test_no_act_takes_more_than_two_clicks(page: Page, server: str, kind: str) -> None:
    """Goal, goal: the first click weighs what whoever acted last, or has the best chance, would do
    there; the second does it."""
    goal = READY[kind](page, server)
    page.evaluate(CLICKS)
    before = moment(page)
    goal.click(force=True)
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert moment(page) == before
    still(page)
    goal.click(force=True)
    settled(page, before)
    assert page.evaluate("window.clicks") == 2


def test_another_unit_is_sent_to_the_same_goal_by_a_click_on_it(page: Page, server: str) -> None:
    begin(page, f"{server}?{FIRST_LIGHT}")
    set_up(page)
    on_map(page, "hex:F10").click(force=True)
    head = page.locator(".act h3")
    expect(head).to_contain_text("fires at F10")
    still(page)
    before, others = head.inner_text(), page.locator(".stage .piece.legal")
    others.last.click(force=True)
    expect(head).to_contain_text("fires at F10")
    expect(head).not_to_have_text(before)


def test_whoever_wants_it_is_always_asked(page: Page, server: str) -> None:
    page.add_init_script("localStorage.setItem('opfor-confirm', 'always')")
    begin(page, f"{server}?{FIRST_LIGHT}")
    set_up(page)
    before = moment(page)
    on_map(page, "unit:G10").click(force=True)
    on_map(page, "hex:I07").dblclick(force=True)
    expect(page.locator("[data-confirm]")).to_be_visible()
    still(page)
    assert moment(page) == before


def test_a_hex_is_moved_to_and_its_side_turned_to(page: Page, server: str) -> None:
    """Of an act to the same hex where one points tells which is meant."""
    begin(page, f"{server}?{FIRST_LIGHT}")
    set_up(page)
    goal, unit = on_map(page, "hex:I08").bounding_box(), on_map(page, "hex:J07").bounding_box()
    assert goal is not None
    assert unit is not None
    x, y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    own = unit["x"] + unit["width"] / 2, unit["y"] + unit["height"] / 2
    for share, said in ((0.0, "moves to I08"), (0.42, "turns to face NE")):
        on_map(page, "unit:G10").click(force=True)
        page.mouse.click(x + (own[0] - x) * share, y + (own[1] - y) * share)
        expect(page.locator(".act h3")).to_contain_text(said)
        page.keyboard.press("Escape")


def test_a_stack_opens_under_the_pointer(page: Page, server: str) -> None:
    begin(page, f"{server}?{FIRST_LIGHT}")
    for _ in range(2):
        on_map(page, "hex:J06").dblclick(force=True)
        page.wait_for_selector("main:not([data-busy])")
    still(page)
    first, second = on_map(page, "unit:G01"), on_map(page, "unit:G02")
    second.hover(force=True)
    apart = "() => Math.abs(document.querySelector('.stage [data-ref=\"unit:G01\"]')"
    apart += ".getBoundingClientRect().x - document.querySelector('.stage [data-ref=\"unit:G02\"]')"
    until(page, f"{apart}.getBoundingClientRect().x) > 25")
    expect(first).to_be_visible()


def test_answers_stand_by_unit_and_what_ends_the_turn_stays_in_sight(
    page: Page, server: str
) -> None:
    begin(page, f"{server}?{FIRST_LIGHT}")
    set_up(page)
    expect(page.locator(".answers h3").first).to_have_text("Rifle G01")
    expect(page.locator(".foot")).to_contain_text("Pass")
    expect(page.locator(".foot")).to_contain_text("Still to be chosen: Rifle G01")
    page.locator("#search").fill("g10 moves")
    page.keyboard.press("Enter")
    expect(page.locator(".act h3")).to_contain_text("G10 moves")


def test_the_board_alone_still_tells_what_happens(page: Page, server: str) -> None:
    begin(page, f"{server}?{FIRST_LIGHT}")
    wide = page.locator(".stage").bounding_box()
    page.keyboard.press("x")
    expect(page.locator(".side")).to_be_hidden()
    expect(page.locator(".prompt")).to_contain_text("Where does")
    still(page)
    wider = page.locator(".stage").bounding_box()
    assert wide is not None
    assert wider is not None
    assert wider["width"] > wide["width"] + 300
