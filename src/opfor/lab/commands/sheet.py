"""The balance sheet of a game for the docs: every mission or option set, and its content."""

from __future__ import annotations

from typing import Any

from opfor.core.game import Game
from opfor.lab.commands.told import interval, percent, points
from opfor.lab.content import Content
from opfor.lab.frames import Run
from opfor.lab.variant import in_words

SHOWN = 12


def sheet(game: Game[Any], run: Run, shown: Content) -> str:
    """A Markdown page, with all that is needed to repeat it."""
    manifest = run.manifest
    games = int(run.rates["games"].max())
    players = dict.fromkeys(name for v in manifest.variants for name in v.players.values())
    lines = [
        f"# {game.title}: the balance sheet",
        "",
        f"{games} games each, seed {manifest.seed}, played by {', '.join(players)}; opfor "
        f"{manifest.version}, code {manifest.code['opfor']}. To repeat it, or with more games: "
        f"`opfor lab content {game.id} --games {games} --seed {manifest.seed}`.",
        "",
        "| what is played | who | wins (95 % interval) | mean length |",
        "| --- | --- | --- | --- |",
    ]
    rows = run.rates.iter_rows(named=True)
    for variant, seat, row in zip(manifest.variants, manifest.seats, rows, strict=True):
        rate = percent(interval(row, "win"))
        lines.append(f"| {in_words(game, variant)} | {seat} | {rate} | {row['length']:.1f} |")
    return "\n".join([*lines, "", *_content(shown)]) + "\n"


def _content(shown: Content) -> list[str]:
    lines = [f"## Content, in {shown.games} games", ""]
    lines += [f"- Never seen, of `{t}`: {', '.join(names)}." for t, names in shown.dead.items()]
    every = [n for n in shown.names if n.in_every_win]
    lines += [f"- In every win: {n.where} {n.name} (side {n.side})." for n in every]
    if not shown.dead and not every:
        lines.append("- No entry is dead, none is in every win.")
    strong = [n for n in shown.names if n.effect is not None and n.holm < 0.05][:SHOWN]
    if not strong:
        return [*lines, "- Nothing goes with wins after Holm's correction for all names."]
    lines += [
        "",
        "What goes with wins after Holm's correction (points, within each row above):",
        "",
    ]
    lines += [
        "| event | name | side | points (95 % interval) | games |",
        "| --- | --- | --- | --- | --- |",
    ]
    for n in strong:
        assert n.effect is not None
        share = f"{100 * n.games / shown.games:.0f} %"
        lines.append(f"| {n.where} | {n.name} | {n.side} | {points(n.effect)} | {share} |")
    return lines
