cimport cython

cdef int damage_of_bombs(Battle battle, int target) noexcept nogil
cdef int damage_of_bomb(Battle battle, int target) noexcept nogil
cdef void find_strongest(Battle battle) noexcept nogil
cdef int stronger_than(Battle battle, int unit, int other) noexcept nogil
cdef int bombs_win(Battle battle, int target) noexcept nogil
cdef int is_strongest(Battle battle, int target) noexcept nogil
cdef int is_aim_of_flight(Battle battle, int target) noexcept nogil
cdef int is_defender(Battle battle, int target) noexcept nogil
cdef int is_named_for_flight(Battle battle, int target) noexcept nogil
cdef void flight_by_stance(Battle battle) noexcept nogil
cdef int breaks_supply_line(Battle battle, int target) noexcept nogil
cdef void narrow_flight(Battle battle) noexcept nogil
cdef int names_hq(Battle battle) noexcept nogil
@cython.locals(is_named=cython.bint)
cdef int is_air_aim(Battle battle, int target) noexcept nogil
cdef void look_for_air_aims(Battle battle, int plane) noexcept nogil
cdef void note_air_aim(Battle battle, int target) noexcept nogil
cdef int best_flight(Battle battle, int plane) noexcept nogil
cdef int is_useful_flight(Battle battle, int plane) noexcept nogil
