"""For every test of the house: how long an example may take is not a property of the code."""

from hypothesis import settings

settings.register_profile("opfor", deadline=None)
settings.load_profile("opfor")
