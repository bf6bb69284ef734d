cdef bint is_close(Battle battle) noexcept nogil
cdef bint is_explosive(Battle battle) noexcept nogil
cdef bint is_flank(Battle battle, int target) noexcept nogil
cdef int attack_rating(Battle battle) noexcept nogil
cdef int distant_parts(Battle battle) noexcept nogil
cdef int defence_value(Battle battle, int target) noexcept nogil
cdef int ground_parts(Battle battle) noexcept nogil
cdef int smoke_parts(Battle battle) noexcept nogil
