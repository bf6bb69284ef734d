"""From the parser's tree to values, as the constructs declare them."""

from __future__ import annotations

from typing import Any

from lark import Tree

from opfor.cardboard.coh.orders.grammar import Grammar
from opfor.cardboard.coh.orders.slots import Said


def value_of(grammar: Grammar, tree: Tree[Any]) -> Any:
    """The order that a parsed line means."""
    return _read(grammar, tree, set()).value


def _read(grammar: Grammar, part: Any, heard: set[str]) -> Any:
    """A part of the tree, its own parts before it; what a phrase makes is known by the alternative
    it was read by."""
    if not isinstance(part, Tree):
        return part
    phrase = grammar.phrases.get(part.data)
    if phrase is not None:
        return Said(phrase, part.meta.column)
    children = [_read(grammar, child, heard) for child in part.children]
    return grammar.builders[part.data](children, part.meta.column, heard)
