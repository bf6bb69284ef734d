"""Mutants of 2GM Tactics that change nothing a game could show, each with its reason."""

from __future__ import annotations

EQUIVALENT: dict[str, str] = {}
