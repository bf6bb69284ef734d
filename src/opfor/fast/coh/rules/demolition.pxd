cimport cython

@cython.locals(is_empty=cython.bint, is_theirs=cython.bint)
cdef void offer_demolitions(Battle battle, int unit, int means) noexcept nogil
cdef int next_work(Battle battle, int after) noexcept nogil
