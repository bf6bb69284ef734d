cdef void offer(Battle battle, int act, int actor, int played, int aimed, int where, int other) noexcept nogil
