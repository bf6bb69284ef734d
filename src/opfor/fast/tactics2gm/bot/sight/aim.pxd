cimport cython

@cython.locals(must_go=cython.bint)
cdef void take_aim(Battle battle) noexcept nogil
cdef void aim_at(Battle battle, int spot, int destroy) noexcept nogil
