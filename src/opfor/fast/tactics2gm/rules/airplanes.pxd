cimport cython

cdef bint is_airplane(Battle battle, int side, int place) noexcept nogil
@cython.locals(is_solid=cython.bint)
cdef bint is_goal_in_sight(Battle battle, int side) noexcept nogil
cdef void offer_flights(Battle battle, int side) noexcept nogil
cdef void offer_flight(Battle battle, int side, int card) noexcept nogil
cdef void patrol(Battle battle, int side, int card) noexcept nogil
cdef void fly(Battle battle, int side, int card, int target) noexcept nogil
cdef bint is_in_blast(Battle battle, int side, int card, int here, int unit) noexcept nogil
cdef void find_bombed(Battle battle, int side, int card, int target) noexcept nogil
cdef bint comes_through(Battle battle, int side, int card, int cell) noexcept nogil
cdef bint is_gun_near(Battle battle, int side, int gun, int cell) noexcept nogil
cdef int shot_at(Battle battle, int card, int left, int arm) noexcept nogil
cdef int air_need(Battle battle, int card, int target) noexcept nogil
cdef void bomb(Battle battle, int side, int card, int target) noexcept nogil
