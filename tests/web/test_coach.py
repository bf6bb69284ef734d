"""The coach in the page: hints to touch, a game looked at again, warnings, puzzles."""

from __future__ import annotations

from typing import Any

from browser import PATIENCE, answer, begin, moment, settled, turn
from playwright.sync_api import Page, Route, expect

from opfor.app.coach.advice import WHOSE
from opfor.app.coach.puzzles import Puzzle, answers_to, set_up, shipped
from opfor.app.registry import load_game

CAUSE = {"deed": "it plays", "after": 1, "otherwise": 0, "because": ".", "holds": 0}


def advised(page: Page) -> None:
    """How much there was time to find is the machine's affair: what the coach says is given."""

    def given(route: Route) -> None:
        reply = route.fetch(timeout=PATIENCE)
        if not reply.ok:
            return route.fulfill(response=reply)
        acts: list[dict[str, Any]] = [
            {"offer": n, "typed": "", "label": f"Act {n}.", "chance": 0.6 - n / 10, "error": 0.02}
            | {"tries": 40, "reply": "it waits", "likely": 0.5, "because": [], "reason": ""}
            | {"why": None, "is_rated": True}
            for n in range(3)
        ]
        acts[0] |= {"reason": "It must.", "why": {**CAUSE, "rules": ["BLZ-S-4"]}}
        return route.fulfill(response=reply, json={"offer": 0, "text": "Act 0.", "acts": acts})

    page.route("**/api/hint", given)


def test_a_hint_is_a_list_of_acts_to_touch(page: Page, server: str) -> None:
    advised(page)
    begin(page, f"{server}?new=blitzkrieg&seed=11")
    page.locator('[data-action="hint"]').click()
    panel = page.locator('[data-panel="hint"]')
    expect(panel.locator("[data-hint]")).to_have_count(3)
    expect(panel.locator("[data-hint]").first).to_contain_text("%")
    expect(panel.locator("[data-whose]")).to_have_text(WHOSE)
    expect(panel.locator(".bar-of")).to_have_count(3)
    expect(panel).to_contain_text("Then most likely")
    before = moment(page)
    panel.locator("[data-hint]").nth(1).click()
    page.locator("[data-confirm]").click()
    settled(page, before)
    expect(panel).to_have_count(0)


def test_a_rule_behind_a_hint_opens(page: Page, server: str) -> None:
    advised(page)
    begin(page, f"{server}?new=blitzkrieg&seed=11")
    page.locator('[data-action="hint"]').click()
    page.locator('[data-panel="hint"] [data-rule="BLZ-S-4"]').click()
    expect(page.locator('[data-panel="why"] .ruletext')).to_be_visible()


def test_who_has_asked_for_a_hint_chooses_meanwhile(page: Page, server: str) -> None:
    """An act that is shown stays shown while the coach answers, and can be confirmed after it."""
    advised(page)
    begin(page, f"{server}?new=blitzkrieg&seed=11")
    page.locator("[data-offer]").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    before = moment(page)
    page.locator('[data-action="hint"]').click()
    page.wait_for_selector("[data-hint]")
    page.wait_for_timeout(1_500)  # news of what others do would have come by now
    expect(page.locator("[data-hint]")).to_have_count(3)
    assert moment(page) == before
    page.locator("[data-confirm]").click()
    settled(page, before)


