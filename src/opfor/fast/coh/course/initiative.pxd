cimport cython

cdef void initiative(Battle battle) noexcept nogil
cdef void begin_turns(Battle battle, int side) noexcept nogil
@cython.locals(has_won=cython.bint)
cdef void roll_alone(Battle battle, int player) noexcept nogil
