"""Build the site: ``python3 check.py docs [FOLDER] [--page FOLDER]``.

Sphinx with MyST reads the Markdown of this folder as it is; what lies elsewhere in the repository
(READMEs of games, the changelog) and what is generated (rules with their coverage, the reference)
is laid beside it first. A link that leads nowhere, to a file or to a place in a page, fails the
build. Search needs no server. With
``--page`` (a folder made by ``build_pages.py``) the home page has the game itself on it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import links

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
LOCK = ROOT / "requirements" / "docs.lock"
PARTS = Path(os.environ.get("OPFOR_PARTS") or Path.home() / ".cache" / "opfor" / "parts")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)")
LAID = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
REFERENCE = {
    "conversation": ("opfor.app.conversation.table", "opfor.app.conversation.eyes"),
    "game": ("opfor.core.game", "opfor.core.foresight"),
    "kernel": (
        "opfor.core.play",
        "opfor.core.requests",
        "opfor.core.question",
        "opfor.core.record",
    ),
}
CONF = """
project = "opfor"
author = "The opfor authors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "opfor"
html_show_sphinx = html_show_copyright = False
html_extra_path = {extra!r}
html_favicon = "sign.svg"
html_css_files = ["site.css"]
html_static_path = ["static"]
myst_heading_anchors = 4
exclude_patterns = ["build"]
suppress_warnings = ["myst.header", "myst.xref_missing", "autodoc", "ref"]
autodoc_member_order = "bysource"
"""
DEMO = """
```{raw} html
<iframe class="demo" title="A game" src="page/index.html?new=blitzkrieg&seed=7"></iframe>
```
"""
STYLE = ".demo{width:100%;height:min(75vh,760px);border:1px solid #8888;border-radius:10px}\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="check.py docs", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "site")
    parser.add_argument("--page", type=Path, metavar="FOLDER", help="made by build_pages.py")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        stage = Path(scratch)
        faults = list(laid_out(stage, options.page))
        for line in faults:
            print(line, file=sys.stderr)
        return 1 if faults else sphinx(stage, options.folder.resolve())


def laid_out(stage: Path, page: Path | None) -> Iterator[str]:
    """Put every page where the site has it; gives a line for each link that leads nowhere."""
    pages = {path: stage / path.relative_to(DOCS) for path in sorted(DOCS.rglob("*.md"))}
    pages |= {ROOT / name: stage / to for name, to in LAID.items()}
    for game in sorted((ROOT / "src" / "opfor" / "games").glob("*/README.md")):
        pages[game] = stage / "games" / f"{game.parent.name}.md"
    for path in DOCS.rglob("*"):
        if path.suffix in (".svg", ".jpg", ".png"):
            copied(path, stage / path.relative_to(DOCS))
    for path, to in pages.items():
        to.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        yield from nowhere(path, text)
        to.write_text(linked(path, stage, text, pages), encoding="utf-8")
    generated(stage)
    copied(ROOT / "src/opfor/surfaces/web/page/sign.svg", stage / "sign.svg")
    (stage / "static").mkdir()
    (stage / "static" / "site.css").write_text(STYLE, encoding="utf-8")
    if page is not None:
        shutil.copytree(page, stage / "extra" / "page")
        home = stage / "index.md"
        home.write_text(home.read_text(encoding="utf-8").replace("<!-- demo -->", DEMO), "utf-8")
    extra = ["extra"] if page is not None else []
    (stage / "conf.py").write_text(CONF.format(extra=extra), encoding="utf-8")


def copied(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, to)


def nowhere(path: Path, text: str) -> Iterator[str]:
    for _, _, target, _ in LINK.findall(text):
        if "://" not in target and not (path.parent / target).exists():
            yield f"{path.relative_to(ROOT)}: the link to {target} leads nowhere"


def linked(path: Path, stage: Path, text: str, pages: dict[Path, Path]) -> str:
    """Links from page to page as the site has them; to a file that is no page, its words alone."""
    to = pages[path]

    def renewed(found: re.Match[str]) -> str:
        picture, words, target, place = found.groups()
        there = (path.parent / target).resolve()
        if "://" in target:
            return found.group()
        if picture:
            return f"![{words}]({os.path.relpath(stage / there.relative_to(DOCS), to.parent)})"
        if there not in pages:
            return words
        return f"[{words}]({os.path.relpath(pages[there], to.parent)}{place or ''})"

    return LINK.sub(renewed, text)


def generated(stage: Path) -> None:
    """Rules of each game with their coverage, and the reference of the modules others call."""
    sys.path.insert(0, str(ROOT / "src"))
    from opfor.app.registry import bundled

    for listing in bundled():
        command = [sys.executable, "-m", "opfor", "rules", listing.id, "--json"]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        said = subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout
        rows = json.loads(said)["rows"]
        done = sum(row["status"] == "done" for row in rows)
        lines = [f"# Rules: {listing.title}", "", f"{done} of {len(rows)} rows are done.", ""]
        lines += ["| row | rule | status | tests |", "| --- | --- | --- | --- |"]
        for row in rows:
            title = row["title"].replace("|", "\\|")
            lines.append(f"| `{row['id']}` | {title} | {row['status']} | {len(row['tests'])} |")
        copy = stage / "rules" / f"{listing.id}.md"
        copy.parent.mkdir(exist_ok=True)
        copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
        looked_up(stage, listing.id)
    (stage / "reference").mkdir()
    for name, modules in REFERENCE.items():
        blocks = [f"```{{eval-rst}}\n.. automodule:: {m}\n   :members:\n```" for m in modules]
        text = f"# Reference: the {name}\n\n" + "\n\n".join(blocks) + "\n"
        (stage / "reference" / f"{name}.md").write_text(text, encoding="utf-8")


def looked_up(stage: Path, game_id: str) -> None:
    """The reference of a game: everything that is drawn or said, as the page and paper have it."""
    from opfor.app.conversation.drawing.pictures import first_table
    from opfor.app.conversation.telling.reference import pages_of
    from opfor.app.registry import load_game
    from opfor.kit.paper.reference import line

    told, groups = pages_of(first_table(load_game(game_id))), dict[str, list[str]]()
    for topic in told.topics:
        title, _, text = line(topic).partition(": ")
        groups.setdefault(topic.group, []).append(f"**{title}**: {text}\n")
    chapters = [f"## {group}\n\n" + "\n".join(lines) for group, lines in groups.items()]
    copy = stage / "look-up" / f"{game_id}.md"
    copy.parent.mkdir(exist_ok=True)
    text = f"# Look things up: {told.title}\n\n" + "\n".join(chapters)
    copy.write_text(text.replace("<", "&lt;"), encoding="utf-8")


def sphinx(stage: Path, folder: Path) -> int:
    """Sphinx and its parts are fetched by pip, once for each set of versions."""
    mark = hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]
    tools = PARTS / f"docs-{sys.version_info[0]}{sys.version_info[1]}-{mark}"
    if not (tools / "done").is_file():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
        subprocess.run([*pip, str(tools), "--require-hashes", "-r", str(LOCK)], check=True)
        (tools / "done").touch()
    shutil.rmtree(folder, ignore_errors=True)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tools), str(ROOT / "src")])}
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    if done := subprocess.run([*command, str(stage), str(folder)], env=env).returncode:
        return done
    faults = list(links.nowhere(folder, apart="page"))
    for line in faults:
        print(line, file=sys.stderr)
    print(f"{folder / 'index.html'}: {len(list(folder.rglob('*.html')))} pages")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
