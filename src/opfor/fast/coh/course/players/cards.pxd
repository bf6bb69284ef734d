cimport cython

@cython.locals(most=cython.double, total=cython.double, worth=cython.double)
cdef double of_card(Battle battle, int card) noexcept nogil
cdef double for_unit(Battle battle, int effect, int unit) noexcept nogil
@cython.locals(best=cython.double)
cdef double acting(Battle battle, int unit) noexcept nogil
cdef bint goes_further(Battle battle, int unit) noexcept nogil
cdef double stepping(Battle battle, int unit) noexcept nogil
