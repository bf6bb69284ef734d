"""Order cards: drawn, read from the top, carried out."""
