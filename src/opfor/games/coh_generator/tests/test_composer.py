"""Composed briefings say what was drafted, nothing else, and not what the last ones said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.coh_generator.tests.briefing_reader import faults, worst_overlap
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.composer import (
    MOST_WORDS,
    composed_briefing,
    composed_title,
    frames_used,
)
from opfor.games.coh_generator.told.result import Generated

SAMPLE, MANY = 50, 1000


def drafted(count: int) -> list[Generated]:
    return [generate_auto(1 + n % 6, n, n % 2 == 0, {}, {}) for n in range(1, count + 1)]


def check(drafts: list[Generated], overlap: float, too_long: int) -> None:
    """Read back, counted, compared."""
    texts = [composed_briefing(done) for done in drafts]
    titles = {composed_title(done) for done in drafts}
    wrong = [f for done, text in zip(drafts, texts, strict=True) for f in faults(done, text)]
    assert wrong == []
    assert len(titles) >= 0.98 * len(drafts)
    assert sum(len(text.split()) > MOST_WORDS for text in texts) <= too_long
    assert all(3 <= text.count(". ") + 1 <= 5 for text in texts)
    used = [frames_used(done) for done in drafts]
    for n, frames in enumerate(used):
        before = {frame for other in used[max(0, n - 49) : n] for frame in other}
        assert not before & set(frames)
    for n in range(0, len(texts), 50):
        assert worst_overlap(texts[n : n + 50]) <= overlap


def test_a_sample_is_read_back() -> None:
    check(drafted(SAMPLE), overlap=0.45, too_long=0)


@pytest.mark.slow
def test_a_thousand_are_read_back() -> None:
    check(drafted(MANY), overlap=0.5, too_long=2)


def test_the_same_seed_says_the_same_words() -> None:
    first, again = (generate_auto(3, 7, True, {}, {}) for _ in range(2))
    assert composed_briefing(first) == composed_briefing(again)
    assert composed_briefing(first) != composed_briefing(replace(first, seed=8))


def test_the_reader_finds_what_is_kept_back_and_what_is_made_up() -> None:
    done = next(each for each in drafted(20) if each.state.markers)
    text, hex_ = composed_briefing(done), done.shown(done.state.markers[0].hex)
    assert f"marker {hex_} is not mentioned" in list(faults(done, text.replace(hex_, "nowhere")))
    assert "Z99 is no marker" in list(faults(done, f"{text} Take Z99."))
    assert "77: no number of the mission" in list(faults(done, f"{text} 77 more."))
