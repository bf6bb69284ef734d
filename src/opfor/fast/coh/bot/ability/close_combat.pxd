cdef int may_meet(Battle battle, int ai, int cell, int goal, int is_careful) noexcept nogil
cdef int can_step_to(Battle battle, int ai, int cell) noexcept nogil
cdef int can_close_in(Battle battle, int ai, int goal) noexcept nogil
