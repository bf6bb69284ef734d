"""What every surface shares: sessions, the registry, the store, explanations."""
