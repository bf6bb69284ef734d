cdef void offer_rides(Battle battle, int unit, int means) noexcept nogil
cdef void offer_loads(Battle battle, int unit, int means) noexcept nogil
cdef void offer_carriers_in(Battle battle, int unit, int cell) noexcept nogil
cdef bint can_be_carried(Battle battle, int unit) noexcept nogil
cdef bint carries(Battle battle, int carrier, int unit) noexcept nogil
cdef void load(Battle battle, int unit, int carrier) noexcept nogil
cdef void offer_unloads(Battle battle, int unit, int means) noexcept nogil
cdef int way_off(Battle battle, int unit, int direction) noexcept nogil
cdef void unload(Battle battle, int unit, int direction) noexcept nogil
