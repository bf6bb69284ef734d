"""Documents point somewhere, and nothing tells which machine it was written on."""

from __future__ import annotations

import re

from checkout import shown, tracked

LINK = re.compile(r"\]\(([^)\s]+)\)")
# Written in pieces so that this file does not contain them.
FORBIDDEN = re.compile(
    "|".join(
        [
            r"(?<![\w.])/" + "work/",
            r"(?<![\w.])/" + "root/",
            r"\.\./" + "shared",
            "py" + r"pi\.org",
            "python" + r"hosted\.org",
            "npm" + r"js\.org",
        ]
    )
)


def test_relative_links_resolve() -> None:
    documents = [path for path in tracked() if path.suffix == ".md"]
    broken = [
        f"{shown(path)}: {target}"
        for path in documents
        for target in relative_links(path.read_text(encoding="utf-8"))
        if not (path.parent / target).exists()
    ]
    assert broken == []


def relative_links(text: str) -> list[str]:
    """Targets of links and pictures inside the repository, without their anchors."""
    targets = [found[1].partition("#")[0] for found in LINK.finditer(text)]
    return [t for t in targets if t and "://" not in t and not t.startswith("mailto:")]


def test_no_machine_paths_or_registry_hosts() -> None:
    found = []
    for path in tracked():
        text = path.read_text(encoding="utf-8", errors="ignore")
        for number, line in enumerate(text.splitlines(), 1):
            if FORBIDDEN.search(line):
                found.append(f"{shown(path)}:{number}: {line.strip()[:80]}")
    assert found == []
