cimport cython

cdef int away(Battle battle, int unit, int cell) noexcept nogil
cdef bint has_errand(Battle battle, int unit) noexcept nogil
cdef void send(Battle battle, int unit, int aim, double pull, double stays) noexcept nogil
cdef void share_errands(Battle battle, int side) noexcept nogil
cdef bint is_keeping_down(Battle battle, int unit) noexcept nogil
@cython.locals(is_leaving=cython.bint)
cdef void send_rest(Battle battle, int side) noexcept nogil
cdef bint can_leave(Battle battle, int side, int unit) noexcept nogil
cdef int to_exit(Battle battle, int side, int cell) noexcept nogil
cdef void post_takers(Battle battle, int side) noexcept nogil
cdef void post_guards(Battle battle, int marker) noexcept nogil
cdef int next_nearest(Battle battle, int cell, int before) noexcept nogil
cdef bint is_nearer(Battle battle, int cell, int one, int other) noexcept nogil
@cython.locals(is_calm=cython.bint, is_far=cython.bint)
cdef void send_fighting(Battle battle, int side, int unit) noexcept nogil
cdef bint holds_any(Battle battle, int side) noexcept nogil
cdef bint is_ahead_by_points(Battle battle, int side) noexcept nogil
cdef double pull_now(Battle battle, int side) noexcept nogil
