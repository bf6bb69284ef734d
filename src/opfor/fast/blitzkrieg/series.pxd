cimport cython

cpdef void play_step(War war, unsigned long long seed) noexcept
cpdef void play_game(War war, unsigned long long seed) noexcept
cpdef int play_on(War war, unsigned long long seed) noexcept
cpdef void play_out(War war, unsigned long long[::1] seeds, int[::1] winners, int games) noexcept
cdef void forget(War war) noexcept nogil
@cython.locals(game=cython.longlong, place=cython.longlong)
cpdef void play_block(War war, int[::1] rows, unsigned long long[::1] seeds, long long first, long long last) noexcept
cdef void note(War war, int[::1] rows, long long at) noexcept nogil
cdef int winner(War war) noexcept nogil
cdef int placements(War war) noexcept nogil
