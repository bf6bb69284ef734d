cimport cython

cdef void begin_thought(Battle battle, int side) noexcept nogil
cdef void end_thought(Battle battle) noexcept nogil
@cython.locals(is_taking=cython.bint)
cdef void find_goals(Battle battle, int side) noexcept nogil
cdef void add_goal(Battle battle, int cell) noexcept nogil
cdef bint is_attacker(Battle battle, int side) noexcept nogil
cdef double going(Battle battle, int unit, int to) noexcept nogil
@cython.locals(pull=cython.double, stays=cython.double)
cdef void take_stand(Battle battle, int unit) noexcept nogil
cdef bint is_only_holder(Battle battle, int cell) noexcept nogil
cdef bint should_advance(Battle battle, int unit, int here) noexcept nogil
@cython.locals(found=cython.bint)
cdef bint has_only_behind(Battle battle, int unit) noexcept nogil
cdef bint is_near(Battle battle, int unit, int cell) noexcept nogil
cdef int near_in_front(Battle battle, int unit, int facing) noexcept nogil
