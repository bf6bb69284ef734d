cdef void reveal(Battle battle) noexcept nogil
cdef bint is_enemy_near(Battle battle, int unit) noexcept nogil
cdef void veil(Battle battle, int side) noexcept nogil
cdef void unveil(Battle battle) noexcept nogil
