cimport cython

cdef int rank_of_change(int before, int after, bint player_wins) noexcept nogil
cdef bint is_a_lead_moved(int rank) noexcept nogil
@cython.locals(player_wins=cython.bint)
cdef int unit_rank(War war, int slot) noexcept nogil
cdef int marker_with(War war, int slot) noexcept nogil
cdef bint distance_counts(War war) noexcept nogil
