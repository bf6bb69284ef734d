cimport cython

cdef bint is_decided(War war) noexcept nogil
@cython.locals(reached=cython.bint)
cdef void next_turn(War war, int side) noexcept nogil
cdef bint is_all_closed(War war) noexcept nogil
cdef void lose(War war, int side) noexcept nogil
