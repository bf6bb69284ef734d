cimport cython

cdef bint is_ahead(int facing, int direction) noexcept nogil
cdef bint can_step(Battle battle, int unit, int direction) noexcept nogil
cdef bint is_blocked(Battle battle, int unit, int to) noexcept nogil
cdef bint is_cut_off(Battle battle, int unit, int to) noexcept nogil
cdef int stride_cost(Battle battle, int unit, int direction) noexcept nogil
@cython.locals(is_forward=cython.bint)
cdef int take_step(Battle battle, int unit, int direction) noexcept nogil
cdef void charge(Battle battle, int unit, int extra) noexcept nogil
