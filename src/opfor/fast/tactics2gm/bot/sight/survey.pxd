cdef void begin_survey(Battle battle, bint is_moving) noexcept nogil
cdef void look_again(Battle battle) noexcept nogil
cdef void look_after_move(Battle battle, int here, int there) noexcept nogil
cdef void forget_danger(Battle battle) noexcept nogil
cdef void look_for_shots(Battle battle, int unit) noexcept nogil
cdef void look_with(Battle battle, int unit, int slot, int arm, int ahead) noexcept nogil
cdef int is_shot_from(Battle battle, int shot, int cell) noexcept nogil
cdef int is_breaker(Battle battle, int target) noexcept nogil
