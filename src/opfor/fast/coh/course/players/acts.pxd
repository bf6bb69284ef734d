cimport cython

cdef double worth_of(Battle battle, int place) noexcept nogil
cdef void find_best(Battle battle) noexcept nogil
cdef void weigh(Battle battle, int place, double worth) noexcept nogil
@cython.locals(is_open=cython.bint)
cdef void weigh_moves(Battle battle) noexcept nogil
cdef double could_gain(Battle battle, int unit) noexcept nogil
cdef void weigh_turns(Battle battle) noexcept nogil
cdef double turning(Battle battle, int unit, int facing) noexcept nogil
@cython.locals(far=cython.int)
cdef double entering(Battle battle, int to) noexcept nogil
cdef double leaving(Battle battle, int unit) noexcept nogil
cdef double rallying(Battle battle, int unit) noexcept nogil
@cython.locals(total=cython.double)
cdef double rallying_together(Battle battle, int leader) noexcept nogil
