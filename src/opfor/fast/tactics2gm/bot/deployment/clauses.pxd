cimport cython

cdef int is_gun(Battle battle, int card) noexcept nogil
cdef int has_aircraft(Battle battle) noexcept nogil
cdef int is_infantry(Battle battle, int card) noexcept nogil
cdef int is_defensive_infantry(Battle battle, int card) noexcept nogil
cdef int is_offensive_infantry(Battle battle, int card) noexcept nogil
cdef int is_defensive_soldiery(Battle battle, int card) noexcept nogil
cdef int is_firing_transport(Battle battle, int card) noexcept nogil
cdef int carries_type(Battle battle, int card, int kind) noexcept nogil
@cython.locals(is_of_class=cython.bint)
cdef int carries_infantry_of(Battle battle, int card, bint is_of_attack) noexcept nogil
cdef int is_mobile(Battle battle, int card) noexcept nogil
cdef int punch(Battle battle, int card) noexcept nogil
cdef int damage_of_card(Battle battle, int card) noexcept nogil
cdef int is_tagged(Battle battle, int card, int tag) noexcept nogil
cdef int is_fighter(Battle battle, int card) noexcept nogil
cdef int damages_now(Battle battle, int card) noexcept nogil
cdef int may_destroy_top(Battle battle, int card) noexcept nogil
cdef int may_destroy(Battle battle, int card, int foe) noexcept nogil
cdef int fits_transports(Battle battle, int clause, int card) noexcept nogil
cdef int fits_troops(Battle battle, int clause, int card) noexcept nogil
cdef int fits(Battle battle, int clause, int card) noexcept nogil
cdef int fits_strikes(Battle battle, int clause, int card) noexcept nogil
