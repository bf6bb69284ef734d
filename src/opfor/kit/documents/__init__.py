"""TOML files that are edited: what was not touched stays, and every file looks alike."""
