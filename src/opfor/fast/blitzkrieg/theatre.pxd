cdef int is_blitz_theatre(War war, int theatre) noexcept nogil
cdef int can_win_theatre(War war, int theatre) noexcept nogil
cdef int can_win_campaign(War war, int theatre) noexcept nogil
cdef int player_leads(War war, int theatre) noexcept nogil
cdef int bot_leads(War war, int theatre) noexcept nogil
cdef int shows_supplies(War war, int space) noexcept nogil
cdef int shows_points(War war, int space) noexcept nogil
cdef int shows_research(War war, int space) noexcept nogil
cdef int is_wanted(War war, int space) noexcept nogil
cdef int offers_supplies(War war, int theatre) noexcept nogil
cdef int offers_points(War war, int theatre) noexcept nogil
cdef int offers_research(War war, int theatre) noexcept nogil
cdef int spaces_left(War war, int theatre) noexcept nogil
cdef int campaign_vp(War war, int theatre) noexcept nogil
cdef void choose_theatre(War war) noexcept nogil
cdef void filter_theatres(War war) noexcept nogil
