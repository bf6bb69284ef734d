cdef int nth_card(int* pool, int number) noexcept nogil
cdef void to_discard(Battle battle, int side, int card) noexcept nogil
cdef void to_hand(Battle battle, int side, int card) noexcept nogil
cdef void out_of_hand(Battle battle, int side, int card) noexcept nogil
cdef void out_of_play(Battle battle, int side, int card) noexcept nogil
cdef bint is_first_in_hand(Battle battle, int side, int place) noexcept nogil
cdef void take_card(Battle battle, int side, int card) noexcept nogil
cdef void draw_card(Battle battle, int side) noexcept nogil
cdef void discard_card(Battle battle, int side, int card) noexcept nogil
cdef void reshuffle(Battle battle, int side) noexcept nogil
cdef void pay_for_card(Battle battle, int side, int card, bint stays) noexcept nogil
cdef void lay_terrain(Battle battle, int side, int terrain, int cell, int paid) noexcept nogil
