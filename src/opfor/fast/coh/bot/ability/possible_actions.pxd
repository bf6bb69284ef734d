cdef int can_do(Battle battle, int ai, int goal) noexcept nogil
cdef int can_do_alone(Battle battle, int ai) noexcept nogil
cdef int can_carry_out_attack(Battle battle, int ai, int goal) noexcept nogil
cdef int can_carry_out_move(Battle battle, int ai, int goal) noexcept nogil
cdef int can_go(Battle battle, int ai, int goal) noexcept nogil
cdef void find_pairs(Battle battle, int ai) noexcept nogil
cdef void keep_without_turning(Battle battle, int ai) noexcept nogil
