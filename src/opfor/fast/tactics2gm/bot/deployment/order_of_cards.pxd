cdef int movement_of_card(Battle battle, int card) noexcept nogil
cdef int kind_of_unit(Battle battle, int card) noexcept nogil
cdef int first_in_clause(Battle battle) noexcept nogil
cdef void order_of_stance(Battle battle) noexcept nogil
cdef void narrow_cards(Battle battle) noexcept nogil
