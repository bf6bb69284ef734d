cdef int first_space(War war, int theatre) noexcept nogil
cdef int past_space(War war, int theatre) noexcept nogil
cdef bint is_empty(War war, int space) noexcept nogil
cdef bint fits(War war, int unit, int space) noexcept nogil
cdef int empty_spaces(War war, int theatre) noexcept nogil
cdef void offer_placements(War war, int side, int theatre) noexcept nogil
cdef bint stood_before(War war, int side, int slot) noexcept nogil
cdef void offer_unit(War war, int side, int unit, int theatre) noexcept nogil
cdef bint can_place(War war, int side) noexcept nogil
cdef bint goes_in(War war, int unit, int theatre) noexcept nogil
