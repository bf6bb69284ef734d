"""The board as a drawing of our own: panels, tracks, spaces, tokens and their symbols."""
