cimport cython

@cython.locals(is_near=cython.bint)
cdef int can_damage_attackers(Battle battle) noexcept nogil
cdef void defend_target(Battle battle) noexcept nogil
cdef void gather_at_target(Battle battle) noexcept nogil
cdef int lines_to_zone(Battle battle, int cell) noexcept nogil
cdef void hold_position(Battle battle) noexcept nogil
cdef int line_of_space(Battle battle, int cell) noexcept nogil
cdef int destroys_easily(Battle battle, int cell) noexcept nogil
cdef int chance_to_cut(Battle battle, int cell) noexcept nogil
cdef void overcome_defense(Battle battle) noexcept nogil
cdef void defensive_moves(Battle battle) noexcept nogil
cdef void defensive_last(Battle battle) noexcept nogil
