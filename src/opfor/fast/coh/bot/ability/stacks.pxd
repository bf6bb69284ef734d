cdef int is_free_of_ai(Battle battle, int cell) noexcept nogil
cdef int is_free_of_units(Battle battle, int cell) noexcept nogil
