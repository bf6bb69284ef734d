cdef void new(War war) noexcept nogil
cdef void new_side(War war, int side) noexcept nogil
cdef void set_up(War war) noexcept nogil
cdef void first_units(War war, int side, int count) noexcept nogil
cdef void difficulty(War war) noexcept nogil
cdef int region(War war) noexcept nogil
cdef void starting_campaigns(War war) noexcept nogil
cdef void extras(War war) noexcept nogil
