cimport cython

cdef int before_roll(Battle battle) noexcept nogil
@cython.locals(succeeds=cython.double)
cdef double gain_of(Battle battle, int added) noexcept nogil
cdef int after_roll(Battle battle) noexcept nogil
