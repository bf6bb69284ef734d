"""Tests of Conflict of Heroes."""
