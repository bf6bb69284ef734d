cdef void drive_on(Battle battle, int unit) noexcept nogil
cdef void offer_bonus_moves(Battle battle, int unit, int wheels, int tracks) noexcept nogil
cdef bint may_drive_on(Battle battle, int unit, int origin, int direction) noexcept nogil
cdef bint is_stopped(Battle battle, int one, int other) noexcept nogil
cdef int bonus_symbol(Battle battle, int cell, int direction, int wheels, int tracks) noexcept nogil
cdef void move_on(Battle battle, int unit) noexcept nogil
