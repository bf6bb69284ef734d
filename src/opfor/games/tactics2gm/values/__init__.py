"""What there is: cards, numbers, board, state, events and actions."""
