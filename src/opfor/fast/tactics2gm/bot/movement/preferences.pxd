cdef int is_covered(Battle battle, int cell) noexcept nogil
cdef int is_here(Battle battle, int cell) noexcept nogil
cdef void what_is_left_open(Battle battle) noexcept nogil
cdef void supply(Battle battle, int row) noexcept nogil
cdef int is_closer(Battle battle, int cell) noexcept nogil
cdef int is_no_farther(Battle battle, int cell) noexcept nogil
cdef void regroup(Battle battle, int row) noexcept nogil
cdef int three_quarters(Battle battle, int cell) noexcept nogil
cdef int may_leave_last_link(Battle battle, int cell) noexcept nogil
cdef void by_fewest_turns(Battle battle, int row) noexcept nogil
cdef void assault_aim(Battle battle, int row) noexcept nogil
cdef int secures_line(Battle battle, int cell) noexcept nogil
