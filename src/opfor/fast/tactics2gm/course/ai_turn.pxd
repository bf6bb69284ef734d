cdef void ai_turn(Battle battle) noexcept nogil
cdef void act_by_stance(Battle battle) noexcept nogil
