"""Persons at one table: a link for each seat shows that seat's eyes, one for onlookers nobody's."""

from __future__ import annotations

import json
import re
from pathlib import Path

from browser import PATIENCE, answer, begin, moment, serving, turn
from playwright.sync_api import Browser, Page, Response, expect


def links(page: Page) -> dict[str, str]:
    """The addresses of the dialog by seat."""
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="join"]').click()
    all_links = page.locator("[data-seat-link]")
    expect(all_links.first).to_be_attached()
    found = all_links.evaluate_all("all => all.map(each => [each.dataset.seatLink, each.href])")
    page.keyboard.press("Escape")
    return dict(found)


def test_a_seats_link_never_tells_of_the_other_hand(
    page: Page, browser: Browser, server: str
) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7&mode=two-player")
    seats = links(page)
    assert set(seats) > {"onlooker"}
    people = [seat for seat in seats if seat != "onlooker"]
    assert len(people) == 2
    for seat, other in (people, people[::-1]):
        context = browser.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        theirs = context.new_page()
        heard: list[str] = []

        def listen(reply: Response, heard: list[str] = heard) -> None:
            if "/api/" in reply.url and "events" not in reply.url:
                heard.append(reply.text())

        theirs.on("response", listen)
        begin(theirs, seats[seat])
        view = next(json.loads(each)["view"] for each in heard if '"view":' in each)
        assert view["seat"] == seat
        told = re.findall(rf'"ref":"reserve:{other}/\d+","label":"([^"]*)"', "".join(heard))
        assert set(told) == {"A unit"}
        assert re.search(rf'"ref":"reserve:{seat}/\d+","label":"(?!A unit)', "".join(heard))
        context.close()


def test_a_guest_plays_by_the_link_of_a_seat_in_the_network(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as address:
        local = re.sub("//[^:]*:", "//127.0.0.1:", address)
        home, away = (browser.new_context(reduced_motion="reduce") for _ in range(2))
        for context in (home, away):
            context.set_default_timeout(PATIENCE)
        mine, theirs = home.new_page(), away.new_page()
        begin(mine, f"{local}&new=blitzkrieg&seed=7&mode=two-player")
        seats = links(mine)
        first = next(seat for seat in seats if seat != "onlooker")
        begin(theirs, seats[first])
        assert theirs.locator("[data-offer]").count() or turn(theirs) != "person"
        other = next(seat for seat in seats if seat not in (first, "onlooker"))
        theirs.goto(re.sub("seat=[^&]*", f"seat={other}", theirs.url))
        expect(theirs.get_by_role("alert")).to_contain_text("another seat")
        home.close()
        away.close()


def test_who_looks_on_may_not_answer(page: Page, browser: Browser, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    address = links(page)["onlooker"]
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    other = context.new_page()
    begin(other, address)
    assert turn(other) == "opponent"
    expect(other.locator("[data-offer]")).to_have_count(0)
    before = moment(other)
    answer(page)
    other.wait_for_selector(f'main:not([data-moment="{before}"])')
    context.close()


def test_a_line_of_the_story_leads_back_and_arrow_keys_lead_on(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7&player=random")
    expect(page.get_by_label("Outcome")).to_contain_text("Score:")
    page.locator("[data-moment-line]").nth(5).click()
    main = page.locator("main")
    expect(page.get_by_label("Moment")).to_be_visible()
    latest, shown = moment(page), int(main.get_attribute("data-shown") or 0)
    assert shown < latest
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(main).to_have_attribute("data-shown", str(shown - 1))
    page.keyboard.press("Home")
    expect(main).to_have_attribute("data-shown", "1")
    page.keyboard.press("Escape")
    expect(main).to_have_attribute("data-shown", str(latest))
