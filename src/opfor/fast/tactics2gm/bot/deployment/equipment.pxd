cimport cython

cdef void buy_for(Battle battle, int unit, int kit) noexcept nogil
cdef int is_of_class(Battle battle, int token, int wanted) noexcept nogil
cdef void look_for_tokens(Battle battle, int unit, int wanted) noexcept nogil
@cython.locals(is_pierced_by=cython.bint)
cdef int can_destroy_top(Battle battle, int token) noexcept nogil
cdef int is_token_of_use(Battle battle, int token) noexcept nogil
cdef int buy_one(Battle battle, int unit, int wanted) noexcept nogil
cdef int is_new(Battle battle, int unit) noexcept nogil
cdef int is_equipped_before(Battle battle, int unit, int other) noexcept nogil
cdef void await_equipment(Battle battle, int unit) noexcept nogil
cdef void buy_for_all(Battle battle) noexcept nogil
cdef int incoming(Battle battle, int unit) noexcept nogil
cdef int worth_using_on(Battle battle, int target) noexcept nogil
cdef int is_worth_using_on(Battle battle, int target) noexcept nogil
cdef void use_tokens(Battle battle) noexcept nogil
cdef void use_one(Battle battle, int unit, int slot) noexcept nogil
