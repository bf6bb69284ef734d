"""What the packs hold: units, cards, numbers of the rules."""
