ctypedef double (*Worth)(Battle, int, int) noexcept nogil

cdef int choose(Battle battle, int side, Worth worth_of) noexcept nogil
cdef int nth_equal(Battle battle, int best, int number) noexcept nogil
cdef double worth_of_yes(Battle battle, int side, int place) noexcept nogil
cdef double worth_of_cheapest(Battle battle, int side, int place) noexcept nogil
cdef double worth_of_dearest(Battle battle, int side, int place) noexcept nogil
