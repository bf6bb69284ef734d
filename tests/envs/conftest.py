"""Small matrices on a busy machine: one thread is soonest done."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
