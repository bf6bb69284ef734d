"""The tables of the AI: its orders, what alarms it, its phrases made exact, in tenths."""

from __future__ import annotations

from math import ceil

from opfor.fast.rows import padded, rows_padded
from opfor.fast.tactics2gm import sight as fast
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.deployment import clauses as kinds
from opfor.fast.tactics2gm.card_tables import card_ids
from opfor.fast.tactics2gm.names import CARDS, LINES, STANCES
from opfor.games.tactics2gm.bot.deployment.clauses import Clause
from opfor.games.tactics2gm.bot.deployment.default_orders import DEFAULTS, SUPPORTS
from opfor.games.tactics2gm.bot.deployment.stance_orders import ORDERS
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.bot.sight.shot import hardest_blow
from opfor.games.tactics2gm.bot.stance.modifiers import position_modifiers
from opfor.games.tactics2gm.bot.stance.table import BY_CODE
from opfor.games.tactics2gm.values.options import Setting

TESTS = {
    "is_tank": kinds.TANKS,
    "is_artillery": kinds.ARTILLERY_CARDS,
    "is_infantry": kinds.INFANTRY_CARDS,
    "is_defensive_infantry": kinds.DEFENSIVE_INFANTRY,
    "is_offensive_infantry": kinds.OFFENSIVE_INFANTRY,
    "is_defensive_soldiery": kinds.DEFENSIVE_SOLDIERY,
    "is_soldiery": kinds.SOLDIERY,
    "is_loaded_transport": kinds.LOADED_TRANSPORTS,
    "is_firing_transport": kinds.FIRING_TRANSPORTS,
    "is_empty_transport_or_with_gun": kinds.WITH_GUNS_OR_EMPTY,
    "is_mobile": kinds.MOBILE,
    "is_airplane": kinds.AIRPLANES,
    "is_fighter": kinds.FIGHTERS,
    "damages_top": kinds.DAMAGES_TOP,
    "may_destroy_top": kinds.MAY_DESTROY_TOP,
    "damages_aim": kinds.DAMAGES_AIM,
}
"""The tests of the readable clauses, by name."""
SAID = {
    "transports with artillery": kinds.WITH_GUNS,
    "transports with infantry": kinds.WITH_MEN,
    "transports with defensive infantry": kinds.WITH_DEFENSIVE_MEN,
    "transports with offensive infantry": kinds.WITH_OFFENSIVE_MEN,
    "mines": kinds.MINES,
    "offensive support": kinds.OFFENSIVE_SUPPORT,
} | {clause.says: kinds.HAS_TAG + tag for tag, clause in enumerate(SUPPORTS)}
"""The clauses whose tests are made for them, by what they say."""
KEYS = ("", "hardest-hitting", "fastest", "cheapest")
KITS = (None, "defensive", "offensive", "both", "killing")
AIR_USES = (
    *("", "patrol", "strongest-or-hq", "hq-or-supply", "aim"),
    *("aim-or-strongest", "aim-or-defenders", "strongest", "enemy-or-supply"),
)


def kind_of(clause: Clause) -> int:
    """The number of what a clause names."""
    name = clause.fits.__name__
    return SAID[clause.says] if name == "fits" else TESTS[name]


def fill_bot(battle: Battle, setting: Setting) -> None:
    """Everything the AI decides by that no card prints."""
    fill_orders(battle)
    fill_alerts(battle, setting)
    fill_health(battle, setting)
    fill_goals(battle, setting)
    phrases = setting.numbers.phrases
    battle.threat_from = tenths_from(setting.numbers.danger.threat)
    battle.sure_kill_from = tenths_from(phrases.sure_kill)
    battle.hardest_blow = hardest_blow(setting.cards)
    lines = range(setting.board.lines + 2)
    middle = phrases.middle_lines
    battle.is_middle_line = padded((line in middle for line in lines), fast.ROWS)
    away = (min(abs(line - each) for each in middle) for line in lines)
    battle.lines_to_middle = padded(away, fast.ROWS)


def tenths_from(share: float) -> int:
    """The fewest whole tenths that are at least a share."""
    tenths = ceil(share * 10) - 1
    while tenths / 10 < share:
        tenths += 1
    return tenths


def fill_orders(battle: Battle) -> None:
    """The stances' orders, the default ones, then those with artillery second."""
    stances = [ORDERS[code] for code in BY_CODE]
    lists = [orders.clauses for orders in stances]
    lists += [default.clauses for pair in DEFAULTS.values() for default in pair]
    ruled = list(range(len(BY_CODE)))
    for code, orders in enumerate(stances):
        if orders.guns_second:
            ruled[code] = len(lists)
            lists.append(orders.guns_second)
    size = (fast.ORDERS, fast.CLAUSES)
    battle.clauses = padded(map(len, lists), fast.ORDERS)
    battle.clause = rows_padded([[kind_of(c) for c in each] for each in lists], *size)
    battle.clause_key = rows_padded([[KEYS.index(c.key) for c in each] for each in lists], *size)
    battle.clause_kit = rows_padded([[KITS.index(c.kit) for c in each] for each in lists], *size)
    battle.kit_of_stance = padded((KITS.index(o.kit) for o in stances), STANCES)
    battle.units_first = padded((o.units_first for o in stances), STANCES)
    battle.air_use = padded((AIR_USES.index(o.air) for o in stances), STANCES)
    in_force = ruled if battle.artillery_second else range(len(BY_CODE))
    battle.orders_of = padded(in_force, STANCES)


def fill_alerts(battle: Battle, setting: Setting) -> None:
    """What a Player unit on each line adds to the roll for the stance, and what none adds."""
    lines = range(1, setting.board.lines)
    found = [sum(m.value for m in position_modifiers(setting, [line])) for line in lines]
    battle.alert = padded([0, *found], LINES)
    battle.attack_alert = sum(m.value for m in position_modifiers(setting, []))


def fill_health(battle: Battle, setting: Setting) -> None:
    """Shares of hit points in the order of their size, and what counts as severely damaged."""
    phrases, units = setting.numbers.phrases, setting.cards.units
    points = [units[name].hp if name in units else 0 for name in card_ids(setting)]
    shares = sorted({(hp - wounds) / hp for hp in points if hp for wounds in range(hp + 1)})

    def is_severe(hp: int, wounds: int) -> bool:
        hurt = wounds > 0 and (hp - wounds) / hp <= phrases.severe_share
        return wounds >= phrases.severe_wounds or hurt

    size = (CARDS, fast.MOST_WOUNDS)
    ranks = [[shares.index((hp - w) / hp) for w in range(hp + 1)] if hp else [] for hp in points]
    battle.health = rows_padded(ranks, *size)
    severe = [[is_severe(hp, w) for w in range(hp + 1)] if hp else [] for hp in points]
    battle.is_severe = rows_padded(severe, *size)


def fill_goals(battle: Battle, setting: Setting) -> None:
    """What the AI has to do to win."""
    goals = {goal.kind: goal.amount for goal in setting.mission.roles[AI].goals}
    battle.destroys_hq = int("destroy-hq" in goals)
    battle.holds_for = goals.get("hold-target", fast.NO_GOAL)
    battle.losses_for = goals.get("losses", fast.NO_GOAL)
    battle.reaches_with = goals.get("reach", fast.NO_GOAL)
