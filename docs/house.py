"""Draw the house from its imports: ``python3 docs/house.py`` writes ``docs/house.svg``.

Floors from the top are the layers of ``.importlinter``; on each stand its packages, a game with its
rooms. A line between floors is as thick as there are imports along it. An import that goes up would
be drawn red; the architecture tests see to it that there is none.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "opfor"
FLOORS = (
    ("surfaces", "ways to reach a game: they know no game"),
    ("envs", "games for programs that learn"),
    ("lab", "many games, compared"),
    ("app", "one game under way, as each seat may see it"),
    ("fast", "the same rules over flat integers"),
    ("games", "one folder a game, the same rooms in each"),
    ("cardboard", "what two games have in one box"),
    ("kit", "hexes, sight, packs, drawings"),
    ("core", "steps, requests, questions, records"),
)
ROOMS = {
    "games": ("told", "course", "bot", "rules", "values"),
    "conversation": ("history", "drawing", "telling", "asking"),
}
"""Of every package on a floor, or of one package; from the top."""
WIDTH, HEIGHT, GAP, LEFT = 1000, 66, 30, 268


def floor_of(module: str) -> str:
    """``opfor.games.coh.bot.hex`` is on the floor ``games``."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "opfor" else ""


def imports() -> Counter[tuple[str, str]]:
    """How many imports go from one floor to another."""
    counted: Counter[tuple[str, str]] = Counter()
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).parts
        if "tests" in parts or len(parts) < 2:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                there = floor_of(name)
                if there and there != parts[0]:
                    counted[parts[0], there] += 1
    return counted


def packages(floor: str) -> list[str]:
    folders = [path.parent.name for path in sorted((PACKAGE / floor).glob("*/__init__.py"))]
    return [name for name in folders if name not in ("tests", "books")]


def modules(floor: str) -> list[str]:
    """A floor without packages shows its files."""
    names = [path.stem for path in sorted((PACKAGE / floor).glob("*.py"))]
    return [name for name in names if name != "__init__"]


def drawn() -> str:
    """The whole picture."""
    height = len(FLOORS) * (HEIGHT + GAP) + 20
    parts = [_head(height)]
    tops = {name: 10 + n * (HEIGHT + GAP) for n, (name, _) in enumerate(FLOORS)}
    parts += [_line(tops, *pair, count) for pair, count in sorted(imports().items())]
    for name, said in FLOORS:
        parts.append(_floor(name, said, tops[name]))
    return "\n".join([*parts, "</svg>", ""])


def _head(height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="system-ui, sans-serif"><title>The house of opfor</title>'
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf6"/>'
    )


def _floor(name: str, said: str, top: int) -> str:
    boxes, inside = [], packages(name) or modules(name)
    wide = (WIDTH - LEFT - 20) / max(len(inside), 1)
    for n, package in enumerate(inside):
        x = LEFT + n * wide
        rooms = ROOMS.get(name) or ROOMS.get(package)
        boxes.append(
            f'<rect x="{x + 3:.0f}" y="{top + 6}" width="{wide - 6:.0f}" height="{HEIGHT - 12}" '
            f'rx="8" fill="#f4eedb" stroke="#d3c9ab"/>'
            f'<text x="{x + wide / 2:.0f}" y="{top + (30 if rooms else 37)}" '
            f'text-anchor="middle" font-size="{13 if len(inside) < 8 else 9}" '
            f'font-weight="600">{package}</text>'
        )
        if rooms:
            boxes.append(
                f'<text x="{x + wide / 2:.0f}" y="{top + 46}" text-anchor="middle" '
                f'font-size="{min(9, wide / 19):.1f}" fill="#575140">{" › ".join(rooms)}</text>'
            )
    return (
        f'<rect x="6" y="{top}" width="{WIDTH - 12}" height="{HEIGHT}" rx="10" fill="#fffdf6" '
        f'stroke="#2f5574" stroke-width="1.5"/>'
        f'<text x="18" y="{top + 28}" font-size="16" font-weight="700" fill="#2f5574">{name}</text>'
        f'<text x="18" y="{top + 46}" font-size="10" fill="#575140">{said}</text>'
        f"<title>{said}</title>{''.join(boxes)}"
    )


def _line(tops: dict[str, int], here: str, there: str, count: int) -> str:
    if here not in tops or there not in tops:
        return ""
    order = [name for name, _ in FLOORS]
    colour = "#7a9bb5" if order.index(here) < order.index(there) else "#c0392b"
    x = 40 + 24 * order.index(here) + 5 * order.index(there)
    start, end = tops[here] + HEIGHT, tops[there]
    thick = min(8.0, 0.6 + count / 150)
    return (
        f'<path d="M{x:.0f} {start}V{end}" stroke="{colour}" stroke-width="{thick:.1f}" '
        f'opacity=".75"><title>{here} imports {there} {count} times</title></path>'
    )


if __name__ == "__main__":
    (ROOT / "docs" / "house.svg").write_text(drawn(), encoding="utf-8", newline="\n")
