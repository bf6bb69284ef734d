"""Persons at one table: a link for each seat shows that seat's eyes, one for onlookers nobody's."""

from __future__ import annotations

import re
from contextlib import suppress

from browser import PATIENCE, answer, begin, moment, turn
from playwright.sync_api import Browser, Error, Locator, Page, Response, expect

from opfor.core.errors import OpforError
from opfor.surfaces.web.network import outside


def is_in_a_network() -> bool:
    try:
        return bool(outside())
    except OpforError:
        return False


def open_links(page: Page) -> Locator:
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="join"]').click()
    found = page.locator("[data-seat-link]")
    expect(found.first).to_be_attached()
    return found


def addresses(all_links: Locator) -> dict[str, str]:
    """The addresses of the dialog by seat."""
    found = all_links.evaluate_all("all => all.map(each => [each.dataset.seatLink, each.href])")
    return dict(found)


def links(page: Page) -> dict[str, str]:
    found = addresses(open_links(page))
    page.keyboard.press("Escape")
    return found


def follow(browser: Browser, address: str) -> tuple[Page, list[str]]:
    """Another device that comes by a link, and all that it is told: calls, events, the page."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(HEARD)
    theirs = context.new_page()
    told: list[str] = []

    def listen(reply: Response) -> None:
        if "/api/" in reply.url and "events" not in reply.url:
            told.append(reply.text())

    theirs.on("response", listen)
    begin(theirs, address)
    return theirs, told


HEARD = """window.events = [];
window.EventSource = class extends EventSource {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => window.events.push(data));
  }
};"""


def named(told: str, seat: str) -> set[str]:
    """What is said of the units in the hand of a seat."""
    return set(re.findall(rf'"ref":"reserve:{seat}/\d+","label":"([^"]*)"', told))


def test_a_seats_link_never_tells_of_the_other_hand(
    page: Page, browser: Browser, server: str
) -> None:
    """Neither in calls nor events nor anywhere in the page, also when the other one has moved."""
    begin(page, f"{server}?new=blitzkrieg&seed=7&mode=two-player")
    seats = links(page)
    people = [seat for seat in seats if seat != "onlooker"]
    assert set(seats) == {*people, "onlooker"}
    assert len(people) == 2
    devices = {seat: follow(browser, seats[seat]) for seat in seats}
    moving = next(seat for seat in people if turn(devices[seat][0]) == "person")
    before = moment(devices[moving][0])
    answer(devices[moving][0])
    for seat, (theirs, told) in devices.items():
        theirs.wait_for_selector(f'main:not([data-moment="{before}"]):not([data-busy])')
        said = "".join(told)
        for other in people:
            is_own = other == seat
            assert (named(said, other) == {"A unit"}) is not is_own
            shown = theirs.locator(f'[data-ref^="reserve:{other}/"]').all_text_contents()
            assert any("A unit" not in each for each in shown) is is_own
        assert all(each.isdecimal() for each in theirs.evaluate("window.events"))
        theirs.context.close()


def test_the_network_is_opened_by_a_button_and_a_guest_sits_on_one_seat(
    page: Page, browser: Browser, server: str
) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7&mode=two-player")
    open_links(page)
    page.locator('[data-action="open-network"]').click()
    if not is_in_a_network():
        expect(page.get_by_role("alert").last).to_have_text("this computer is in no network")
        return
    expect(page.locator('[data-action="close-network"]')).to_be_visible()
    seats = addresses(page.locator("[data-seat-link]"))
    first, other = (seat for seat in seats if seat != "onlooker")
    assert all(each.startswith(f"http://{outside()}:") for each in seats.values())
    expect(page.locator("dialog .qr svg").first).to_be_attached()
    theirs, _ = follow(browser, seats[first])
    assert theirs.locator("[data-offer]").count() or turn(theirs) != "person"
    theirs.goto(re.sub("seat=[^&]*", f"seat={other}", theirs.url))
    expect(theirs.get_by_role("alert")).to_contain_text("another seat")
    stranger = browser.new_page()
    there = seats[first].partition("?")[0]
    assert status_at(stranger, there) == 401
    page.locator('[data-action="close-network"]').click()
    expect(page.locator('[data-action="open-network"]')).to_be_visible()
    while status_at(stranger, there):
        stranger.wait_for_timeout(100)
    theirs.context.close()
    stranger.context.close()


def status_at(page: Page, address: str) -> int:
    """What a server says to whoever comes there; nothing where none listens any more."""
    reply = None
    with suppress(Error):
        reply = page.goto(address)
    return reply.status if reply else 0


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


def test_a_line_of_the_story_leads_back(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7&player=random")
    expect(page.get_by_label("Outcome")).to_contain_text("Score:")
    line = page.locator("[data-moment-line]").nth(5)
    number = line.get_attribute("data-moment-line")
    line.click()
    expect(page.get_by_label("Moment")).to_have_value(f"{number}")
    page.wait_for_selector(f'main[data-shown="{number}"]')
