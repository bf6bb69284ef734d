cimport cython

cdef double digging(Battle battle, int unit) noexcept nogil
cdef double mounting(Battle battle, int unit) noexcept nogil
cdef double dismounting(Battle battle, int unit, int direction) noexcept nogil
@cython.locals(best=cython.double)
cdef double smoking(Battle battle, int unit) noexcept nogil
cdef double veil(Battle battle, int cell) noexcept nogil
