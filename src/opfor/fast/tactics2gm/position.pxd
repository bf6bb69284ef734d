cpdef void read_position(Battle battle, int[::1] row, int length) noexcept
cdef void lay(Battle battle) noexcept nogil
cpdef int write_position(Battle battle, int[::1] row) noexcept
cdef void walk(Battle battle) noexcept nogil
cdef int in_row(Battle battle, int value) noexcept nogil
cdef void walk_course(Battle battle) noexcept nogil
cdef void walk_side(Battle battle, int side) noexcept nogil
cdef int walk_list(Battle battle, int* listed, int count) noexcept nogil
cdef int walk_pile(Battle battle, int* pile, int kinds) noexcept nogil
cdef void walk_unit(Battle battle, int unit) noexcept nogil
cdef void walk_marks(Battle battle, int unit) noexcept nogil
cdef void walk_ground(Battle battle) noexcept nogil
