"""The AI's part before the first turn: army, bid, terrain, units in advance."""
