"""What the AI of a solo mission is made of: side of the sheet, tiles, order deck."""
