ctypedef int (*Spies)(Battle, int) noexcept nogil

cdef bint is_held(Battle battle, int side, int card) noexcept nogil
cdef int copies_held(Battle battle, int side, int card) noexcept nogil
cdef int pick_lost_card(Battle battle, int side) noexcept nogil
cdef void play_support(Battle battle, int side, int card, int unit, int target, int cell, int other, Spies spies) noexcept nogil
cdef bint carry_out_on_side(Battle battle, int side, int card) noexcept nogil
cdef void carry_out_on_board(Battle battle, int side, int card, int unit, int target, int cell) noexcept nogil
cdef void affect(Battle battle, int card, int unit) noexcept nogil
cdef void score_hit(Battle battle, int card, int unit, int target) noexcept nogil
cdef void burn(Battle battle, int card, int cell) noexcept nogil
cdef void enigma(Battle battle, int side) noexcept nogil
cdef int nth_in_hand(Battle battle, int side, int number) noexcept nogil
cdef void espionage(Battle battle, int side, Spies spies) noexcept nogil
cdef void ram(Battle battle, int side, int card, int unit, int target) noexcept nogil
cdef void barrage(Battle battle, int side, int card, int target) noexcept nogil
cdef void drop(Battle battle, int side, int cell, int troops) noexcept nogil
