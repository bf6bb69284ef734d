cimport cython

cdef void close(War war, int mover, int theatre) noexcept nogil
cdef void close_theatre(War war, int mover, int theatre) noexcept nogil
cdef bint is_won_outright(War war, int theatre) noexcept nogil
@cython.locals(again=cython.bint)
cdef void close_pushed(War war, int mover) noexcept nogil
@cython.locals(is_last=cython.bint)
cdef void close_campaign(War war, int mover, int theatre) noexcept nogil
cdef int shield_bonus(War war, int theatre) noexcept nogil
cdef void win_outright(War war, int mover, int theatre) noexcept nogil
cdef bint is_worth_taking(War war, int space) noexcept nogil
cdef void take_leftovers(War war, int side, int left) noexcept nogil
cdef int bots_leftover(War war, int left) noexcept nogil
cdef int space_of_leftover(War war, int place) noexcept nogil
cdef int next_leftover(War war, int side, int left) noexcept nogil
cdef bint is_first_of_its_kind(War war, int place) noexcept nogil
