cimport cython

cdef void bomb(War war, int side) noexcept nogil
cdef void bomb_a_person(War war, int target) noexcept nogil
cdef int slot_of(War war, int side, int unit) noexcept nogil
@cython.locals(is_regular=cython.bint)
cdef void bomb_the_bot(War war, int side) noexcept nogil
@cython.locals(is_new=cython.bint)
cdef void offer_row(War war, int special) noexcept nogil
