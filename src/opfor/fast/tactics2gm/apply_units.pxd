cdef void stand(Battle battle, int unit, int cell) noexcept nogil
cdef void clear_spaces(Battle battle) noexcept nogil
cdef void occupy(Battle battle, int cell) noexcept nogil
cdef void leave(Battle battle, int unit) noexcept nogil
cdef void move_unit(Battle battle, int unit, int cell, int cover) noexcept nogil
cdef void swap_units(Battle battle, int unit, int other) noexcept nogil
cdef void load_unit(Battle battle, int unit, int transport) noexcept nogil
cdef void unload_unit(Battle battle, int unit, int cell) noexcept nogil
cdef int new_unit(Battle battle, int side, int card, int cell, int transport) noexcept nogil
cdef void blank_unit(Battle battle, int unit) noexcept nogil
cdef void buy_equipment(Battle battle, int unit, int token) noexcept nogil
cdef void spend(Battle battle, int unit, int slot) noexcept nogil
cdef void flip_tokens(Battle battle, int side) noexcept nogil
cdef void close_ranks(Battle battle) noexcept nogil
cdef void renumber(Battle battle, int unit, int number) noexcept nogil
