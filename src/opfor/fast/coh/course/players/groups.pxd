cimport cython

@cython.locals(best=cython.double, worth=cython.double)
cdef double best_step(Battle battle, int unit, int most) noexcept nogil
@cython.locals(first=cython.double, step=cython.double, worth=cython.double, along=cython.double)
cdef double marching(Battle battle, int leader) noexcept nogil
cdef void open_to_neighbours(Battle battle, int unit) noexcept nogil
cdef void let_wait(Battle battle, int unit, int begins) noexcept nogil
cdef bint is_waiting(Battle battle, int unit, int waiting) noexcept nogil
cdef bint is_in_party(Battle battle, int unit) noexcept nogil
cdef bint may_go_along(Battle battle, int leader, int unit) noexcept nogil
