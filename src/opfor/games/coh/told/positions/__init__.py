"""Position files: read, checked, decided."""
