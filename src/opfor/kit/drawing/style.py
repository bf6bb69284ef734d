"""The style sheet of all drawings: colours by day and by night, and the rules that use them.

A rule names a colour as ``@name``. On a screen it becomes a variable, so that one drawing suits
both themes (the reader's setting, or ``data-theme`` on the root); for readers of plain SVG, such
as a printer's, ``literal`` puts the colours themselves in place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

Theme = Literal["light", "dark"]
Colours = Mapping[str, tuple[str, str]]
"""By name: by day, by night."""

FONT = 'Arial,"Liberation Sans",Roboto,system-ui,sans-serif'
"""Figures on counters and maps: their width must not change."""


def colours(table: str) -> dict[str, tuple[str, str]]:
    """Colours from rows ``name light dark``, parted by ``|`` or a new line."""
    rows = (row.split() for row in table.strip().replace("\n", "|").split("|"))
    return {name: (f"#{light}", f"#{dark}") for name, light, dark in rows}


def sheet(rules: str, palette: Colours) -> str:
    """A style sheet with a variable for every colour."""
    day = "".join(f"--d-{name}:{light};" for name, (light, _) in palette.items())
    night = "".join(f"--d-{name}:{dark};" for name, (_, dark) in palette.items())
    return (
        f":root{{{day}}}"
        f"@media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{{night}}}}}"
        f":root[data-theme=dark]{{{night}}}"
        + re.sub(r"@(\w+)", r"var(--d-\1)", rules.replace("\n", ""))
    )


def exchanged(style: str) -> str:
    """The same sheet with the colours of both sides in each other's place."""
    other = {"you": "foe", "foe": "you"}
    return re.sub(r"--d-(you|foe)(?=\w*:)", lambda found: f"--d-{other[found[1]]}", style)


def only_from(width: float, *classes: str) -> str:
    """A rule that leaves these classes out where the drawing is less wide, in pixels: an image
    knows its own size, so small print goes before it is a speck."""
    return (
        f"@media(max-width:{width:.0f}px){{{','.join(f'.{c}' for c in classes)}{{display:none}}}}"
    )


def literal(style: str, theme: Theme = "light") -> str:
    """The same sheet without variables, for one theme."""
    blocks = re.findall(r":root[^{}]*\{([^}]*)\}", style)
    chosen = blocks[1::3] if theme == "dark" else blocks[::3]
    values = dict(re.findall(r"--d-([\w-]+):([^;]+);", "".join(chosen)))
    plain = re.sub(r"@media\([^)]*\)\{([^{}]*\{[^}]*\})*\}|:root[^{}]*\{[^}]*\}", "", style)
    return re.sub(r"var\(--d-([\w-]+)\)", lambda found: values[found[1]], plain)
