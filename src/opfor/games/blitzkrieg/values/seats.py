"""Who sits where in a solo game."""

BOT = 0
PLAYER = 1
