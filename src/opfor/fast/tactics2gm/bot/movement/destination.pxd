cimport cython

cdef void move_units(Battle battle) noexcept nogil
cdef int pushes_forward(Battle battle) noexcept nogil
cdef int need_not_wait(Battle battle, int unit) noexcept nogil
cdef int place_in_order(Battle battle, int unit) noexcept nogil
cdef int next_to_move(Battle battle) noexcept nogil
cdef int is_winner(Battle battle, int unit) noexcept nogil
cdef void go_where_it_wants(Battle battle, int unit) noexcept nogil
cdef void look_from(Battle battle, int unit) noexcept nogil
@cython.locals(is_wounded=cython.bint)
cdef int choose_space(Battle battle) noexcept nogil
cdef void narrow_spaces(Battle battle) noexcept nogil
