cimport cython

@cython.locals(is_ignored=cython.bint)
cdef int number_drawn(Battle battle) noexcept nogil
