cimport cython

cdef void offer_playable(Battle battle, int side) noexcept nogil
cdef bint has_unit_for(Battle battle, int side, int card) noexcept nogil
cdef bint fits(Battle battle, int unit, int card) noexcept nogil
@cython.locals(found=cython.bint)
cdef bint can_act(Battle battle, int unit) noexcept nogil
cdef void offer_free_actions(Battle battle, int unit) noexcept nogil
cdef void offer_drives(Battle battle, int unit) noexcept nogil
@cython.locals(found=cython.bint)
cdef bint can_drive(Battle battle, int unit) noexcept nogil
cdef void play_action_card(Battle battle, int side, int card) noexcept nogil
cdef int picked(Battle battle, int side, int card) noexcept nogil
cdef void carry_out(Battle battle, int side, int card, int unit) noexcept nogil
cdef void all_dig_in(Battle battle, int side, int unit) noexcept nogil
cdef bint offer_diggers(Battle battle, int side) noexcept nogil
cdef void act_freely(Battle battle, int unit, int act, int at) noexcept nogil
cdef void interfere(Battle battle) noexcept nogil
cdef void bog_down(Battle battle, int enemy) noexcept nogil
cdef bint is_on_soft_ground(Battle battle, int unit) noexcept nogil
cdef void once_more(Battle battle) noexcept nogil
