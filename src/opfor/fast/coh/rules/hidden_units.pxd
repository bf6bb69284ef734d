cimport cython

cdef void come_into_view(Battle battle, int unit, int towards) noexcept nogil
cdef int facing_nearest(Battle battle, int unit, int towards) noexcept nogil
cdef int faced(Battle battle, int own, int facing, int nearest, int towards) noexcept nogil
cdef bint is_watched(Battle battle, int unit, int cell, int reach) noexcept nogil
cdef bint conceals(Battle battle, int cell) noexcept nogil
cdef bint has_open(Battle battle, int cell) noexcept nogil
cdef bint stays_hidden(Battle battle, int unit, int cell) noexcept nogil
cdef void find_exposed(Battle battle) noexcept nogil
@cython.locals(found=cython.bint)
cdef bint probe(Battle battle, int unit, int cell, bint is_certain) noexcept nogil
