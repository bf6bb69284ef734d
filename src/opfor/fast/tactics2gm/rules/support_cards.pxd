cimport cython

cdef void offer_supports(Battle battle, int side, int timing) noexcept nogil
cdef void offer_plays(Battle battle, int side, int card, int timing) noexcept nogil
cdef void offer_effect(Battle battle, int side, int card) noexcept nogil
cdef void offer_support(Battle battle, int card, int unit, int target, int cell, int other) noexcept nogil
cdef bint may_affect(Battle battle, int card, int unit) noexcept nogil
@cython.locals(is_open=cython.bint)
cdef void offer_on_enemy(Battle battle, int card, int unit) noexcept nogil
cdef void offer_on_own(Battle battle, int side, int card, int unit) noexcept nogil
cdef bint is_of_use(Battle battle, int effect, int unit) noexcept nogil
cdef void offer_hits(Battle battle, int card, int unit) noexcept nogil
cdef void offer_fires(Battle battle, int side, int card) noexcept nogil
cdef bint can_burn(Battle battle, int cell) noexcept nogil
cdef bint is_first_to_burn(Battle battle, int side, int card, int unit) noexcept nogil
cdef void offer_replacements(Battle battle, int side, int card) noexcept nogil
cdef void offer_rams(Battle battle, int side, int card, int unit) noexcept nogil
cdef bint is_held_by(Battle battle, int side, int cell) noexcept nogil
@cython.locals(is_prompt=cython.bint)
cdef void offer_marches(Battle battle, int card, int unit) noexcept nogil
cdef void offer_drops(Battle battle, int side, int card) noexcept nogil
cdef void find_near_enemies(Battle battle, int side) noexcept nogil
cdef bint is_in_drop_zone(Battle battle, int side, int cell) noexcept nogil
