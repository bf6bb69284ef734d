"""A mission drawn in the page: broken, mended, measured, played, shared, reopened."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from designer import Designer, drag
from playwright.sync_api import Page, Route, expect

from opfor.app.registry import load_game
from tests.fast.engines import needs_compiled

MOST_CLICKS = 120
LONGEST_LINK = 2_000
PACKS = load_game("coh").folder / "packs"
GERMANS = (
    *((kind, "L06") for kind in ("german-rifle", "german-rifle", "german-lmg")),
    *(("german-rifle", "L10"), ("german-hmg", "L08"), ("german-pioneer", "K09")),
)
SOVIETS = (
    ("soviet-rifle", "G07"),
    ("soviet-rifle", "G05"),
    ("soviet-mmg", "F08"),
    ("soviet-rifle", "F10"),
)


def drawn(page: Page, server: str) -> Designer:
    """A firefight of ten counters around a marker."""
    designer = Designer(page, f"{server}?draw=coh&mission=A firefight for two")
    designer.put(0, GERMANS)
    designer.put(1, SOVIETS)
    designer.click(".seg [data-group]:nth-child(3)")
    designer.click('[data-thing="control:soviet"]')
    designer.point("hex:G08")
    designer.page.keyboard.press("Escape")
    designer.click('[data-tab-of="Mission"]')
    designer.write("title", "The Mill Road")
    designer.write("briefing", "Ten men, one junction.")
    return designer


@needs_compiled
def test_a_mission_of_ten_counters_is_drawn_broken_mended_measured_and_played(
    page: Page, server: str, tmp_path: Path
) -> None:
    designer = drawn(page, server)
    expect(page.locator("[data-faults]")).to_have_count(0)
    expect(page.locator("h1")).to_have_text("The Mill Road")

    designer.write("sides.0.caps", "-3")
    expect(page.locator('[data-path="sides.0.caps"]')).to_contain_text("less than nothing")
    expect(page.locator('[data-action="play"]')).to_be_disabled()
    designer.click('[data-action="undo"]')
    expect(page.locator("[data-faults]")).to_have_count(0)

    needle = page.locator('[data-needle][data-games="400"]:not(.stale)')
    expect(needle).to_be_visible()
    low, high = (float(needle.get_attribute(f"data-{end}") or 0) for end in ("low", "high"))
    assert high - low <= 10

    designer.write("sides.0.vp", "4")
    since = page.locator("[data-since]")
    expect(since).to_be_visible()
    assert float(since.get_attribute("data-since") or 0) > 0
    designer.click('[data-action="undo"]')

    path = designer.saved(tmp_path)
    text = path.read_text(encoding="utf-8")
    assert text.count("[[sides.forces]]") == 8  # three alike on one hex are one force
    drawing = load_game("coh").drawing
    assert drawing is not None
    assert drawing.check(text, path.stem) == []
    assert designer.clicks <= MOST_CLICKS, designer.clicks

    page.locator('[data-action="play"]').click()
    page.wait_for_selector("main[data-turn]")
    expect(page.locator('g[data-ref="unit:G01"]')).to_have_count(1)


def test_a_drawn_mission_is_shared_and_reopened_from_its_link_and_its_file(
    page: Page, server: str, tmp_path: Path
) -> None:
    designer = drawn(page, server)
    path = designer.saved(tmp_path)
    designer.click('[data-action="share"]')
    link = page.locator("[data-link]").input_value()
    assert len(link) <= LONGEST_LINK

    page.evaluate("localStorage.clear()")
    again = Designer(page, link)
    expect(page.locator("h1")).to_have_text("The Mill Road")
    assert again.saved(tmp_path / "linked").read_bytes() == path.read_bytes()

    page.evaluate("localStorage.clear()")
    late: list[Route] = []
    page.route("**/api/cover", lambda route: late.append(route))
    with page.expect_request("**/api/cover"):
        page.goto(server)
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector("main[data-moment]:not([data-busy])")
    with page.expect_response("**/api/cover") as coming:
        late[0].continue_()  # a picture of the start page comes when that has been left
    coming.value.finished()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.locator("h1").inner_text() == "The Mill Road"
    again.click('[data-tab-of="file"]')
    assert page.locator("[data-text]").input_value() == path.read_text(encoding="utf-8")


def test_what_is_saved_or_shared_holds_what_was_written_last(
    page: Page, server: str, tmp_path: Path
) -> None:
    """The file is asked for while a slow server still reads what was written into it."""
    designer = Designer(page, f"{server}?draw=coh&mission=A firefight for two")
    designer.click('[data-tab-of="Mission"]')
    page.route("**/api/draw", lambda route: (page.wait_for_timeout(400), route.continue_()))
    title = page.locator('[data-path="title"] input')
    title.fill("Late")
    title.blur()
    assert page.locator("main[data-busy]").count() == 1
    assert 'title = "Late"' in designer.saved(tmp_path).read_text(encoding="utf-8")
    title.fill("Later")
    title.blur()
    designer.click('[data-action="share"]')
    link = page.locator("[data-link]").input_value()
    Designer(page, link)
    expect(page.locator("h1")).to_have_text("Later")


def test_a_counter_is_dragged_from_the_tray_and_over_the_map_and_taken_back(
    page: Page, server: str
) -> None:
    designer = Designer(page, f"{server}?draw=coh&mission=crossroads")
    pieces = page.locator('[data-ref^="at:sides.0."]')
    before = pieces.count()
    box = page.locator('[data-thing="unit:0:german-hmg"]').bounding_box()
    assert box is not None
    drag(page, (box["x"] + 20, box["y"] + 20), designer.at("hex:D08"))
    expect(pieces).to_have_count(before + 1)
    new = page.locator('[data-ref="at:sides.0.forces.2.numbers.0"]').bounding_box()
    assert new is not None
    drag(page, (new["x"] + 20, new["y"] + 30), designer.at("hex:D10"))
    designer.click('[data-tab-of="file"]')
    expect(page.locator("[data-text]")).to_have_value(re.compile('hex = "D10"'))
    for _ in range(2):
        designer.click('[data-action="undo"]')
    expect(pieces).to_have_count(before)
    shipped = (PACKS / "missions" / "crossroads.toml").read_text(encoding="utf-8")
    assert page.locator("[data-text]").input_value() == shipped


def test_ground_is_painted_by_a_brush_drawn_over_the_map(page: Page, server: str) -> None:
    designer = Designer(page, f"{server}?draw=coh&mission=crossroads")
    designer.click('[data-ref="at:maps.0"]')
    designer.click('[data-deed="copy-board:0"]')
    page.keyboard.press("Escape")
    designer.click('[data-tab-of="tray"]')
    designer.click(".seg [data-group]:nth-child(4)")
    designer.click('[data-thing="paint:ground:water"]')
    before = page.evaluate("document.querySelector('.stage img').src")
    drag(page, designer.at("hex:J14"), designer.at("hex:J16"))
    expect(page.locator('path[data-ref="hex:J14"]')).to_be_visible()
    assert page.evaluate("document.querySelector('.stage img').src") != before
    designer.click('[data-thing="paint:road"]')
    designer.point("hex:B04")
    designer.point("hex:D04")
    expect(page.locator("[data-faults]")).to_have_count(0)
    designer.click('[data-tab-of="file"]')
    expect(page.locator("[data-text]")).to_have_value(re.compile(r'water = \["J14", .*"J16"'))
    expect(page.locator("[data-text]")).to_have_value(re.compile(r'\["B04", "C04", "D04"\]'))


def test_a_scenario_of_another_game_is_painted_printed_and_played(page: Page, server: str) -> None:
    designer = Designer(page, f"{server}?draw=2gm&mission=farmhouse")
    designer.click('[data-thing="paint:l"]')
    drag(page, designer.at("space:5.7"), designer.at("space:5.8"))
    designer.click('[data-tab-of="file"]')
    expect(page.locator("[data-text]")).to_have_value(re.compile(r'"\.\.\.\.f\.llb\."'))
    page.evaluate("window.print = () => { document.body.dataset.printed = 'yes' }")
    designer.click('[data-action="print"]')
    expect(page.locator("body[data-printed]")).to_have_count(1)
    page.locator('[data-action="play"]').click()
    page.wait_for_selector("main[data-turn]")


def test_a_draft_lies_on_the_map_that_was_chosen_by_its_picture(page: Page, server: str) -> None:
    designer = Designer(page, f"{server}?draw=coh&mission=crossroads")
    designer.click('[data-action="open"]')
    designer.click("[data-draft] summary")
    expect(page.locator("[data-map] img")).to_have_count(8)
    expect(page.locator("[data-wish=variant]")).to_have_count(0)
    page.locator("[data-wish=guideline]").select_option("0")
    expect(page.locator("[data-wish=rounds]")).to_be_visible()
    designer.click('[data-own="1"]')
    expect(page.locator('[data-map="1"]')).to_have_count(0)
    designer.click('[data-map="12"]')
    page.evaluate("Math.random = () => 0.5")  # a draft is drawn with a seed
    designer.click('[data-action="draft"]')
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-faults]")).to_have_count(0)
    designer.click('[data-tab-of="file"]')
    expect(page.locator("[data-text]")).to_have_value(re.compile(r'maps[^"]*"12"'))


def test_a_board_of_spaces_is_painted_and_played(page: Page, server: str) -> None:
    designer = Designer(page, f"{server}?draw=blitzkrieg&mission=base")
    designer.click('[data-thing="paint:sea"]')
    designer.point("space:western-europe/1/2")
    page.keyboard.press("Escape")
    designer.point("space:western-europe/1/2")
    expect(page.locator('[data-word="sea"][aria-checked="true"]')).to_be_visible()
    page.locator('[data-action="play"]').click()
    page.wait_for_selector("main[data-turn]")


def test_a_line_is_completed_while_it_is_written_and_a_fault_is_shown_where_it_is(
    page: Page, server: str
) -> None:
    designer = Designer(page, f"{server}?draw=coh&mission=first-light")
    designer.click('[data-tab-of="Orders"]')
    line = page.locator('[data-path="mission_orders.1"] input')
    line.fill("AI closest to ")
    option = page.locator('[data-path="mission_orders.1"] option[value="AI closest to Unit"]')
    expect(option).to_have_count(1)
    line.fill("AI closest to Dragon: Pivot")
    line.blur()
    expect(page.locator('[data-path="mission_orders.1"] .bad')).to_be_visible()
    line.fill("AI closest to Unit: Rally")
    line.blur()
    expect(page.locator("[data-faults]")).to_have_count(0)
    expect(page.locator('[data-path="mission_orders.1"] .said')).to_contain_text("Rally")


@pytest.mark.parametrize("address", ["?draw=coh&mission=no-such", "?draw=coh&mission=link:abc"])
def test_what_cannot_be_opened_is_said_in_a_line(page: Page, server: str, address: str) -> None:
    page.goto(server + address)
    expect(page.locator("[role=alert]")).to_be_visible()


def test_in_the_hand_a_counter_is_put_by_two_taps(phone: Page, server: str) -> None:
    phone.goto(f"{server}?draw=coh&mission=crossroads")
    phone.wait_for_selector("main[data-moment]:not([data-busy])")
    for tool in ("undo", "share", "play"):
        expect(phone.locator(f'[data-action="{tool}"]')).to_be_in_viewport(ratio=1)
    pieces = phone.locator('[data-ref^="at:sides.0."]')
    before = pieces.count()
    phone.locator('[data-thing="unit:0:german-hmg"]').tap()
    box = phone.locator('path[data-ref="hex:C03"]').bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(pieces).to_have_count(before + 1)
