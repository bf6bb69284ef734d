cimport cython

cdef int is_bare_target(Battle battle, int cell) noexcept nogil
@cython.locals(is_held=cython.bint)
cdef int gaps_left(Battle battle, int cell) noexcept nogil
cdef int free_terrain_hp(Battle battle, int cell) noexcept nogil
cdef int place_among_equals(Battle battle) noexcept nogil
cdef int has_open(Battle battle, int line) noexcept nogil
cdef int can_be_placed(Battle battle, int card) noexcept nogil
cdef int cost_of_card(Battle battle, int card) noexcept nogil
cdef int by_name(Battle battle, int card) noexcept nogil
cdef int choose_in_advance(Battle battle) noexcept nogil
cdef int copies_chosen(Battle battle, int card) noexcept nogil
cdef void choose_units_in_advance(Battle battle) noexcept nogil
cdef void deploy_before_the_game(Battle battle) noexcept nogil
cdef void place_unit(Battle battle, int card) noexcept nogil
cdef void equip_in_advance(Battle battle, int first) noexcept nogil
