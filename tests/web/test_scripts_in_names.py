"""Names, notes and packs with scripts in them: shown as they were written, and nothing runs."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from browser import answer, begin, serving
from playwright.sync_api import Page
from test_server import call

from tests.fuzz.spoiled_saves import signed
from tests.own_boxes import ORDER_CARD, owns, write

SCRIPT = "<img src=x onerror=window.hurt=1><script>window.hurt=2</script>"
UNIT = f'{{id="sherman", title="{SCRIPT}", type="tank", kind="tank", cost=9, hp=4}}'
RAN = "() => window.hurt ?? document.querySelectorAll('img[src=x], [onerror]').length"
LOOKS = ('[data-action="why"]', '[data-action="forecast"]', '[data-action="more"]')


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with packs whose cards and units are called so."""
    folder = tmp_path_factory.mktemp("boxes")
    tank = write(folder / "tank", "2gm", units=owns(f"units = [{UNIT}]"))
    text = ORDER_CARD.format(number=20, line="AI closest to Unit: Attack")
    card = write(folder / "card", "coh", order_cards=text.replace("Of my own", SCRIPT))
    packs = [word for pack in (tank, card) for word in ("--pack", str(pack))]
    with serving(folder / "data", *packs) as address:
        yield address


def looked_at(page: Page) -> None:
    """Every panel that opens, and nothing has run."""
    for look in LOOKS:
        if page.locator(look).first.is_visible():
            page.locator(look).first.click()
            page.wait_for_timeout(200)
            assert page.evaluate(RAN) == 0
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
    assert page.evaluate(RAN) == 0


@pytest.mark.parametrize("query", ["new=2gm&seed=3", "new=coh&mission=first-light&seed=7"])
def test_a_pack_is_played_with(page: Page, served: str, query: str) -> None:
    begin(page, f"{served}?{query}")
    answer(page)
    looked_at(page)


def test_a_note_is_read_as_it_was_written(page: Page, served: str) -> None:
    table = call(served, "new", game="blitzkrieg", seed=7)["table"]
    moment = call(served, "now", table=table)["view"]["moment"]
    moment = call(served, "answer", table=table, moment=moment, path=[0])["view"]["moment"]
    call(served, "note", table=table, moment=moment, about=1, text=SCRIPT)
    begin(page, f"{served}?table={table}")
    looked_at(page)
    noted = page.locator(".noted").first
    assert noted.count() == 0 or noted.get_attribute("title") == SCRIPT


@pytest.mark.parametrize("field", ["title", "version", "mode"])
def test_a_save_may_be_called_anything(page: Page, served: str, field: str) -> None:
    table = call(served, "new", game="blitzkrieg", seed=7)["table"]
    rows = [json.loads(line) for line in call(served, "export", table=table)["text"].splitlines()]
    for row in rows:
        row.pop("check")
    rows[0][field] = SCRIPT
    opened = call(served, "open", text=signed(rows).decode())["table"]
    begin(page, f"{served}?table={opened}")
    looked_at(page)
    page.goto(served)
    page.wait_for_selector(".games")
    assert page.evaluate(RAN) == 0


def test_an_address_may_name_anything(page: Page, served: str) -> None:
    for query in (f"new={SCRIPT}", f"table={SCRIPT}", f"new=blitzkrieg&difficulty={SCRIPT}"):
        page.goto(f"{served}?{query}")
        page.wait_for_selector("[role=alert], .games, main[data-moment]")
        assert page.evaluate(RAN) == 0
