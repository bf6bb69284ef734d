"""The data card of a corpus: what it is, how it was made, what it is good for and what not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opfor.lab.corpus.rows import DECISIONS

if TYPE_CHECKING:
    from opfor.lab.corpus.written import Card

COLUMNS = {
    DECISIONS: (
        ("game, seed, number", "the game, its seed, the place of the decision in it"),
        ("question", "what the opponent had to decide"),
        ("candidates, survivors, chosen", "what it decided between, who was left, what it took"),
        ("settled_by", "the row of the rule book that left one; chance; only-candidate"),
        ("cited", "the rows that were looked at, in order"),
        ("steps", "JSON: every rung with its row, what it kept, dropped and measured"),
        ("chance, details", "JSON: how a tie was broken, and what only some decisions have"),
    ),
    "choices": (
        ("game, seed, number", "the game, its seed, the place of the choice in it"),
        ("seat, question", "who was asked, and what"),
        ("view", "JSON: what the seat saw, and nothing else"),
        ("offers, chosen", "JSON of every action that was offered, and the place of the one taken"),
        ("reward", "how the game ended for the seat: 1, -1 or 0"),
    ),
}
WHAT = {
    DECISIONS: "Every decision of the opponent, whose policy is published, with the reasons it had",
    "choices": "Every choice of the players named below, with what they saw and what was offered",
}


def readme(card: Card) -> str:
    """The card to read."""
    wanted, variant = card.wanted, card.wanted.variant
    played = "\n".join(f"- {seat}: {name}" for seat, name in variant.players.items())
    columns = "\n".join(f"| {name} | {said} |" for name, said in COLUMNS[wanted.kind])
    told = ", ".join(f"{name}={value}" for name, value in variant.options.items() if value)
    rulings = ", ".join(f"{name}={value}" for name, value in variant.rulings.items())
    return f"""# {variant.game}: {card.rows:,} {wanted.kind}

{WHAT[wanted.kind]}; {wanted.games:,} games of the series with seed {wanted.seed}.

- Options: {told or "the usual ones"}
- Rulings other than the usual: {rulings or "none"}
- Made with opfor {card.version}, rules {card.rules}; the same version gives the same bytes.

Players:

{played}

| column | holds |
| --- | --- |
{columns}

**How to read it.** `opfor.lab.corpus.read.read(folder)` checks every part against `{CARD_NAME}` and
gives a Polars frame; any reader of Parquet does.

**Made by a program, not by people.** Nobody's games are in it. Positions are those that come
about between these players: other players meet others. The seed is not the held-out one of the
arena; what was learned here may be measured there. Texts of rules are not in it, only the names of
their rows.
"""


CARD_NAME = "card.json"
