cdef void remember(Battle to, Battle battle) noexcept nogil
cdef void remember_course(Battle to, Battle battle) noexcept nogil
cdef void remember_side(Battle to, Battle battle, int side) noexcept nogil
cdef void remember_counter(Battle to, Battle battle, int unit) noexcept nogil
cdef void remember_ground(Battle to, Battle battle) noexcept nogil
cdef void remember_work(Battle to, Battle battle, int work) noexcept nogil
cdef void remember_barrage(Battle to, Battle battle, int barrage) noexcept nogil
cdef void remember_piles(Battle to, Battle battle) noexcept nogil
cdef void remember_orders(Battle to, Battle battle) noexcept nogil
