cimport cython

cpdef void play_steps(Battle battle, unsigned long long seed, int steps) noexcept
cpdef void play_game(Battle battle, unsigned long long seed) noexcept
cpdef int play_on(Battle battle, unsigned long long seed) noexcept
cpdef void play_out(Battle battle, unsigned long long[::1] seeds, int[::1] winners, int games) noexcept
cdef void begin(Battle battle, unsigned long long seed) noexcept nogil
@cython.locals(game=cython.longlong, place=cython.longlong)
cpdef void play_block(Battle battle, int[::1] rows, unsigned long long[::1] seeds, long long first, long long last) noexcept
cdef void note(Battle battle, int[::1] rows, long long at) noexcept nogil
