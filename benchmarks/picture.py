"""From the click on the green button to the picture in all three games, and the largest shift.

    python benchmarks/picture.py [--firefox] [--pages FOLDER] [--answers 60]
    python benchmarks/picture.py --plays 100

What is timed is what a person sees: from the click until the first state after it is painted, on a
device that wants nothing to move. ``--pages`` asks the engine inside a page made by
``build_pages.py``. ``--plays`` lets what comes of each answer play to its end, at the usual speed,
for so many seconds a game, and tells how long that takes. On a machine that does other things, say
so beside the numbers.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "web"))

from browser import answer, begin, launched, serving, static, turn
from firefox import fox
from tabs import SIZE, Chromium, Tab, changed, point, state

GAMES = {
    "blitzkrieg": "new=blitzkrieg&seed={}",
    "coh": "new=coh&mission=first-light&seed={}",
    "2gm": "new=2gm&seed={}",
}
WATCH = """(() => {
  window.shown = [];
  const main = document.querySelector("main");
  new MutationObserver(() => window.clicked && requestAnimationFrame(() => setTimeout(() => {
    if (window.clicked) window.shown.push(performance.now() - window.clicked);
    window.clicked = 0;
  }))).observe(main, { attributes: true, attributeFilter: ["data-shown"] });
  addEventListener("click", ({ target, timeStamp }) => {
    if (target.closest("[data-confirm]")) window.clicked = timeStamp;
  }, true);
  window.jumped = 0;
  if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
    new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.jumped = Math.max(window.jumped, value); })
      .observe({ type: "layout-shift", buffered: true });
})()"""
"""A frame after the change the new picture is painted. The largest single shift that no click of
the last half second explains is kept too."""


def measured(tab: Tab, address: str, query: str, answers: int) -> tuple[list[float], float]:
    """Milliseconds of each confirmed answer, and the largest shift."""
    taken: list[float] = []
    jumped, seed = 0.0, 7
    while len(taken) < answers:
        tab.goto(f"{address}?{query.format(seed)}")
        state(tab)
        tab.run(WATCH)
        number, seed = 0, seed + 1
        while (now := state(tab))["turn"] == "person" and number < answers:
            offers = tab.run("document.querySelectorAll('[data-offer]').length")
            point(tab, "[data-offer]", number % offers)
            if (then := changed(tab, now))["moment"] == now["moment"]:
                point(tab, "[data-confirm]")
                changed(tab, then)
            number += 1
        taken += tab.run("window.shown")
        jumped = max(jumped, tab.run("window.jumped"))
    return sorted(taken[:answers]), jumped


PLAYS = """window.plays = [];
let began = 0;
new MutationObserver(() => {
  const state = document.querySelector("[data-play]")?.dataset.play;
  if (state === "running") began ||= performance.now();
  if (state === "done" && began) {
    window.plays.push((performance.now() - began) / 1000);
    began = 0;
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-play"] });"""


def played(address: str, query: str, seconds: float) -> list[float]:
    """How long each play of a game took, in order of length."""
    with launched() as browser:
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.add_init_script(PLAYS)
        begin(page, f"{address}?{query}")
        number, end = 0, time.monotonic() + seconds
        while turn(page) == "person" and time.monotonic() < end:
            answer(page, number % page.locator("[data-offer]").count(), watching=True)
            page.wait_for_selector('[data-play="done"], main:not(:has([data-play]))')
            number += 1
        return sorted(page.evaluate("window.plays"))


@contextmanager
def opened(firefox: bool) -> Iterator[Tab]:
    if firefox:
        with tempfile.TemporaryDirectory() as profile, fox(Path(profile), SIZE) as found:
            yield found
        return
    with launched() as browser:
        size = {"width": SIZE[0], "height": SIZE[1]}
        yield Chromium(browser.new_page(viewport=size, reduced_motion="reduce"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--firefox", action="store_true")
    parser.add_argument("--pages", type=Path)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--plays", type=float, default=0)
    wanted = parser.parse_args()
    with ExitStack() as stack:
        if wanted.pages:
            address = stack.enter_context(static(wanted.pages))[0]
        else:
            data = stack.enter_context(tempfile.TemporaryDirectory())
            address = stack.enter_context(serving(Path(data)))
        for game, query in GAMES.items() if wanted.plays else ():
            taken = played(address, query.format(7), wanted.plays) or [0.0]
            most, longest = taken[int(0.95 * len(taken))], taken[-1]
            print(f"{game}: {len(taken)} plays, 95 % {most:.1f} s, longest {longest:.1f} s")
        if wanted.plays:
            return
        tab = stack.enter_context(opened(wanted.firefox))
        for game, query in GAMES.items():
            taken, jumped = measured(tab, address, query, wanted.answers)
            print(
                f"{game}: confirm to picture median {statistics.median(taken):.0f} ms, 95 % "
                f"{taken[int(0.95 * len(taken))]:.0f} ms, worst {taken[-1]:.0f} ms, "
                f"largest shift {jumped:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
