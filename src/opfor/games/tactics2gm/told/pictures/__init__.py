"""The battlefield as a drawing of our own: grid, terrain, unit cards, hands."""
