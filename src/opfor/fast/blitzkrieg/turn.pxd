cimport cython

cdef void step(War war) noexcept nogil
cdef void bots_turn(War war) noexcept nogil
cdef void draw_stratagem(War war) noexcept nogil
cdef void place_units(War war) noexcept nogil
cdef bint may_follow_up(War war) noexcept nogil
@cython.locals(again=cython.bint)
cdef void persons_turn(War war, int side) noexcept nogil
cdef bint place_chosen(War war, int side, int chosen) noexcept nogil
