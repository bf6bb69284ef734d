cimport cython

cdef void put_aside(Battle battle, int side) noexcept nogil
cdef void bring_back(Battle battle) noexcept nogil
cdef void veil_hits(Battle battle, int side) noexcept nogil
cdef void veil_hiders(Battle battle, int side) noexcept nogil
@cython.locals(has_hidden=cython.bint)
cdef void veil_works(Battle battle, int side) noexcept nogil
cdef bint hides_anybody(Battle battle, int side) noexcept nogil
