cimport cython

cdef void reshuffle_orders(Battle battle) noexcept nogil
cdef int drawn_order(Battle battle) noexcept nogil
cdef void discard_order(Battle battle, int card) noexcept nogil
cdef void count_losses(Battle battle) noexcept nogil
@cython.locals(is_lost=cython.bint)
cdef void lose_command_card(Battle battle) noexcept nogil
cdef int may_lose_one(Battle battle) noexcept nogil
