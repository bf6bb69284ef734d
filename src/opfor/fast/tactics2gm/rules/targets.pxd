cimport cython

cdef int weapon(Battle battle, int unit, int slot) noexcept nogil
@cython.locals(is_free=cython.bint)
cdef bint is_weapon_ready(Battle battle, int unit, int slot) noexcept nogil
cdef bint is_ready(Battle battle, int unit, int slot) noexcept nogil
cdef int cell_of(Battle battle, int side, int target) noexcept nogil
cdef int defence_of(Battle battle, int side, int target) noexcept nogil
cdef int hp_left(Battle battle, int side, int target) noexcept nogil
cdef bint in_range(Battle battle, int arm, int origin, int cell) noexcept nogil
cdef bint is_enemy_in_range(Battle battle, int unit, int arm, int other) noexcept nogil
cdef int holder(Battle battle, int cell) noexcept nogil
cdef void find_spots(Battle battle, int side) noexcept nogil
@cython.locals(is_goal=cython.bint)
cdef bint is_spot(Battle battle, int side, int cell) noexcept nogil
