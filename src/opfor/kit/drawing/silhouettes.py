"""Silhouettes of units, each in a box from (-20, -10) to (20, 10), filled with one colour."""

from __future__ import annotations

from collections.abc import Iterable

SILHOUETTES: dict[str, str] = {
    "rifle": "M-19 5l4-4 6-1 14-4.5h13v1.6h-12l-11 4-1 3h-3l-.5-2-4 1-4 3.5z",
    "smg": "M-16 5l3-5 7-1h10l1-1.5h12v2.6h-10l-1 1.4h-4l2 6h-3.5l-2-6h-5l-4 4.5z",
    "lmg": (
        "M-19 4l4-4 7-1.5 1-2.5h8l1 2h17v1.6h-11l4 8h-2l-4-7-4 7h-2l3.5-8h-5l-1.5 3.5h-3"
        "l.5-3-4 .7-5 4z"
    ),
    "mg": ("M-18-3h5v-2h12v1.5h20v2.5h-20v2h-4l8 9h-3l-7-7.5-2 7.5h-2l0-7.5-7 7.5h-3l8-9h-5z"),
    "pioneer": (
        "M-17-7h7v13h-7zM-8-7h5v13h-5zM-2 0h9l3-3h5c3-1 5-4 4-7 3 3 2 8-3 10h-6l-3 2.5h-9z"
    ),
    "nkvd": "M0-10l2.4 6.8h7.2l-5.8 4.3 2.2 6.9-6-4.2-6 4.2 2.2-6.9-5.8-4.3h7.2z",
    "hunters": "M-17 3l2.5-3h15l3-2.5h12l4 2.5-4 2.5h-12l-3-2.5v3h-3.5l-1 4h-2.5l1-4h-9z",
    "mortar": "M-9 8l12-17 3.5 2.3-8 11.7 8.5 4h-3l-7-2.5-1.5 1.5z",
    "mortar-heavy": "M-12 9l13-19 5 3.3-8.5 12.7 12 5h-4l-9.5-3.3-2 1.3zM-15 9h9v1.5h-9z",
    "gun": (
        "M-4-8h3v5h20v3.2h-18l-1 2c3.5.5 5 2.5 5 4.8h-2.5c0-2-1.5-3-3.5-3s-3.5 1-3.5 3h-2"
        "l-10 2.5v-2l9-4 2-4.5z"
    ),
    "at-gun": "M-5-5h2.5v2.5h22.5v2h-21v2.5c3.5 0 5.5 2 5.5 5h-10.5l-10 2v-1.6l9-4.4z",
    "flak": "M-14-1h9l24-9 1 2.5-22 9 6 5.5h8v2h-26v-2h8l4-5h-12z",
    "wagon": "M-16-3h20v6h-20zM4 1l14-2v1.5l-14 3zM-11 3a4 4 0 1 1-.1 0zM-1 3a4 4 0 1 1-.1 0z",
    "truck": (
        "M-18-7h20v11h-20zM3-3h8l4 4v3h-12zM-13 3.5a3.5 3.5 0 1 1-.1 0zM-3 3.5"
        "a3.5 3.5 0 1 1-.1 0zM10 3.5a3.5 3.5 0 1 1-.1 0z"
    ),
    "halftrack": "M-19-4l4-2h15l2 2h6l9 3v4h-8a4 4 0 0 1-.2 1h-1c-2 3-5 3-7 0h-16c-3 0-4-2-4-4z",
    "car": (
        "M-16-1l4-5h8v-2h8l1 2 8 1 5 4v3h-34zM-10 1.5a4 4 0 1 1-.1 0zM10 1.5a4 4 0 1 1-.1 0z"
        "M4-8h9v1.5h-9z"
    ),
    "tank-light": (
        "M-7-7h10l2 1.5h9v1.8h-9v2.2h7l5 2-3 5.5c-1 1.5-2 2-3 2h-22c-2 0-4-1.5-5-3l-1-3 4-3h6z"
    ),
    "tank": (
        "M-9-8h11l3 2h14v2h-14v2.5h9l5 2-3 6c-1 1.5-2 2-3.5 2h-25c-2 0-4-1.5-5-3l-1-4 4-3h4.5z"
    ),
    "tank-heavy": (
        "M-10-10h13l3 2.5h14v2.6h-14v3.4h9l5 2-2 7c-.5 1.5-2 2-3.5 2h-28c-2 0-4-1-4.5-3"
        "l-1.5-5 4-3h5.5z"
    ),
    "assault-gun": (
        "M-13-5l4-2.5h11l3 3h14v2h-13v1h8l4 2.5-3 5.5c-1 1.5-2 2-3.5 2h-25c-2 0-4-1.5-5-3"
        "l-1-3.5 3-2.5h3z"
    ),
    "artillery": "M-17 9l26-19 3 3.5-10 8c2 1 3 2.5 3 5h-3c0-2-1.5-3.5-4-3s-3 1.5-3 4z",
    "plane": (
        "M0-10c1.5 0 2 2 2 4l1 3 15 4v3l-15-1.5-1.5 5.5 5 2v2h-13v-2l5-2-1.5-5.5-15 1.5v-3"
        "l15-4 1-3c0-2 .5-4 2-4z"
    ),
    "boat": "M-18 1h36l-5 7h-26zM-4-8h3v8h-3zM0-6l9 5h-9z",
    "rumor": (
        "M-6-3.5c0-9.5 13-9 12.5-1.3-.2 4.3-4.7 4.5-4.7 8.3h-3.6"
        "c0-5.5 4-5.7 4.2-8.3.2-3.3-4.8-3.2-4.9 1.3zM-1.8 5h3.8v4h-3.8z"
    ),
}

SCALE = dict.fromkeys(
    ("flak", "artillery", "plane", "nkvd", "mortar", "mortar-heavy", "gun", "mg", "boat"), 0.8
) | {"tank-heavy": 0.86, "car": 0.86, "rumor": 1.5}
"""Tall ones are drawn a little smaller."""


def symbol_defs(names: Iterable[str] | None = None) -> str:
    """The silhouettes as definitions ``s-NAME``; all of them, or those named."""
    wanted = SILHOUETTES if names is None else {n: SILHOUETTES[n] for n in sorted(set(names))}
    return "".join(f'<path id="s-{name}" d="{path}"/>' for name, path in wanted.items())


def silhouette(name: str, x: float = 0, y: float = 0, scale: float = 1.0, style: str = "") -> str:
    """A use of one, around a point."""
    moved = f"translate({x:g} {y:g})" if x or y else ""
    scaled = f"scale({scale:g})" if scale != 1 else ""
    transform = f' transform="{f"{moved} {scaled}".strip()}"' if moved or scaled else ""
    drawn = f' class="{style}"' if style else ""
    return f'<use href="#s-{name}"{drawn}{transform}/>'