def test_a_finished_game_is_looked_at_again(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    while turn(page) == "person":
        answer(page)
    page.locator('[data-action="review"]').first.click()
    panel = page.locator('[data-panel="review"]')
    expect(panel.locator("[data-whose]")).to_have_text(WHOSE)
    expect(panel).to_contain_text("luck and the opponent")
    expect(panel.locator("progress")).to_have_count(0)
    expect(panel.locator("svg.chances")).to_be_visible()
    expect(panel).to_contain_text("Choices and luck")
    expect(panel.locator("[data-verdict]")).to_contain_text("It was")
    panel.locator("[data-look]").first.click()
    expect(page.locator(".scrub")).to_be_visible()
    expect(page.locator(".tag", has_text="done").first).to_be_attached()
    panel.locator('[data-action="close-review"]').click()
    expect(panel).to_have_count(0)


def offered(puzzle: Puzzle) -> tuple[int, int]:
    """The numbers of a right offer and of a wrong one."""
    game = load_game("blitzkrieg")
    table = set_up(game, puzzle)
    right = answers_to(game, puzzle, table)
    options = table.session.pending.options  # type: ignore[union-attr]
    wrong = next(n for n, option in enumerate(options) if option not in right)
    return options.index(right[0]), wrong


def test_a_puzzle_is_asked_and_checked(page: Page, server: str) -> None:
    right, wrong = offered(shipped(load_game("blitzkrieg"))[1])
    begin(page, f"{server}?puzzle=blitzkrieg:2")
    panel = page.locator('[data-panel="puzzle"]')
    expect(panel).to_contain_text("Puzzle 2")
    before = moment(page)
    for number, said in ((wrong, "There is a better one"), (right, "Right.")):
        page.locator(f'.answers [data-offer="{number}"]').click()
        page.locator("[data-confirm]").click()
        expect(panel).to_contain_text(said)
    expect(panel).to_contain_text("The obvious act")
    assert moment(page) == before, "an answer is checked, not played"
    page.locator(f'.answers [data-offer="{right}"]').click()
    page.locator("[data-confirm]").click()
    settled(page, before)


def test_puzzles_are_offered_on_the_start_page(page: Page, server: str) -> None:
    page.goto(server)
    page.locator('[data-puzzle="blitzkrieg"]').click()
    expect(page.locator('[data-panel="puzzle"]')).to_contain_text("clearly best")
    page.locator('[data-action="solve"]').click()
    expect(page.locator("[data-panel=puzzle]")).to_contain_text("to win")


def test_warnings_are_switched_on_and_told(page: Page, server: str) -> None:
    """What it says about an act is given; it is asked about the act that is shown."""
    weighed: list[Any] = []

    def given(route: Route) -> None:
        weighed.append(route.request.post_data_json)
        route.fulfill(json={"text": "The coach: that leaves 10 % to win."})

    page.route("**/api/warn", given)
    begin(page, f"{server}?new=blitzkrieg&seed=11")
    page.locator('.answers [data-offer="0"]').click()
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("Escape")
    assert weighed == [], "nobody asked for it"
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="coach"]').click()
    expect(page.locator(".toast")).to_contain_text("The coach will warn you")
    page.locator('.answers [data-offer="2"]').click()
    expect(page.locator(".warn", has_text="The coach")).to_contain_text("to win")
    assert [each["path"][0] for each in weighed] == [2]


def test_a_game_of_two_persons_has_hints_for_who_wants_them(page: Page, server: str) -> None:
    """Warnings in games of one person switch nothing on here; the switch is this table's own."""
    advised(page)
    begin(page, f"{server}?new=blitzkrieg&seed=3")
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="coach"]').click()
    expect(page.locator(".toast")).to_contain_text("The coach will warn you")
    begin(page, f"{server}?new=blitzkrieg&mode=two-player&seed=3")
    page.locator('[data-action="hint"]').click()
    panel = page.locator('[data-panel="hint"]')
    expect(panel).to_contain_text("Persons play each other")
    panel.locator('[data-action="coach"]').click()
    expect(panel.locator("[data-hint]")).to_have_count(3)
    page.reload()
    page.locator('[data-action="hint"]').click()
    expect(panel.locator("[data-hint]")).to_have_count(3)
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="coach"]').click()
    expect(page.locator(".toast")).to_contain_text("The coach is switched off")
    page.locator('[data-action="hint"]').click()
    expect(panel).to_contain_text("Persons play each other")
