cdef int conditions_hold(Battle battle, int line) noexcept nogil
cdef int condition_holds(Battle battle, int place) noexcept nogil
cdef int has_such_unit(Battle battle, int place) noexcept nogil
cdef int is_such_unit(Battle battle, int place, int unit) noexcept nogil
cdef int are_held(Battle battle, int place) noexcept nogil
