cdef int wins_something(War war, int space) noexcept nogil
cdef int shows_production(War war, int space) noexcept nogil
cdef int shows_bombing(War war, int space) noexcept nogil
cdef int is_short_of_units(War war) noexcept nogil
cdef int is_near_victory(War war) noexcept nogil
cdef int need_of_points(War war) noexcept nogil
cdef int place_on_list(War war, int space) noexcept nogil
cdef int from_left(War war, int space) noexcept nogil
cdef void choose_position(War war) noexcept nogil
cdef void filter_positions(War war) noexcept nogil
