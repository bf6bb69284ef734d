"""What fields of events are called by: rows of names, in which a number is a place."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from opfor.core.coded import Named

CardName: TypeAlias = Annotated[str, Named("cards")]
FighterName: TypeAlias = Annotated[str, Named("cards", absent="")]
HarmName: TypeAlias = Annotated[str, Named("cards", absent="bailing-out")]
"""A card that does damage; riders of a transport that is destroyed are hurt by none."""
TokenName: TypeAlias = Annotated[str, Named("arms")]
TerrainName: TypeAlias = Annotated[str, Named("terrain")]
ArmyName: TypeAlias = Annotated[str, Named("armies")]
StanceName: TypeAlias = Annotated[str, Named("stances")]
Ended: TypeAlias = Annotated[str, Named("whys")]
EndedBy: TypeAlias = Annotated[str, Named(("", "2GM-PH-9"))]
"""Why a game ended, and the row if it was no goal."""
