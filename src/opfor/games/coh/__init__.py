"""Conflict of Heroes: squads, guns and tanks on hex boards, for people and for the solo AI."""
