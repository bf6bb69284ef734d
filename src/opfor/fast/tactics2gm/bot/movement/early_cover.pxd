cimport cython

cdef int seeks_cover(Battle battle) noexcept nogil
@cython.locals(is_free=cython.bint)
cdef void find_free_cover(Battle battle) noexcept nogil
cdef int way_to_cover(Battle battle, int cell) noexcept nogil
cdef int from_here(Battle battle, int cell) noexcept nogil
cdef void early_cover(Battle battle) noexcept nogil
