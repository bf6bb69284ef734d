cdef bint is_locked(Battle battle, int unit) noexcept nogil
cdef bint can_move(Battle battle, int unit) noexcept nogil
cdef int attack_cost(Battle battle, int unit) noexcept nogil
cdef int move_cost(Battle battle, int unit) noexcept nogil
cdef int reach(Battle battle, int unit) noexcept nogil
cdef int shelter(Battle battle, int unit) noexcept nogil
cdef int bunker(Battle battle, int unit) noexcept nogil
cdef bint is_with(Battle battle, int unit, int side) noexcept nogil
cdef bint is_carrying(Battle battle, int unit) noexcept nogil
cdef int crowd_in(Battle battle, int cell) noexcept nogil
cdef int muster_in(Battle battle, int side, int cell) noexcept nogil
cdef bint has_vehicle(Battle battle, int cell) noexcept nogil
cdef bint is_active(Battle battle, int unit) noexcept nogil
cdef bint is_grouped(Battle battle, int unit) noexcept nogil
cdef void find_enemies(Battle battle, int side) noexcept nogil
cdef void add_enemy(Battle battle, int cell) noexcept nogil
cdef void remember_cells(Battle battle) noexcept nogil
cdef void find_comrades(Battle battle, int side) noexcept nogil
cdef bint stood_by_group(Battle battle, int unit) noexcept nogil
cdef void add_comrade(Battle battle, int unit) noexcept nogil
