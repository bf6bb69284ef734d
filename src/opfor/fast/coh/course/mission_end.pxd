cimport cython

@cython.locals(has_rumor=cython.bint)
cdef int has_fighters(Battle battle, int side) noexcept nogil
cdef int mission_ended_early(Battle battle) noexcept nogil
@cython.locals(moved_on=cython.int)
cdef void remaining_events(Battle battle) noexcept nogil
