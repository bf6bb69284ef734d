cdef void start_turn(Battle battle, int side) noexcept nogil
cdef void collect_ap(Battle battle, int side) noexcept nogil
cdef int cards_to_draw(Battle battle, int side) noexcept nogil
cdef bint draw_cards(Battle battle, int side, int number) noexcept nogil
cdef void flip_over(Battle battle, int side) noexcept nogil
cdef void discard_all(Battle battle, int side) noexcept nogil
cdef void discard_down(Battle battle, int side) noexcept nogil
cdef void end_turn(Battle battle, int side) noexcept nogil
cdef void rest(Battle battle, int unit) noexcept nogil
cdef void forget_own_owed(Battle battle, int side) noexcept nogil
