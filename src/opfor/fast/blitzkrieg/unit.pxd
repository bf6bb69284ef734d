cdef int is_legal(War war, int slot) noexcept nogil
cdef int wins_there(War war, int slot) noexcept nogil
cdef int is_special(War war, int slot) noexcept nogil
cdef int slot_number(War war, int slot) noexcept nogil
cdef int has_value(War war, int slot) noexcept nogil
cdef int is_not_blitz(War war, int slot) noexcept nogil
cdef int strength_there(War war, int slot) noexcept nogil
cdef int is_last_space(War war) noexcept nogil
cdef int is_special_present(War war) noexcept nogil
cdef int choose_unit(War war) noexcept nogil
cdef void narrow_units(War war) noexcept nogil
cdef void filter_units(War war) noexcept nogil
cdef void greatest_change(War war) noexcept nogil
cdef int unit_left(War war) noexcept nogil
