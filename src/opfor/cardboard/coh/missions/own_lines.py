"""A mission's own lines, read one by one: what each says, or what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from opfor.cardboard.coh.orders.lines import MissionLine, OrderLine
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.core.errors import OpforError


def read_line(where: str, text: str) -> OrderLine:
    """An order of the mission's own."""
    line = parse_line(text, where)
    if not isinstance(line, OrderLine) or line.when is not None:
        raise OpforError(f'{where}: "Always" and "When" lines belong under standing')
    return line


def read_standing(number: int, text: str) -> MissionLine:
    """What always holds, or what is done whenever something happens."""
    from opfor.cardboard.coh.missions.possible_lines import check_standing

    where = f"standing[{number}]"
    line = parse_line(text, where)
    check_standing(where, line)
    return line


def line_faults(orders: Mapping[str, tuple[str, ...]], standing: tuple[str, ...]) -> Iterator[str]:
    """Every line that cannot be read or carried out."""
    for where, texts in orders.items():
        for n, text in enumerate(texts):
            try:
                read_line(f"{where}[{n}]", text)
            except OpforError as fault:
                yield str(fault)
    for n, text in enumerate(standing):
        try:
            read_standing(n, text)
        except OpforError as fault:
            yield str(fault)
