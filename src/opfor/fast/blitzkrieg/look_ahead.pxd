cimport cython

cdef int choose_placement(War war, int side) noexcept nogil
@cython.locals(is_more=cython.bint)
cdef int placements_offered(War war) noexcept nogil
cdef int best_after_reply(War war, int side) noexcept nogil
cdef void shorten(War war, int side) noexcept nogil
cdef void enlist(War war, int unit, int space, double worth) noexcept nogil
@cython.locals(worth=cython.double)
cdef double reply_worth(War war, int side, int unit, int space) noexcept nogil
cdef void find_replies(War war) noexcept nogil
cdef void find_reply(War war, int stratagem, int in_force) noexcept nogil
cdef void count_reply(War war, int space, int slot) noexcept nogil
