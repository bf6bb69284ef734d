cdef void new(Battle battle) noexcept nogil
cdef void new_unit(Battle battle, int unit) noexcept nogil
cdef void new_works(Battle battle) noexcept nogil
cdef void clear_ground(Battle battle) noexcept nogil
cdef void new_piles(Battle battle) noexcept nogil
cdef void set_up(Battle battle) noexcept nogil
cdef void place_unit(Battle battle, int unit) noexcept nogil
cdef void draw_card(Battle battle, int side) noexcept nogil
