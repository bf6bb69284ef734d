cimport cython

cdef void survey(War war) noexcept nogil
cdef int is_fillable(War war, int space) noexcept nogil
cdef int can_place_in(War war, int theatre) noexcept nogil
cdef bint is_last_empty(War war, int space) noexcept nogil
cdef int marker_after(War war, int slot, int space) noexcept nogil
cdef bint reaches_end(War war, int slot, int space) noexcept nogil
cdef bint wins_campaign(War war, int slot, int space) noexcept nogil
@cython.locals(is_last_campaign=cython.bint)
cdef bint wins_theatre(War war, int slot, int space) noexcept nogil
cdef void look_for_wins(War war) noexcept nogil
@cython.locals(is_last_campaign=cython.bint)
cdef int aim_in(War war, int theatre) noexcept nogil
cdef int farthest_marker(War war, int theatre) noexcept nogil
cdef bint serves_aim(War war, int slot, int space) noexcept nogil
cdef bint has_aim(War war) noexcept nogil
