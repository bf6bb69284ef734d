cdef void move_on(Battle battle, int unit) noexcept nogil
