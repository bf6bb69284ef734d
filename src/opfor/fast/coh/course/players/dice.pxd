cimport cython

cdef int before_roll(Battle battle) noexcept nogil
@cython.locals(succeeds=cython.double)
cdef double gain_of(Battle battle, int added) noexcept nogil
cdef int after_roll(Battle battle) noexcept nogil
cdef int first_bonus(Battle battle) noexcept nogil
cdef bint is_worth_playing(Battle battle, int effect) noexcept nogil
