cdef bint may_rally(Battle battle, int unit) noexcept nogil
cdef int rally_number(Battle battle, int unit) noexcept nogil
cdef bint has_cover(Battle battle, int unit) noexcept nogil
cdef int unhit_comrades(Battle battle, int unit) noexcept nogil
cdef void rally_group(Battle battle) noexcept nogil
