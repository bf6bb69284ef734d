cdef void solo_step(Battle battle) noexcept nogil
cdef void before_solo_round(Battle battle) noexcept nogil
cdef void solo_turn(Battle battle) noexcept nogil
cdef void end_solo_round(Battle battle) noexcept nogil
cdef void recall_last_act(Battle battle) noexcept nogil
