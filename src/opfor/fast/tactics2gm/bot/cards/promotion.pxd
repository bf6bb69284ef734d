cdef int is_fit(Battle battle, int unit) noexcept nogil
cdef int power(Battle battle, int unit) noexcept nogil
cdef void look_for_promotions(Battle battle) noexcept nogil
cdef void promote(Battle battle) noexcept nogil
cdef int last_way_for(Battle battle, int unit) noexcept nogil
