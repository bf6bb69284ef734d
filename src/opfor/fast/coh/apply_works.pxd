cdef void lay_work(Battle battle, int kind, int cell, int side, int builder) noexcept nogil
cdef void show_work(Battle battle, int work) noexcept nogil
cdef void hide_work(Battle battle, int work) noexcept nogil
cdef void build_work(Battle battle, int unit) noexcept nogil
cdef void destroy_work(Battle battle, int work) noexcept nogil
