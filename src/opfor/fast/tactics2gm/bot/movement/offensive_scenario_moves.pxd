cdef int lines_to_rear(Battle battle, int cell) noexcept nogil
cdef int is_short_of_rear(Battle battle) noexcept nogil
cdef void move_to_lines(Battle battle) noexcept nogil
cdef void move_to_seize(Battle battle) noexcept nogil
cdef void advance_to_target(Battle battle) noexcept nogil
cdef void offensive_moves(Battle battle) noexcept nogil
