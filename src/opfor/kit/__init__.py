"""Building blocks shared by games: decks, packs, hexes, sight, scenes."""
