cdef int marker_pushed(War war, int theatre) noexcept nogil
cdef int push_rank(War war, int theatre) noexcept nogil
cdef int lead_before(War war, int theatre) noexcept nogil
cdef int lead_after(War war, int theatre) noexcept nogil
cdef int reading_order(War war, int theatre) noexcept nogil
cdef int bots_theatre(War war, int steps) noexcept nogil
