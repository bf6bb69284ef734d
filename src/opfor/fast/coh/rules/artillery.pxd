cimport cython

cdef void aim(Battle battle, int side) noexcept nogil
cdef void offer_aims(Battle battle, int side) noexcept nogil
cdef void resolve(Battle battle) noexcept nogil
@cython.locals(is_smoke=cython.bint)
cdef void fall(Battle battle, int place) noexcept nogil
cdef int drifted(Battle battle, int side, int cell) noexcept nogil
cdef void strike_hex(Battle battle, int side, int cell, bint is_smoke) noexcept nogil
cdef void burst(Battle battle, int side, int cell) noexcept nogil
cdef int burst_roll(Battle battle, int side, int unit, int needed) noexcept nogil
cdef int burst_defence(Battle battle, int unit, int colour) noexcept nogil
