"""A second, plain implementation of parts of the AI, written from the catalogue alone.

It reads the packs as TOML and positions as dictionaries; it shares no code with the AI.
"""
