cdef void take_turn(Battle battle, int side) noexcept nogil
cdef void carry_out_action(Battle battle, int side, int act, int unit, int at) noexcept nogil
cdef void rally_alone(Battle battle, int unit) noexcept nogil
cdef void pass_turn(Battle battle, int side) noexcept nogil
cdef void stall(Battle battle, int side, int unit) noexcept nogil
cdef void tidy(Battle battle) noexcept nogil
cdef bint combat_effective(Battle battle, int side) noexcept nogil
