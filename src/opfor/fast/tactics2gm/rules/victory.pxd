cdef void end_game(Battle battle, int winner, int why) noexcept nogil
cdef bint is_goal_met(Battle battle, int side, int goal) noexcept nogil
cdef bint is_goal_met_at_end(Battle battle, int side, int mover, int goal) noexcept nogil
cdef int units_across(Battle battle, int side) noexcept nogil
cdef bint check_goals(Battle battle) noexcept nogil
cdef bint is_won_by(Battle battle, int side) noexcept nogil
cdef bint holds_target(Battle battle, int side) noexcept nogil
cdef bint check_end_of_turn(Battle battle, int side) noexcept nogil
cdef bint is_won_at_end_by(Battle battle, int side, int mover) noexcept nogil
cdef int healthier(Battle battle) noexcept nogil
cdef void lose_by_deck(Battle battle, int side) noexcept nogil
