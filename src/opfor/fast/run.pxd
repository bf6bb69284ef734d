cimport cython

cdef unsigned long long MASK, GOLDEN, FIRST_STIR, SECOND_STIR, SEEDS

cdef class Run:
    cdef public unsigned long long series
    cdef public unsigned long long[STREAMS] hashes
    cdef public unsigned long long[STREAMS] starts
    cdef public unsigned long long[STREAMS] counters
    cdef public long long[RULES] settled
    cdef public int[CANDIDATES] candidates
    cdef public int[CANDIDATES] measured
    cdef public int left
    cdef public int settled_by
    cdef public int is_thought
    cdef public int overflowed

cdef unsigned long long mix(unsigned long long z) noexcept nogil
@cython.locals(z=cython.ulonglong, last=cython.ulonglong)
cdef unsigned long long nth_outcome(unsigned long long start, unsigned long long counter, unsigned long long sides) noexcept nogil
cdef void seed_streams(Run run, unsigned long long seed) noexcept nogil
cdef unsigned long long seed_of(Run run, unsigned long long game) noexcept nogil
@cython.locals(counter=cython.ulonglong)
cdef int pick(Run run, int stream, int sides) noexcept nogil
cdef void ask(Run run) noexcept nogil
cdef void propose(Run run, int candidate) noexcept nogil
cdef void keep(Run run, int rule, int value) noexcept nogil
cdef int is_met(Run run) noexcept nogil
cdef int greatest(Run run) noexcept nogil
cdef int least(Run run) noexcept nogil
cdef void settle(Run run) noexcept nogil
