cimport cython

@cython.locals(is_held=cython.bint)
cdef bint holds(Battle battle, int side, int card, int effect) noexcept nogil
cdef bint offer_cards(Battle battle, int side, int effect, int other) noexcept nogil
cdef int choose_card(Battle battle, int side, int question) noexcept nogil
cdef void play_card(Battle battle, int side, int card) noexcept nogil
cdef int most_caps(Battle battle, int side) noexcept nogil
cdef int rolled(Battle battle, int side, int needed, int kills, bint is_attack, bint is_secret) noexcept nogil
cdef int rolled_singly(Battle battle, int side, int needed) noexcept nogil
cdef void want(Battle battle, int needed, int kills) noexcept nogil
cdef int uncommitted(Battle battle, int side) noexcept nogil
cdef int thrown(Battle battle) noexcept nogil
cdef int single_die(Battle battle) noexcept nogil
@cython.locals(is_aiming=cython.bint)
cdef int committed(Battle battle, int side, bint is_attack) noexcept nogil
cdef void offer_additions(Battle battle, int side, int most, bint is_aiming) noexcept nogil
cdef bint holds_any_of(Battle battle, int side, int effect) noexcept nogil
