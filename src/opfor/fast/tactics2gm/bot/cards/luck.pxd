cdef int is_worth_it(Battle battle, int _card) noexcept nogil
cdef int after_a_miss(Battle battle, int _shooter, int target) noexcept nogil
