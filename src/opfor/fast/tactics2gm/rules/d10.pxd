cdef int roll_d10(Battle battle) noexcept nogil
cdef int pick_by_d10(Battle battle, int options) noexcept nogil
