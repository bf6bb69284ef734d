cimport cython

@cython.locals(is_dangerous=cython.bint, is_better=cython.bint)
cdef int is_way_worth_it(Battle battle, int way) noexcept nogil
cdef int can_be_fetched(Battle battle, int way) noexcept nogil
cdef int barrage_hurts(Battle battle, int way) noexcept nogil
cdef void look_for_ways(Battle battle, int card) noexcept nogil
cdef int best_way(Battle battle, int card, Measure chance) noexcept nogil
cdef int is_never_played(int effect) noexcept nogil
cdef int is_useful_support(Battle battle, int card) noexcept nogil
cdef int has_nobody_to_choose(int effect) noexcept nogil
cdef void play_card(Battle battle, int card) noexcept nogil
cdef void play_way(Battle battle, int card, int way) noexcept nogil
