"""The other games in the page: whole acts, reasons, what one may ask at any place."""

from __future__ import annotations

from browser import answer, begin, moment, settled, still, turn
from playwright.sync_api import Page, expect


def set_up(page: Page) -> None:
    """Every unit to a hex of its own."""
    number = 0
    while page.locator("#asked").inner_text().startswith("Where does"):
        answer(page, number)
        number += 1


def test_the_first_rounds_of_a_mission_with_why_and_why_not(page: Page, server: str) -> None:
    begin(page, f"{server}?new=coh&seed=199514&mission=first-light")
    set_up(page)
    before = moment(page)
    page.locator("[data-offer]").filter(has_text="fires at").first.click()
    expect(page.locator(".odds b").first).to_contain_text("%")
    expect(page.locator(".sum")).to_contain_text("=")
    expect(page.locator("[data-confirm]")).to_contain_text("AP")
    page.locator("[data-confirm]").click()
    settled(page, before)
    for _ in range(6):
        answer(page)
    page.locator('[data-action="why"]').click()
    why = page.locator('[data-panel="why"]')
    expect(why.locator("[data-rule]").first).to_be_visible()
    still(page)
    page.locator('.stage [data-ref^="unit:S"]').first.click(force=True)
    expect(why.locator(".answer")).to_be_visible()


def test_the_first_rounds_of_a_mission_by_keyboard_alone(page: Page, server: str) -> None:
    begin(page, f"{server}?new=coh&mission=first-light&seed=7")
    status = page.get_by_role("status")
    for _ in range(14):
        before = moment(page)
        page.keyboard.press("a")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'[data-confirm]:focus, main:not([data-moment="{before}"])')
        if confirmed := moment(page) == before:
            page.keyboard.press("Enter")
        settled(page, before)
        if confirmed and turn(page) == "person":
            expect(page.locator("#asked")).to_be_focused()
        assert status.inner_text() != ""
    page.keyboard.press("m")
    page.keyboard.press("ArrowRight")
    expect(status).to_contain_text("open ground")
    page.keyboard.press("w")
    expect(page.locator('[data-panel="why"]')).to_be_visible()


def test_pointing_at_a_unit_tells_what_it_can_do_and_what_it_costs(page: Page, server: str) -> None:
    begin(page, f"{server}?new=coh&seed=199514&mission=first-light")
    set_up(page)
    still(page)
    slowly = 700  # ms: longer than a finger that holds on to look closer
    page.locator(".stage .piece.legal").last.click(force=True, delay=slowly)
    expect(page.locator(".stage .tag").filter(has_text="AP").first).to_be_visible()
    expect(page.locator(".picks .chip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".picks")).to_have_count(0)


def test_a_turn_of_2gm_tactics(page: Page, server: str) -> None:
    begin(page, f"{server}?new=2gm&seed=5")
    told = page.locator('[data-panel="news"] li').count()
    for _ in range(8):
        if turn(page) == "person":
            answer(page)
    assert page.locator('[data-panel="news"] li').count() > told


def test_beside_a_real_table_the_dice_and_draws_are_the_persons(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7&extra_vp=0&chance=table")
    ticks = page.get_by_label("Do this on the board")
    compared = page.locator(".compare").filter(has_text="VP")
    for _ in range(24):
        answer(page)
        if compared.count():
            break
    expect(compared).to_be_visible()
    expect(ticks.get_by_role("checkbox").first).to_be_visible()
    page.locator('[data-action="all-done"]').click()
    expect(ticks).to_contain_text("All done on the board")
    page.keyboard.press("u")
    expect(ticks).to_contain_text("Move the marker of Western Europe back to 4.")
    expect(ticks).not_to_contain_text("Lay out the board")


def test_things_are_put_by_hand_beside_a_real_table(page: Page, server: str) -> None:
    begin(page, f"{server}?new=coh&mission=first-light&seed=7&chance=table")
    expect(page.locator("#asked")).to_contain_text("G01")
    put(page, ".thing.legal", "hex:J08")
    asked = moment(page)
    page.locator("[data-confirm]").click()
    settled(page, asked)
    expect(page.locator('.stage [data-ref="unit:G01"]')).to_be_visible()
    before = page.locator('.stage [data-ref="unit:S02"]').get_attribute("style")
    put(page, '.stage [data-ref="unit:S02"]', "hex:E06")
    page.locator('[data-action="correct"]').click()
    expect(page.locator('.stage [data-ref="unit:S02"]')).not_to_have_attribute("style", before)


def put(page: Page, what: str, where: str) -> None:
    """Carry a thing to a place with the mouse."""
    still(page)
    start = page.locator(what).first.bounding_box()
    end = page.locator(f'.outline[data-ref="{where}"]').bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_a_mission_goes_to_the_printer(page: Page, server: str) -> None:
    begin(page, f"{server}?new=coh&mission=first-light&seed=7")
    page.evaluate("() => { window.print = () => { document.body.dataset.printed = ''; }; }")
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="print"]').click()
    page.wait_for_selector("body[data-printed]")
    page.emulate_media(media="print")
    expect(page.locator("#paper")).to_contain_text("Counteractions")
    expect(page.locator(".game")).not_to_be_visible()


def test_a_guided_first_game_goes_on_by_doing(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7&extra_vp=0&guide=1")
    guide = page.get_by_label("How it works")
    expect(guide).to_contain_text("1 of")
    answer(page)
    expect(guide).to_contain_text("Ask why")
    page.locator('[data-action="why"]').click()
    expect(guide).to_contain_text("why not")


def test_the_start_page_begins_a_game_with_options(page: Page, server: str) -> None:
    page.goto(server)
    page.locator('[data-choose="blitzkrieg"]').click()
    page.locator('[name="option-difficulty"]').select_option("hard")
    page.get_by_text("More options").click()
    page.locator('[name="seed"]').fill("7")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-moment]")
    expect(page.locator(".bar small[title*=hard]")).to_be_visible()
