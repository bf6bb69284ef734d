cimport cython

cdef int entry_cost(Battle battle, int unit, int cell) noexcept nogil
cdef bint is_due(Battle battle, int unit) noexcept nogil
cdef bint has_way_in(Battle battle, int unit) noexcept nogil
cdef bint may_come_at(Battle battle, int unit, int cell) noexcept nogil
cdef bint may_leave(Battle battle, int unit) noexcept nogil
cdef void leave_map(Battle battle, int unit) noexcept nogil
@cython.locals(is_own_way=cython.bint)
cdef void go_off(Battle battle, int unit) noexcept nogil
cdef void come_on(Battle battle, int unit, int cell) noexcept nogil
