cdef void begin_group(Battle battle, int unit) noexcept nogil
cdef void add_to_group(Battle battle, int unit) noexcept nogil
cdef bint has_hit_neighbour(Battle battle, int unit) noexcept nogil
cdef bint could_group(Battle battle, int unit, int means) noexcept nogil
cdef bint has_mobile_neighbour(Battle battle, int unit) noexcept nogil
cdef bint can_take_part(Battle battle, int unit, int means) noexcept nogil
cdef void offer_parts(Battle battle, int unit, int most) noexcept nogil
cdef void group_move(Battle battle, int leader) noexcept nogil
cdef bint offer_parts_of_able(Battle battle, int cost) noexcept nogil
cdef void open_to_more(Battle battle, int side) noexcept nogil
cdef bint is_able(Battle battle, int unit) noexcept nogil
cdef void strike_off(Battle battle, int unit) noexcept nogil
cdef void take_part(Battle battle, int unit, int direction) noexcept nogil
cdef void group_rally(Battle battle, int leader) noexcept nogil
cdef void gather_hit(Battle battle, int side) noexcept nogil
cdef bint offer_rally_partners(Battle battle, int side) noexcept nogil
cdef void enter(Battle battle, int leader, int cell) noexcept nogil
cdef bint offer_along(Battle battle, int side, int cost) noexcept nogil
cdef void offer_entries(Battle battle, int unit, int means, bint with_group) noexcept nogil
cdef void offer_entry(Battle battle, int unit, int cell, int means, bint with_group) noexcept nogil
cdef bint touches_group(Battle battle, int cell) noexcept nogil
