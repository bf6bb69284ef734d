cdef int budget(Battle battle, int unit) noexcept nogil
cdef void offer_payments(Battle battle, int unit, int cost) noexcept nogil
cdef void offer_with_caps(Battle battle, int side, int mode, int cost, int aps) noexcept nogil
cdef void pay(Battle battle, int unit, int cost) noexcept nogil
cdef void pay_nothing(Battle battle) noexcept nogil
cdef void take(Battle battle, int unit, int cost, int mode, int caps) noexcept nogil
cdef void activate(Battle battle, int unit) noexcept nogil
cdef bint may_join(Battle battle, int unit) noexcept nogil
cdef void join(Battle battle, int unit) noexcept nogil
cdef void settle_up(Battle battle) noexcept nogil
cdef bint is_anybody_there(Battle battle) noexcept nogil
cdef void spend_group(Battle battle) noexcept nogil
cdef void spend_riders_of_active(Battle battle, int side) noexcept nogil
cdef void check(Battle battle) noexcept nogil
