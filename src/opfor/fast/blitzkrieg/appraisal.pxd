cimport cython

@cython.locals(worth=cython.double, fills=cython.bint)
cdef double placement_worth(War war, int side, int unit, int space) noexcept nogil
cdef double theatre_gain(War war, int side, int theatre, int steps, bint fills) noexcept nogil
cdef double standing(War war, int theatre, int lead, int empty) noexcept nogil
cdef double safety(War war, int lead, int empty) noexcept nogil
cdef double effect_worth(War war, int side, int space) noexcept nogil
cdef double best_push(War war, int side, int here, int steps) noexcept nogil
cdef double push_worth(War war, int side, int theatre, int steps) noexcept nogil
cdef double unit_worth(War war, int side, int unit) noexcept nogil
