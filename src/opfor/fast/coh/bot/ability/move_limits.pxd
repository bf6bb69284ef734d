cdef int enters_cover(Battle battle, int ai, int cell) noexcept nogil
cdef int instead(Battle battle, int ai, int goal, int cell) noexcept nogil
cdef int change(Battle battle, int ai, int goal, int cell) noexcept nogil
cdef int can_move_towards(Battle battle, int ai, int goal, int is_careful) noexcept nogil
cdef int is_open_to(Battle battle, int ai, int goal, int cell, int is_careful) noexcept nogil
