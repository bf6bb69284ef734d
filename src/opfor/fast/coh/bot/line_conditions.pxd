cdef int conditions_hold(Battle battle, int line) noexcept nogil
cdef int condition_holds(Battle battle, int place) noexcept nogil
cdef int compares(Battle battle, int place) noexcept nogil
cdef int amount(Battle battle, int place) noexcept nogil
cdef int metered(Battle battle, int meter) noexcept nogil
cdef int count_such(Battle battle, int place) noexcept nogil
cdef int is_one_of(Battle battle, int unit, int of) noexcept nogil
cdef int is_there(Battle battle, int place, int cell) noexcept nogil
cdef int is_such(Battle battle, int place, int unit) noexcept nogil
cdef int are_held(Battle battle, int place) noexcept nogil
