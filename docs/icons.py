"""Draw the icons of the page from its sign: ``python docs/icons.py`` (needs Chromium).

Telephones want pictures of points: Apple's on a ground of their own, Android's once bare and once
with room around the sign, because each maker cuts another shape out of it.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "web")]

from browser import launched  # noqa: E402 - beside the tests

PAGE = ROOT / "src" / "opfor" / "surfaces" / "web" / "page"
GROUND = "#fffdf6"
ICONS = {
    "icon-180": (180, 0.12, GROUND),
    "icon-192": (192, 0.0, "transparent"),
    "icon-512": (512, 0.0, "transparent"),
    "icon-maskable": (512, 0.2, GROUND),
}
"""Size, room around the sign as a share of it, and the ground."""


def main() -> int:
    sign = (PAGE / "sign.svg").read_text(encoding="utf-8")
    with launched() as browser:
        for name, (size, room, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;background:{ground};padding:{size * room}px"
            side = size * (1 - 2 * room)
            page.set_content(f'<body style="{style}">{sign}</body>')
            page.eval_on_selector("svg", f"s => s.setAttribute('width', '{side}')")
            page.eval_on_selector("svg", "s => s.style.display = 'block'")
            page.screenshot(path=PAGE / f"{name}.png", omit_background=True)
            page.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
