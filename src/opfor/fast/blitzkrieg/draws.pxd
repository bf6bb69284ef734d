cdef int token(int* pool, int number) noexcept nogil
cdef int drawn(War war, int stream, int* pool, int size) noexcept nogil
cdef void to_reserve(War war, int side, int unit) noexcept nogil
cdef void to_bag(War war, int side, int unit) noexcept nogil
cdef void to_pile(War war, int unit) noexcept nogil
cdef void from_pile(War war, int unit) noexcept nogil
cdef void out_of_reserve(War war, int side, int slot) noexcept nogil
cdef void draw_unit(War war, int side) noexcept nogil
cdef void research(War war, int side) noexcept nogil
cdef void draw_weapon(War war, int side) noexcept nogil
cdef (int, int) two_weapons(War war) noexcept nogil
