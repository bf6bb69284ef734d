cdef void look_round(Battle battle) noexcept nogil
cdef int is_foe(Battle battle, int target) noexcept nogil
