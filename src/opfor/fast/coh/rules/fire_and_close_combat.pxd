cimport cython

cdef void fire(Battle battle, int act, int unit, int cell, bint is_free) noexcept nogil
cdef void assault(Battle battle, int act, int unit, int target, bint is_free) noexcept nogil
cdef void announce(Battle battle, int action, int cell) noexcept nogil
cdef void gather(Battle battle) noexcept nogil
cdef void find_supporters(Battle battle, int side) noexcept nogil
cdef void find_supporters_in(Battle battle, int side, int cell) noexcept nogil
@cython.locals(is_secret=cython.bint)
cdef void volley(Battle battle) noexcept nogil
cdef void at_fortification(Battle battle) noexcept nogil
