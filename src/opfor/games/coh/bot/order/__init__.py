"""Which order of the card? The first that can be carried out, and everything it leaves open."""
