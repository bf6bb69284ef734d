cimport cython

cdef void begin(Battle battle, unsigned long long seed) noexcept nogil
cpdef void play_steps(Battle battle, unsigned long long seed, int steps) noexcept
cpdef void play_game(Battle battle, unsigned long long seed) noexcept
cpdef int play_on(Battle battle, unsigned long long seed) noexcept
cpdef void play_out(Battle battle, unsigned long long[::1] seeds, int[::1] winners, int games) noexcept
@cython.locals(game=cython.longlong, place=cython.longlong)
cpdef void play_block(Battle battle, int[::1] rows, unsigned long long[::1] seeds, long long first, long long last) noexcept
cdef void note(Battle battle, int[::1] rows, long long at) noexcept nogil
cdef int destroyed(Battle battle, int side) noexcept nogil
cdef void begin_game(Battle battle) noexcept nogil
cdef void next_step(Battle battle) noexcept nogil
