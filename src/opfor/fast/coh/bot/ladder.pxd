cdef void settle_by(Battle battle, int rule) noexcept nogil
cdef int one_left(Battle battle, int tie_rule) noexcept nogil
