cdef int own_lines(Battle battle, int side) noexcept nogil
cdef int run_length(int lines) noexcept nogil
cdef int supply_length(Battle battle, int side) noexcept nogil
cdef bint is_lone_link(Battle battle, int unit) noexcept nogil
cdef bint is_cut_by_bombs(Battle battle, int side) noexcept nogil
cdef bint is_line_struck(Battle battle, int side, int line) noexcept nogil
cdef bint is_struck(Battle battle, int unit) noexcept nogil
cdef bint is_supply_broken(Battle battle, int side) noexcept nogil
cdef int supply_income(Battle battle, int length) noexcept nogil
cdef int command_income(Battle battle, int side, int length) noexcept nogil
