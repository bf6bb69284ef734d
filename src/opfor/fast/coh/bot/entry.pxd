cdef int waits_at_edge(Battle battle, int unit) noexcept nogil
cdef int is_anybody_waiting(Battle battle) noexcept nogil
cdef int may_enter(Battle battle, int row) noexcept nogil
cdef int can_come_in(Battle battle, int ai) noexcept nogil
cdef int is_about_hex(int word) noexcept nogil
cdef int is_order_for(Battle battle, int ai) noexcept nogil
cdef int has_any_goal(Battle battle) noexcept nogil
cdef int has_entry_goal(Battle battle) noexcept nogil
cdef int has_named_objective(Battle battle) noexcept nogil
cdef int is_entry_goal(Battle battle, int unit) noexcept nogil
cdef void find_edge(Battle battle, int ai) noexcept nogil
cdef void find_open_edge(Battle battle, int ai) noexcept nogil
cdef int is_open_door(Battle battle, int cell) noexcept nogil
cdef int would_be_so(Battle battle, int word, int cell) noexcept nogil
cdef int is_quiet_door(Battle battle, int cell) noexcept nogil
cdef int is_safe_or_has_dm(Battle battle, int cell) noexcept nogil
