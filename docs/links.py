"""Links of the built site that lead nowhere: to a page, a picture or a place in a page."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Seen(HTMLParser):
    """The places of a page and what it points at."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, _tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, said in attributes:
            if name in ("id", "name") and said:
                self.places.add(said)
            elif name in ("href", "src") and said:
                self.links.append(said)


def nowhere(folder: Path, apart: str) -> Iterator[str]:
    """A line for each; what lies in the folder ``apart`` is no page of the site."""
    paths = [p for p in sorted(folder.rglob("*.html")) if p.relative_to(folder).parts[0] != apart]
    pages = {path.resolve(): Seen(path) for path in paths}
    for path, seen in pages.items():
        for link in dict.fromkeys(seen.links):
            scheme, host, name, _, place = urlsplit(link)
            if scheme or host:
                continue
            to = (path.parent / unquote(name)).resolve() if name else path
            to = to / "index.html" if to.is_dir() else to
            if not to.exists() or (place and to in pages and place not in pages[to].places):
                yield f"{path.relative_to(folder.resolve())}: the link to {link} leads nowhere"
