"""Everybody can use the page: axe-core finds nothing in any state of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser import PATIENCE, answer, begin, node_tool, still
from playwright.sync_api import Browser, Page, expect

STATES = {
    "act": ("[data-offer]", "[data-confirm]"),
    "why": ('[data-action="why"]', '[data-panel="why"]'),
    "forecast": ('[data-action="forecast"]', '[data-panel="forecast"]'),
    "menu": ('[data-action="more"]', "dialog[open]"),
}
"""What is clicked, and what is there then."""
SIZES = {
    "desk": (1280, 800),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "small": (1093, 700),
    "laptop": (1366, 768),
    "twice": (683, 384),  # what a laptop shows of a page that is twice as large
    "large": (1920, 1080),
}


def faults(page: Page, part: str = "html") -> list[str]:
    """What axe finds in a part of the page: the rule, how bad it is, and where. In the other scheme
    only colours differ."""
    page.evaluate(node_tool("axe-core/axe.min.js").read_text(encoding="utf-8"))
    is_dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    found = violations(page, part, "undefined")
    page.emulate_media(color_scheme="light" if is_dark else "dark")
    found += violations(page, part, "['color-contrast']")
    page.emulate_media(color_scheme="dark" if is_dark else "light")
    return found


def violations(page: Page, part: str, rules: str) -> list[str]:
    options = f"{{resultTypes: ['violations'], runOnly: {rules}}}"
    found = page.evaluate(f"axe.run('{part}', {options})")["violations"]
    return [f"{each['impact']} {each['id']}: {each['nodes'][0]['html'][:160]}" for each in found]


def test_states_on_a_desk(browser: Browser, server: str) -> None:
    page = opened(browser, server, "light", "desk")
    said = {"start": faults(page)}
    page.locator('[data-choose="blitzkrieg"]').click()
    page.get_by_text("Rulings: where").click()
    said["choose"] = faults(page)
    page.goto(f"{server}?missions=coh")
    expect(page.locator(".missions img").first).to_be_visible()
    said["missions"] = faults(page)
    page.goto(f"{server}?reference=coh")
    page.wait_for_selector("[data-topic]")
    said["reference"] = faults(page)
    page.goto(f"{server}?ask=blitzkrieg")
    page.locator('[data-question="theatre"]').click()
    page.locator("[data-choice]").first.click()
    said["ask"] = faults(page)
    begin(page, f"{server}?new=blitzkrieg&seed=11&player=random")
    page.wait_for_selector(".account")
    said["over"] = faults(page)
    page.locator("[data-look]").first.click()
    page.wait_for_selector("[data-note]")
    said["replay"] = faults(page)
    begin(page, f"{server}?new=blitzkrieg&seed=11")
    answer(page)
    said["asked"] = faults(page)
    for state, (click, shown) in STATES.items():
        page.locator(click).first.click()
        page.wait_for_selector(shown)
        still(page)
        said[state] = faults(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.wait_for_selector("body.asking")
    page.locator("[data-ref]:visible").first.click(force=True)
    page.wait_for_selector('dialog[open] [data-panel="about"] .topic')
    said["about"] = faults(page, "dialog[open]")
    page.context.close()
    assert {state: found for state, found in said.items() if found} == {}


def test_states_on_a_phone(browser: Browser, server: str) -> None:
    page = opened(browser, server, "light", "phone")
    said = {"start": faults(page)}
    begin(page, f"{server}?new=coh&seed=7")
    said["asked"] = faults(page)
    for tab in page.get_by_role("tab").all()[1:4]:
        tab.click()
        said[tab.inner_text()] = faults(page)
    page.context.close()
    assert {state: found for state, found in said.items() if found} == {}


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        ("phone", "dark"),
        ("tablet", "light"),
        ("small", "dark"),
        ("laptop", "light"),
        ("twice", "light"),
        ("large", "dark"),
    ],
)
def test_a_game_at_every_size(browser: Browser, server: str, size: str, scheme: str) -> None:
    """Asked, weighing and in the menu, on the red side; and beside a table."""
    page = opened(browser, server, scheme, size)
    begin(page, f"{server}?new=coh&mission=church-bell&seed=3")
    said = {"asked": faults(page)}
    page.locator("[data-offer]").first.click()
    page.wait_for_selector("[data-confirm]")
    still(page)
    said["act"] = faults(page)
    begin(page, f"{server}?new=blitzkrieg&seed=7&chance=table")
    still(page)
    said["table"] = faults(page)
    page.locator('[data-action="more"]:visible').first.click()
    page.wait_for_selector("dialog[open]")
    said["menu"] = faults(page)
    page.context.close()
    assert {state: found for state, found in said.items() if found} == {}


DIALOGS = ("settings", "keys", "link", "join", "branches", "sources", "adjust", "compare")
"""What the menu opens, and the table compared."""


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("twice", "dark")])
def test_every_dialog(browser: Browser, server: str, size: str, scheme: str) -> None:
    page = opened(browser, server, scheme, size)
    said = dict(of_the_start_page(page))
    begin(page, f"{server}?new=blitzkrieg&seed=7&chance=table")
    while not page.locator('[data-action="compare"]:visible').count():
        answer(page)
    for name in DIALOGS:
        if name == "compare":
            page.locator('[data-action="compare"]:visible').click()
        else:
            page.locator('[data-action="more"]:visible').first.click()
            page.locator(f'dialog[open] [data-action="{name}"]').click()
        page.wait_for_selector("dialog[open] :is(h2, form)")
        still(page)
        said[name] = faults(page, "dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    page.context.close()
    assert {name: found for name, found in said.items() if found} == {}


def of_the_start_page(page: Page) -> Iterator[tuple[str, list[str]]]:
    """A position is pasted; one's own box, and a card that is typed into it."""
    page.get_by_role("button", name="Paste a position").click()
    yield "paste", faults(page, "dialog[open]")
    page.keyboard.press("Escape")
    page.locator('[data-choose="coh"]').click()
    page.locator('[data-action="box"]').click()
    page.wait_for_selector("[data-enter]")
    yield "box", faults(page, "dialog[open]:has([data-enter])")
    page.locator("[data-enter]").first.click()
    page.wait_for_selector("dialog[open] form [name=number]")
    yield "enter", faults(page, "dialog[open]:has([name=number])")


CUT = """() => [...document.querySelectorAll(".bar .what *")]
    .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"""
"""Titles of a game that do not fit; so few pixels are left where everything is twice as large."""


def test_nothing_is_cut_on_a_small_phone(browser: Browser, server: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    for address in (server, f"{server}?new=blitzkrieg&seed=7", f"{server}?new=coh&seed=7"):
        page.goto(address)
        page.wait_for_selector("[data-moment], .games")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, address
        assert page.evaluate(CUT) == [], address
    context.close()


def opened(browser: Browser, server: str, scheme: str, size: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        bypass_csp=True,  # axe itself is brought in from outside
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(server)
    page.wait_for_selector(".games")
    return page
