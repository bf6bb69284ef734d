cimport cython

cdef int to_most_dangerous(Battle battle, int cell) noexcept nogil
cdef int can_damage_top(Battle battle) noexcept nogil
cdef int pierces_card(Battle battle, int unit, int card) noexcept nogil
cdef void move_in_total_defense(Battle battle) noexcept nogil
@cython.locals(is_ahead=cython.bint)
cdef int rear_line(Battle battle, int cell) noexcept nogil
cdef int to_home(Battle battle, int cell) noexcept nogil
cdef void move_in_defense(Battle battle) noexcept nogil
cdef int takes_control(Battle battle, int cell) noexcept nogil
cdef void move_in_reinforce(Battle battle) noexcept nogil
cdef void move_in_advance(Battle battle) noexcept nogil
cdef void dynamic_moves(Battle battle) noexcept nogil
cdef void dynamic_last(Battle battle) noexcept nogil
