"""For every test of the house: neither how long an example may take nor how the tests were started
is a property of the code."""

import gc
import signal

from hypothesis import settings

settings.register_profile("opfor", deadline=None)
settings.load_profile("opfor")

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # in the background of a shell
    signal.signal(signal.SIGINT, signal.default_int_handler)  # so that what tests start can hear it


def pytest_collection_finish() -> None:
    """Sixteen thousand collected tests are looked through for garbage again and again: that took a
    tenth of the time of those behind the games."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
