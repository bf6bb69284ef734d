"""Opfor: the automated enemy of solo wargames, by the book, with its reasons."""

__version__ = "0.1.0"
