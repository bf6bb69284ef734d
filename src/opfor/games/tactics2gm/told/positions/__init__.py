"""Position files: read, checked, decided, written."""
