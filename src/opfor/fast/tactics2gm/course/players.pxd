cimport cython

cdef double worth_of_bid(Battle battle, int side, int place) noexcept nogil
cdef double worth_of_terrain(Battle battle, int side, int place) noexcept nogil
cdef int way_to_go(Battle battle, int side, int reach, int cell) noexcept nogil
cdef double worth_of_moving(Battle battle, int side, int place) noexcept nogil
cdef double worth_of_step(Battle battle, int side, int unit, int there) noexcept nogil
@cython.locals(can_spare=cython.bint)
cdef double worth_of_deploying(Battle battle, int side, int place) noexcept nogil
cdef double worth_of_flight(Battle battle, int side, int card, int target) noexcept nogil
cdef double worth_of_unit(Battle battle, int side, int card, int cell) noexcept nogil
cdef double worth_of_support(Battle battle, int side, int card, int target) noexcept nogil
cdef bint is_hindrance(int effect) noexcept nogil
@cython.locals(is_wanted=cython.bint)
cdef double worth_of_shot(Battle battle, int side, int unit, int slot, int target) noexcept nogil
cdef double worth_of_shooting(Battle battle, int side, int place) noexcept nogil
