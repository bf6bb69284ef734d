"""The rules of the Firefight Generator, from set-up to completion."""
