cdef int as_unit(War war, int side, int unit) noexcept nogil
cdef int strength(War war, int side, int unit, int theatre) noexcept nogil
