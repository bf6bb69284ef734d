"""Which order of the card is carried out, and how."""
