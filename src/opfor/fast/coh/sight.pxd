cimport cython

cdef bint can_see(Battle battle, int origin, int target) noexcept nogil
@cython.locals(is_behind=cython.bint)
cdef int haze_between(Battle battle, int origin, int target) noexcept nogil
cdef int on_line(Battle battle, int origin, int east, int south, int x, int y) noexcept nogil
cdef bint is_before_lower_end(Battle battle, int origin, int target, bint is_first, bint is_last) noexcept nogil
cdef int weight_of(Battle battle, int origin, int target, int cell, bint is_behind) noexcept nogil
cdef bint is_in_front(Battle battle, int cell, int facing, int other) noexcept nogil
