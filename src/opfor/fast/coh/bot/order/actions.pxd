cdef void clear_plan(Battle battle, int do) noexcept nogil
cdef void make_plan(Battle battle) noexcept nogil
cdef void plan_disengagement(Battle battle) noexcept nogil
cdef int facing_there(Battle battle, int cell) noexcept nogil
cdef void plan_pivot(Battle battle) noexcept nogil
cdef void plan_attack(Battle battle) noexcept nogil
cdef void plan_move(Battle battle) noexcept nogil
cdef void plan_to_pass(Battle battle, int do) noexcept nogil
