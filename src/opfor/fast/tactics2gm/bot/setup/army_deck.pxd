cimport cython

@cython.locals(may_be_taken=cython.bint)
cdef void look_at_pile(Battle battle, int pile) noexcept nogil
cdef void count_like_player(Battle battle) noexcept nogil
cdef void add_extra(Battle battle, int rolled) noexcept nogil
cdef void build_army(Battle battle) noexcept nogil
cdef void count_for_scenario(Battle battle) noexcept nogil
cdef int is_there(Battle battle, int number) noexcept nogil
cdef int as_it_is(Battle battle, int number) noexcept nogil
cdef void take_cards(Battle battle, int pile) noexcept nogil
cdef void take_one(Battle battle) noexcept nogil
