cimport cython

@cython.locals(across=cython.ulonglong, along=cython.ulonglong)
cdef unsigned long long beside(Battle battle, unsigned long long spaces) noexcept nogil
@cython.locals(start=cython.ulonglong, seen=cython.ulonglong, ahead=cython.ulonglong)
cdef unsigned long long spaces_in_reach(Battle battle, int unit) noexcept nogil
@cython.locals(others=cython.ulonglong)
cdef void enter_terrain(Battle battle, int card, unsigned long long spaces, int spent, int points) noexcept nogil
@cython.locals(room=cython.ulonglong, taken=cython.ulonglong, others=cython.ulonglong)
cdef unsigned long long with_room(Battle battle, int side, unsigned long long spaces) noexcept nogil
@cython.locals(others=cython.ulonglong)
cdef int list_spaces(Battle battle, unsigned long long spaces, int* cells, int count) noexcept nogil
