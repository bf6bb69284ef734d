"""The opponent without a board: it asks the facts that its next rung needs, and keeps nothing."""
