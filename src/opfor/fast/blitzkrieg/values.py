"""What there is: a board that never changes, and a war on it that does.

Everything is a number. Side 0 moves first and is the bot in a solo game. Theatres, campaigns and
spaces are numbered as on the readable board, units by their sorted names, so that a bag as counts
is the same bag as a sorted row of names. The numbers come from the packs (``tables``).
"""

from __future__ import annotations

from opfor.fast.run import Run, fractions, grid, numbers

SIDES = 2
THEATRES = 16
CAMPAIGNS = 4
SPACES = 64
UNITS = 40
TOKENS = 80
OFFERS = 2560
EFFECTS = 9
NEEDS = 3
STRATAGEMS = 8
LISTED = 16
REPLIES = 64

NOBODY = -1
NOTHING = -1
NOT_OPENED = -1
CLOSED = -2

SET_UP, TURN, OVER = range(3)
NO_EFFECT, PROPAGANDA, STRATEGIC, TACTICAL, PRODUCTION = range(5)
RESEARCH, IMPROVED, INDUSTRY, BOMBING = range(5, 9)
BIG_GUNS, COUNTERATTACK, ECONOMIC_WARFARE, FOR_THE_GLORY = range(4)
RAPID_DEPLOYMENT, RESEARCH_AND_DEVELOPMENT, SECURE, STEAMROLL = range(4, 8)
DIE, CUP, PILE, TIE, HEAD_START = range(5)
BAG, RESERVE, PLAYER = range(5, 11, 2)
RANDOM, GREEDY, LOOK_AHEAD = range(3)
NO_AIM, CAMPAIGN, THEATRE = range(3)
UNHURRIED, BEHIND, NEAR_VICTORY = range(3)


class Board(Run):
    """What never changes during a game: the board, the units, the rulings in force.

    Spaces of a campaign follow each other: from ``begins`` up to, not including, ``ends``.
    ``stands`` has a bit for every space a unit's terrain allows. A unit may act as another one
    (the bot's scientist has a row of its own behind the real units): ``acts_as`` for each side,
    ``copied_as`` when a spy copies it, ``known_as`` is the way back.
    """

    def __init__(self) -> None:
        Run.__init__(self)
        self.theatres = 0
        self.spaces = 0
        self.units = 0
        self.bot = 0
        self.opens_by_choice = 0
        self._board()
        self._units()
        self._numbers()
        self._rulings()

    def _board(self) -> None:
        self.steps = numbers(THEATRES)
        self.red = numbers(THEATRES)
        self.open_at_start = numbers(THEATRES)
        self.reading_order = numbers(THEATRES)
        self.shields = grid(THEATRES, SIDES)
        self.campaigns = numbers(THEATRES)
        self.vp_of = grid(THEATRES, CAMPAIGNS)
        self.begins = grid(THEATRES, CAMPAIGNS)
        self.ends = grid(THEATRES, CAMPAIGNS)
        self.theatre_of = numbers(SPACES)
        self.campaign_of = numbers(SPACES)
        self.position = numbers(SPACES)
        self.effect = numbers(SPACES)
        self.amount = numbers(SPACES)

    def _units(self) -> None:
        self.stands = numbers(UNITS)
        self.strength = numbers(UNITS)
        self.blitz = numbers(UNITS)
        self.bomber = numbers(UNITS)
        self.nuclear = numbers(UNITS)
        self.leads = numbers(UNITS)
        self.roams = numbers(UNITS)
        self.spy = numbers(UNITS)
        self.skips_effect = numbers(UNITS)
        self.special = grid(SIDES, UNITS)
        self.supports = [grid(UNITS, UNITS), grid(UNITS, UNITS)]
        self.acts_as = grid(SIDES, UNITS)
        self.copied_as = grid(SIDES, UNITS)
        self.known_as = numbers(UNITS)
        self.full_bag = grid(SIDES, UNITS)
        self.full_pile = numbers(UNITS)

    def _numbers(self) -> None:
        self.end_points = 0
        self.outright_bonus = 0
        self.backlash = 0
        self.stop_short = 0
        self.shield_bonus = numbers(SIDES)
        self.near_victory = 0
        self.behind = 0
        self.few_units = 0
        self.die = 0
        self.place_on_list = [grid(SIDES, NEEDS) for _ in range(EFFECTS)]
        self.reserve_at_start = 0
        self.row_at_start = 0
        self.head_start_picks = 0
        self.head_start_steps = 0
        self.extra_vp = 0
        self.extra_progress = 0

    def _rulings(self) -> None:
        self.stratagems = 0
        self.bot_begins = 0
        self.spy_copies_enemy = 0
        self.keeps_one_weapon = 0
        self.effect_first = 0
        self.any_theatre = 0
        self.bombed_to_bag = 0
        self.bot_skips = 0
        self.closing_is_enough = 0
        self.either_win_will_do = 0
        self.placed_unit_counts = 0
        self.lead_before_counts = 0
        self.draws_evenly = 0
        self.same_theatre_first = 0
        self.blitz_lapses = 0
        self.wants_fillable = 0
        self.rank_only = 0
        self.cuts_strength = 0
        self.cuts_change = 0
        self.weapon_in_whole_row = 0
        self.last_is_rightmost = 0


