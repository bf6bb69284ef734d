"""Many games at once, with statistics."""
