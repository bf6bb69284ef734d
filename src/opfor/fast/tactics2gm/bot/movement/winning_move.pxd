cdef int wins_there(Battle battle, int cell) noexcept nogil
cdef int winning_shot_there(Battle battle, int cell) noexcept nogil
cdef int can_win_by_moving(Battle battle) noexcept nogil
cdef int may_win(Battle battle, int unit) noexcept nogil
cdef void victory_by_moving(Battle battle) noexcept nogil
