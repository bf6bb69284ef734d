cdef bint takes_aboard(Battle battle, int transport, int kind) noexcept nogil
cdef void offer_loads(Battle battle, int unit) noexcept nogil
cdef void offer_loads_on(Battle battle, int unit, int cell) noexcept nogil
cdef bint can_unload_on(Battle battle, int rider, int cell) noexcept nogil
cdef void offer_unloads(Battle battle, int transport) noexcept nogil
