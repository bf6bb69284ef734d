cdef void move(Battle battle, int unit, int direction, bint is_free) noexcept nogil
cdef void go(Battle battle, int unit, int direction) noexcept nogil
cdef void choose_facing(Battle battle, int unit) noexcept nogil
cdef int turn_cost(Battle battle, int unit) noexcept nogil
cdef void pivot(Battle battle, int unit, int facing) noexcept nogil
