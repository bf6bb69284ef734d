"""The course in the page: every step is done and told so, a wrong try begins again, a first game is
led."""

from __future__ import annotations

from urllib.parse import parse_qs, urlparse

import pytest
from browser import answer, begin, moment, settled
from playwright.sync_api import Page, expect

from opfor.app.course.lessons import is_question, lessons
from opfor.app.registry import load_game

COURSES = ("blitzkrieg", "coh", "2gm")
WHOLE = [pytest.param(name, 1, marks=pytest.mark.slow) for name in COURSES]
"""The terminal plays every step of them, always; here it is one lesson of three."""
BUTTONS = {"why": "why", "forecast": "forecast"}


def opened(page: Page, server: str, named: str) -> str:
    """Sit down to a step; the name of its table."""
    page.goto(f"{server}?learn={named}")
    page.wait_for_selector('[data-panel="lesson"]')
    return parse_qs(urlparse(page.url).query)["table"][0]


def played(page: Page, server: str, table: str, line: str) -> None:
    """Answer as another device at the table would."""
    call = f"{server}api"
    now = moment(page)
    act = page.request.post(f"{call}/typed", data={"table": table, "moment": now, "text": line})
    path = act.json()["path"]
    page.request.post(f"{call}/answer", data={"table": table, "moment": now, "path": path})
    settled(page, now)


@pytest.mark.parametrize(("name", "every"), [*((name, 3) for name in COURSES), *WHOLE])
def test_every_lesson_is_played_to_its_end(page: Page, server: str, name: str, every: int) -> None:
    course = lessons(load_game(name))[::every]
    for lesson in course:
        for number, step in enumerate(lesson.steps):
            table = opened(page, server, f"{name}:{lesson.id}:{number}")
            for line in step.answer:
                if line.startswith("card "):
                    page.keyboard.press("i")
                    page.wait_for_selector("body.asking")
                    page.locator("[data-ref]:visible").first.click(force=True)
                    page.locator('[data-panel="about"] [data-action="close"]').click()
                elif line.startswith("why not "):
                    page.locator('[data-action="why"]').first.click()
                    page.get_by_role("button", name="Why not").first.click()
                elif is_question(line):
                    page.locator(f'[data-action="{BUTTONS[line]}"]').first.click()
                else:
                    played(page, server, table, line)
            expect(page.locator('[data-lesson-state="done"]')).to_be_visible()
            expect(page.locator('[data-panel="lesson"]')).to_contain_text(step.done[:40])
    page.goto(f"{server}?learn={name}")
    expect(page.locator("[data-lesson]").filter(has_text="✓")).to_have_count(len(course))


def test_a_wrong_try_is_told_and_begins_again(page: Page, server: str) -> None:
    opened(page, server, "blitzkrieg:propaganda:0")
    answer(page)
    expect(page.locator('[data-lesson-state="wrong"]')).to_be_visible()
    page.locator('[data-action="again"]').click()
    expect(page.locator('[data-lesson-state="open"]')).to_be_visible()
    page.locator('[data-action="show"]').click()
    expect(page.locator('[data-panel="lesson"]')).to_contain_text("airforce-2 south-east-asia 1")


def test_a_first_game_begins_with_the_goal_and_the_coach_beside_it(page: Page, server: str) -> None:
    begin(page, f"{server}?learn=blitzkrieg:first")
    goal = page.locator('[data-panel="goal"]')
    expect(goal).to_contain_text("25")
    expect(goal.locator("img")).to_be_visible()
    goal.locator('[data-action="begin"]').click()
    expect(page.locator('[data-panel="led"]')).to_be_visible()
    expect(page.locator('[data-panel="hint"]')).to_be_visible()
    page.reload()
    expect(page.locator('[data-panel="led"]')).to_be_visible()
    page.locator('[data-action="leave"]').click()
    expect(page.locator('[data-panel="led"]')).to_have_count(0)
