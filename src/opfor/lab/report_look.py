"""How the page of a run looks: the colours of the product, by day and by night; charts in them."""

from __future__ import annotations

from typing import Any

PAPER, INK, SOFT, LINE = "#fffdf6", "#1d1b12", "#575140", "#d3c9ab"
YOU, FOE = "#2f5574", "#9c3d22"
FONT = 'system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif'

STYLE = """
:root{--desk:#e9e2cc;--surface:#fffdf6;--raised:#f4eedb;--ink:#1d1b12;--soft:#575140;--line:#d3c9ab;
 --you:#2f5574;--foe:#9c3d22;--even:#1d1b12}
@media(prefers-color-scheme:dark){:root{--desk:#12140e;--surface:#1e221a;--raised:#292e24;
 --ink:#f2eddc;--soft:#bdb79f;--line:#414838;--you:#3d6d94;--foe:#b34a2b;--even:#f2eddc}}
*{box-sizing:border-box}
body{font:1rem/1.5 FONT;margin:0;background:var(--desk);color:var(--ink)}
main{max-width:62rem;margin:0 auto;padding:1.5rem 1rem 3rem;display:grid;gap:1rem}
header,section,details{background:var(--surface);border-radius:12px;padding:1rem 1.25rem;
 box-shadow:0 1px 4px #0002;min-width:0}
h1{font-size:1.25rem;margin:0}h2{font-size:1rem;margin:0 0 .5rem}
header p,section p{margin:.25rem 0}.lead{font-size:1.5rem;font-weight:700;line-height:1.25}
.soft{color:var(--soft);font-size:.875rem}
.dial{display:block;width:100%;height:18px;border-radius:9px;margin:.75rem 0 .25rem}
.dial .f{fill:var(--foe)}.dial .y{fill:var(--you)}.dial .s{fill:#fffc}.dial .h{fill:var(--even)}
figure{margin:0;overflow-x:auto}figure+figure{margin-top:1rem}
figure.chart{background:#fffdf6;border-radius:8px}
figure svg{max-width:100%;height:auto;display:block}
summary{cursor:pointer;font-weight:600}details>*+*{margin-top:.75rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line);text-align:left}
td.n{text-align:right;font-variant-numeric:tabular-nums}
pre{background:var(--raised);padding:.75rem;border-radius:8px;overflow-x:auto;font-size:.8125rem}
@media print{body{background:none}header,section,details{box-shadow:none;border:1px solid #ccc}}
""".replace("FONT", FONT)


def gauge(share: float, low: float, high: float) -> str:
    """A bar of who wins, with its interval and half."""
    parts = (
        ("f", 0.0, 100.0),
        ("y", 0.0, 100 * share),
        ("s", 100 * low, 100 * (high - low)),
        ("h", 49.8, 0.4),
    )
    drawn = "".join(
        f'<rect class="{kind}" x="{x:.1f}" width="{wide:.1f}" height="10"/>'
        for kind, x, wide in parts
    )
    return f'<svg class="dial" viewBox="0 0 100 10" preserveAspectRatio="none">{drawn}</svg>'


def in_our_colours(chart: Any) -> Any:
    """A chart in the product's colours and letters."""
    words = {"labelColor": INK, "titleColor": SOFT, "labelFont": FONT, "titleFont": FONT}
    return (
        chart.configure(background=PAPER, padding=12, font=FONT)
        .configure_axis(gridColor=LINE, domainColor=LINE, tickColor=LINE, **words)
        .configure_title(color=INK, font=FONT, anchor="start", fontSize=15)
        .configure_view(stroke=None)
        .configure_mark(color=YOU)
        .configure_range(category=[YOU, FOE, "#e0a100", "#1d6b4c", "#2d5a70", SOFT])
        .configure_legend(**words)
    )
