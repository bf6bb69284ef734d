"""A run as one page: tables, intervals, charts as drawings, how to repeat it.

The page asks nobody for anything: charts are drawn beforehand (vl-convert) and stand in it as SVG.
Beside it lie the same charts as files and the tables as Parquet.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from opfor.app.program import program_name
from opfor.core.errors import OpforError
from opfor.lab.block import ASPECTS, MARGIN, RULES, TURNS
from opfor.lab.commands.told import interval, label, percent, points
from opfor.lab.extra import need
from opfor.lab.heat import heat
from opfor.lab.report_look import STYLE, gauge, in_our_colours
from opfor.lab.verdict import verdict

if TYPE_CHECKING:
    from opfor.lab.frames import Run

HEAT = "heat"
SURE = 0.05
"""What is less likely by chance alone, corrected for all that was asked about."""


def write_report(run: Run, path: Path) -> Path:
    """The page at ``path``; drawings and tables in a folder beside it."""
    if not all(map(run.folder.blocks, range(len(run.manifest.variants)))):
        raise OpforError(f"{run.path}: a variant has no block to report; opfor lab run plays them")
    beside = path.with_suffix("")
    try:
        beside.mkdir(parents=True, exist_ok=True)
        drawings = {name: drawn(run.chart(name)) for name in charts_of(run)}
        if places := heat(run):
            drawings[HEAT] = places
        for name, svg in drawings.items():
            (beside / f"{name}.svg").write_text(svg, encoding="utf-8")
        run.rates.write_parquet(beside / "rates.parquet")
        run.effects.write_parquet(beside / "effects.parquet")
        path.write_text(page(run, drawings), encoding="utf-8")
    except OSError as error:
        raise OpforError(f"{path}: cannot write there ({error.strerror})") from None
    return path


def charts_of(run: Run) -> list[str]:
    """The charts for which something was measured."""
    measures = run.manifest.measures
    has_margin = MARGIN in run.games.collect_schema().names()
    several = len(run.manifest.variants) > 1
    found = {
        "effects": several,
        "rates": True,
        "margins": has_margin and (ASPECTS in measures or MARGIN in measures),
        "turns": TURNS in measures and has_margin,
        "rules": RULES in measures and any(run.folder.tally(0).rules),
    }
    return [name for name, there in found.items() if there]


def drawn(chart: Any) -> str:
    """The chart as SVG, drawn without a browser."""
    told = in_our_colours(chart).to_json()
    svg: str = need("vl_convert").vegalite_to_svg(told)
    return svg


def page(run: Run, drawings: dict[str, str]) -> str:
    """What it says first, then where and how much, then numbers and how to repeat it."""
    charts = {name: svg for name, svg in drawings.items() if name != HEAT}
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(_title(run))}</title><style>{STYLE}</style></head><body><main>",
        _first(run),
        _shown("Where it happens", {HEAT: drawings[HEAT]}) if HEAT in drawings else "",
        _shown("How much", charts, "chart"),
        _folded("All numbers", _rates(run), _effects(run)),
        _folded("To repeat it", _repeat(run)),
        "</main></body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _title(run: Run) -> str:
    variants = len(run.manifest.variants)
    return run.manifest.name if variants == 1 else f"{run.manifest.name}: {variants} variants"


def _first(run: Run) -> str:
    """The plain sentence, the bar, and the strongest thing that was found."""
    base = run.rates.row(0, named=True)
    rate = interval(base, "win")
    said = [
        f"<header><h1>{escape(_title(run))}</h1>",
        f'<p class="lead">{escape(verdict(run.manifest.seats[0], rate, base["games"]))}</p>',
        gauge(rate.value, rate.low, rate.high),
        f"<p>{escape(_strongest(run))}</p>" if run.effects.height else "",
        f'<p class="soft">{escape(_told(run))}</p>',
        *(f"<p>Left out: {escape(damage)}.</p>" for damage in run.damaged),
        "</header>",
    ]
    return "".join(said)


def _strongest(run: Run) -> str:
    """Of all that was asked about, what surely does most; or that nothing surely does."""
    sure = [row for row in run.effects.iter_rows(named=True) if row["holm"] < SURE]
    if not sure:
        return "None of the variants surely changes who wins."
    most = max(sure, key=lambda row: abs(row["effect"]))
    return f"Most is changed by “{most['variant']}”: {points(interval(most, 'effect'))} points."


def _shown(title: str, drawings: dict[str, str], kind: str = "") -> str:
    figures = "".join(f'<figure class="{kind}">{svg}</figure>' for svg in drawings.values())
    return f"<section><h2>{title}</h2>{figures}</section>"


def _folded(title: str, *inside: str) -> str:
    return f"<details><summary>{title}</summary>{''.join(inside)}</details>"


def _told(run: Run) -> str:
    paired = "Game n of every variant has the same seed: effects are those of pairs."
    return f"{label(run)}. {paired}"


def _rates(run: Run) -> str:
    rows = [
        [row["variant"], row["games"], percent(interval(row, "win")), f"{row['length']:.1f}"]
        for row in run.rates.iter_rows(named=True)
    ]
    return _table(["variant", "games", "wins (95 % interval)", "mean length"], rows)


def _effects(run: Run) -> str:
    rows = [
        [
            row["variant"],
            points(interval(row, "effect")),
            percent(interval(row, "changed")),
            f"{row['margin']:+.2f} ({row['margin_low']:+.2f} to {row['margin_high']:+.2f})",
            f"{row['p']:.2g}",
            f"{row['holm']:.2g}",
            "paired" if row["paired"] else "not paired",
        ]
        for row in run.effects.iter_rows(named=True)
    ]
    heads = ["against the base", "win rate, points", "games changed", "margin", "p", "Holm", ""]
    return _table(heads, rows) if rows else ""


def _table(heads: list[str], rows: list[list[Any]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(
        "<tr>" + "".join(f'<td class="n">{escape(str(cell))}</td>' for cell in row) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def _repeat(run: Run) -> str:
    """The command, the experiment it takes, and the fingerprints of code and packs."""
    from opfor.lab.repeat import as_experiment

    manifest = run.manifest
    prints = {"opfor": manifest.version, "code": manifest.code, "packs": manifest.packs}
    told = msgspec.json.format(msgspec.json.encode(prints), indent=1).decode()
    return (
        f"<p><code>{program_name()} lab run {escape(manifest.name)}.toml</code> with this file:</p>"
        f"<pre>{escape(as_experiment(manifest))}</pre>"
        f"<p>Made with:</p><pre>{escape(told)}</pre>"
    )
