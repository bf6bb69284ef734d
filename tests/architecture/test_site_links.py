"""The built site is looked through: a link to nothing is told, with the page it stands on."""

from __future__ import annotations

from pathlib import Path

from docs.links import nowhere


def test_links_to_missing_pages_pictures_and_places(tmp_path: Path) -> None:
    (tmp_path / "demo").mkdir()
    (tmp_path / "demo" / "index.html").write_text('<a href="gone.html">')
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "one.html").write_text(
        '<p id="here"><a href="#here"><a href="../index.html#top"><a href="#there">'
    )
    (tmp_path / "index.html").write_text(
        '<p id="top"><a href="games/one.html?q=1#here"><img src="none.png"><a href="demo/">'
        '<a href="games/two.html"><a href="https://example.org/none">'
    )
    assert list(nowhere(tmp_path, "demo")) == [
        "games/one.html: the link to #there leads nowhere",
        "index.html: the link to none.png leads nowhere",
        "index.html: the link to games/two.html leads nowhere",
    ]
