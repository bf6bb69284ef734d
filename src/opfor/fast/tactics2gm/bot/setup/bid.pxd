cdef int is_bid_of_the_die(Battle battle, int bid) noexcept nogil
cdef void make_bid(Battle battle) noexcept nogil
