"""A second, deliberately naive reading of the bot's procedure, sharing no code with the engine."""
