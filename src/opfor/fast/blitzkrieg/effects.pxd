cdef void take_effect(War war, int side, int space) noexcept nogil
cdef void strategic_advantage(War war, int side, int space) noexcept nogil
cdef void improved_research(War war, int side, int amount) noexcept nogil
cdef void best_of_two(War war, int side) noexcept nogil
