"""One's own box in the page: filled, taken in, played; a card nobody has typed is no dead end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser import begin, moment, serving, settled, still
from playwright.sync_api import Browser, Page, expect

from tests.own_boxes import LINE, ORDER_CARD, write

HEAD = "number,colour,priority,tactical,spent,hex"
CARD = f"{HEAD}\n7,green,CC: Attack,AI closest to Unit: Attack,3,C09\n"


@pytest.fixture(scope="module")
def owner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for somebody whose order cards are all but one untyped."""
    folder = tmp_path_factory.mktemp("owner")
    pack = write(
        folder / "mine",
        "coh",
        'replaces = ["order_cards"]\n',
        order_cards=ORDER_CARD.format(number=20, line=LINE),
    )
    with serving(folder / "data", "--pack", str(pack)) as address:
        yield address


def test_a_card_that_nobody_has_typed_is_typed_when_it_comes_up(phone: Page, owner: str) -> None:
    begin(phone, f"{owner}?new=coh&mission=first-light&seed=7&chance=table")
    while "Card" not in (asked := phone.locator("#asked").inner_text()) and "card" not in asked:
        before = moment(phone)
        phone.locator(".ask [data-offer]").first.tap()
        phone.wait_for_selector(f'[data-confirm], main:not([data-moment="{before}"])')
        if moment(phone) == before:
            phone.locator("[data-confirm]").tap()
        settled(phone, before)
    before = moment(phone)
    phone.locator(".ask .tile", has_text="07").tap()
    form = phone.locator("dialog form")
    expect(form.locator('[name="number"]')).to_have_value("7")
    form.locator('[name="priority"]').fill("CC: Attack")
    form.locator('[name="tactical"]').fill("AI closest to Unit: Sing")
    form.locator('[name="spent"]').fill("3")
    form.locator('[name="hex"]').fill("C09")
    form.get_by_role("button", name="Keep").tap()
    expect(phone.get_by_role("alert").last).to_contain_text("cannot stand here")
    phone.locator("dialog").last.get_by_role("button", name="Close").tap()
    form.locator('[name="tactical"]').fill("AI closest to Unit: Attack")
    form.get_by_role("button", name="Keep").tap()
    settled(phone, before)
    expect(phone.locator("dialog")).to_have_count(0)
    phone.get_by_role("tab", name="Story").tap()
    expect(phone.locator('[data-panel="news"]')).to_contain_text("order card 07")


def test_a_spreadsheet_goes_into_the_box_and_is_played(page: Page, server: str) -> None:
    page.goto(server)
    page.locator('[data-choose="coh"]').click()
    page.locator('[data-action="box"]').click()
    box = page.locator("dialog").last
    expect(box).to_contain_text("Nothing is in it yet")
    box.locator("[data-import]").set_input_files(
        {"name": "cards.csv", "mimeType": "text/csv", "buffer": CARD.encode()}
    )
    expect(box).to_contain_text("1 order card taken in")
    expect(box.locator("[data-report]")).to_contain_text("are yours")
    box.get_by_role("button", name="Close").click()
    page.locator('[name="box"]').check()
    page.locator('[name="chance"]').select_option("table")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-moment]")
    still(page)
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="report"]').wait_for()
    before = page.evaluate("""() => fetch("api/report", {method: "POST",
        headers: {"content-type": "application/json"}, body: JSON.stringify({seat: "",
        table: new URLSearchParams(location.search).get("table")})}).then(found => found.text())""")
    assert "my-coh" in before


def test_in_german_a_form_speaks_german_and_keeps_its_words_as_files_hold_them(
    browser: Browser, server: str
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="de-DE")
    page = context.new_page()
    page.goto(server)
    page.locator('[data-choose="2gm"]').click()
    page.locator('[data-action="box"]').click()
    box = page.locator("dialog").last
    expect(box.locator('[data-sheet="unit"]')).to_have_text("Tabelle")
    assert box.evaluate("each => each.scrollWidth <= each.clientWidth")
    box.locator('[data-enter="unit"]').click()
    form = page.locator("dialog form").last
    expect(form).to_contain_text("Trefferpunkte")
    kind = form.locator('[name="kind"]')
    kind.select_option("light")
    expect(kind.locator("option:checked")).to_have_text("light")
    context.close()
