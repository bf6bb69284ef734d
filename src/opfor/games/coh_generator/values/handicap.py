"""The handicap: who is helped, by CAPs or by one more card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from opfor.core.cite import cite
from opfor.core.errors import OpforError, one_of

if TYPE_CHECKING:
    from opfor.games.coh_generator.values.options import Options


@cite("GEN-4.3-a")
def check_help(options: Options) -> None:
    """One player may be helped, by CAPs or by a card, never by both."""
    if options.handicap_caps and options.handicap_card:
        raise OpforError("handicap: CAPs or a card, not both (GEN-4.3-a)")
    if not 0 <= options.handicap_caps <= 2:
        raise OpforError(f"handicap-caps: {options.handicap_caps}; 1 or 2 (GEN-4.3-a)")


@cite("GEN-4.3-a")
def check_handicap(options: Options, roles: Sequence[str]) -> None:
    """Whoever is helped must be there, and be helped by something."""
    helps = options.handicap_caps or options.handicap_card
    if options.handicap and options.handicap not in roles:
        raise OpforError(one_of("handicap", options.handicap, roles))
    if helps and not options.handicap:
        raise OpforError(f"handicap: say who is helped: {', '.join(roles)} (GEN-4.3-a)")
    if options.handicap and not helps:
        raise OpforError(
            "handicap: say by what: handicap_caps 1 or 2, or handicap_card (GEN-4.3-a)"
        )
