cdef int has_own(Battle battle, int kind) noexcept nogil
cdef int is_ready(Battle battle, int line) noexcept nogil
cdef int can_start(Battle battle, int row) noexcept nogil
cdef int rumor_left(Battle battle) noexcept nogil
cdef int next_of_group(Battle battle, int group, int first) noexcept nogil
cdef void settle_own(Battle battle, int kind) noexcept nogil
