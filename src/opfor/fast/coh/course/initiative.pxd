cdef void initiative(Battle battle) noexcept nogil
cdef void begin_turns(Battle battle, int side) noexcept nogil