class War(Board):
    """A game under way. Bags, pile and cup are counts; reserves are in order.

    ``unit_on`` and ``owner_of`` say what stands on a space, ``campaign`` which one is open in a
    theatre (or NOT_OPENED, CLOSED). ``steps_begun`` counts set-up and turns. What follows is
    worked out when it is needed: ``row`` (what the bot's units act as), ``ground`` (the spaces
    they can fill), ``empty`` spaces of the open campaigns, ``aims`` (what can be won there) for
    the bot's decisions; ``offered`` things for the players' ones, each worth so much; what a player
    has ``listed`` and the bot's ``replies`` for one who looks ahead, with the position ``aside``;
    ``start`` is the position that is played on from again and again.
    """

    aside: War
    start: War

    def __init__(self) -> None:
        Board.__init__(self)
        self.stage = 0
        self.turn = 0
        self.mover = 0
        self.tracks = numbers(THEATRES)
        self.campaign = numbers(THEATRES)
        self.unit_on = numbers(SPACES)
        self.owner_of = numbers(SPACES)
        self.vp = numbers(SIDES)
        self.reserve = grid(SIDES, TOKENS)
        self.reserves = numbers(SIDES)
        self.bag = grid(SIDES, UNITS)
        self.bags = numbers(SIDES)
        self.pile = numbers(UNITS)
        self.piled = 0
        self.cup = numbers(STRATAGEMS)
        self.cupped = 0
        self.stratagem = 0
        self.in_force = 0
        self.stratagem_turn = 0
        self.last_unit = 0
        self.last_units = numbers(SIDES)
        self.last_turn = 0
        self.loser = 0
        self.steps_begun = 0
        self.player = numbers(SIDES)
        self._decision()
        self._offers()
        self._thoughts()

    def _decision(self) -> None:
        self.tally = numbers(UNITS)
        self.row = numbers(TOKENS)
        self.ground = 0
        self.empty = numbers(THEATRES)
        self.aims = numbers(THEATRES)
        self.blitz_in = 0
        self.theatre = 0
        self.space = 0
        self.aim = 0
        self.push_by = 0
        self.leftover = numbers(SPACES)
        self.were_open = numbers(THEATRES)

    def _offers(self) -> None:
        self.offered = 0
        self.offer = numbers(OFFERS)
        self.offered_unit = numbers(OFFERS)
        self.worth = fractions(OFFERS)
        self.prices = fractions(EFFECTS)
        self.price_of_strength = 0.0
        self.price_of_blitz = 0.0
        self.price_of_bombing = 0.0
        self.price_of_backlash = 0.0
        self.worth_of_blitz = 0.0
        self.worth_of_bomber = 0.0
        self.worth_of_leader = 0.0
        self.worth_of_outright = 0
        self.later_spaces = 0
        self.usual_push = 0
        self.shortlist = 0
        self.swing = 0.0
        self.later = 0.0

    def _thoughts(self) -> None:
        self.taken = numbers(OFFERS)
        self.listed = 0
        self.list_unit = numbers(LISTED)
        self.list_space = numbers(LISTED)
        self.list_worth = fractions(LISTED)
        self.replies = 0
        self.reply_space = numbers(REPLIES)
        self.reply_slot = numbers(REPLIES)
        self.reply_faces = numbers(REPLIES)
