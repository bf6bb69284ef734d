"""The whole position as text that reads well aloud: by place, with what each unit sees."""

from __future__ import annotations

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.phrases import amount, percent
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.rules.odds import odds
from opfor.games.coh.rules.targets import (
    assault_shot,
    assaults,
    chance_of,
    may_shoot,
    shot_of,
    shots,
)
from opfor.games.coh.told.view import is_seat, view
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.names import (
    counter_name,
    facing_name,
    ground,
    hit_name,
    is_unseen,
    side_name,
)
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State

FREE_HAND = 99


def board_text(setting: Setting, state: State, seat: str) -> str:
    """The position as a seat sees it; complete without colour."""
    shown = view(setting, state, seat)
    sight = look(setting, shown)
    lines = [headline(setting, shown)]
    if shown.stage == "set-up":
        lines += ["", *briefing(setting)]
    for side in (0, 1):
        lines += ["", *_side(sight, side)]
    lines += ["", *on_the_map(sight)]
    hand = shown.hands[setting.side_of_seat(seat)] if is_seat(setting, seat) else ()
    if hand:
        titles = [f"{n} {action_cards()[n].title}" for n in hand if n in action_cards()]
        lines.append(f"Your cards: {', '.join(titles)}.")
    return "\n".join(line for line in lines).strip() + "\n"


def briefing(setting: Setting) -> list[str]:
    """What the mission is about: story, tasks, special rules."""
    mission = setting.mission
    tasks = [f"{setting.nation(side).capitalize()}: {mission.sides[side].task}" for side in (0, 1)]
    return [mission.briefing, *tasks, *mission.special_rules]


def when(setting: Setting, state: State) -> str:
    """``Round 2, turn 3``."""
    if state.stage == "over":
        return "The firefight is over"
    if state.stage == "set-up":
        return "Set-up"
    last = "" if state.solo is not None else f" of {setting.mission.rounds}"
    return f"Round {state.round}{last}, turn {state.turn}"


def headline(setting: Setting, state: State) -> str:
    scores = ", ".join(
        f"{setting.nation(s).capitalize()} {amount(state.vp[s], 'VP')} and "
        f"{amount(state.caps[s], 'CAP')}"
        for s in (0, 1)
    )
    return f"{setting.mission.title}. {when(setting, state)}. {scores}."


def _side(look: Deployment, side: int) -> list[str]:
    lines = [f"{side_name(look.setting, side)}:"]
    state = look.state
    by_place = sorted(look.on_map(side), key=lambda u: look.field.name(state.counters[u].cell))
    lines += [f"  {_unit(look, unit)}" for unit in by_place]
    waiting = [c for c in state.counters if c.side == side and c.place == "reserve"]
    for due in sorted({c.due for c in waiting}):
        names = ", ".join(counter_name(look.setting, c) for c in waiting if c.due == due)
        lines.append(f"  From round {due}: {names}." if due else f"  Not placed yet: {names}.")
    if any(c.side == side and is_unseen(c) for c in state.counters):
        lines.append("  Some units may be hidden.")
    gone = [c for c in state.counters if c.side == side and c.place == "destroyed"]
    if gone:
        lines.append(f"  Lost: {', '.join(counter_name(look.setting, c) for c in gone)}.")
    return lines


def _unit(look: Deployment, unit: int) -> str:
    counter, setting = look.state.counters[unit], look.setting
    said = f"{counter_name(setting, counter)} at {ground(setting, counter.cell)}"
    if counter.carrier != OFF:
        said += f", on {counter_name(setting, look.state.counters[counter.carrier])}"
    elif not look.kind(unit).has("rumored"):
        said += f", facing {facing_name(counter.facing)}"
    said += ", spent" if counter.spent else ", fresh"
    player = setting.player_of(unit, counter.side)
    if unit in look.state.activated[player]:
        said += f", activated with {amount(look.state.aps[player], 'AP')} left"
    if setting.teams is not None and len(setting.teams.seats[counter.side]) > 1:
        said += f", commanded by {setting.teams.seats[counter.side][player // 2]}"
    if counter.hit:
        said += f", {hit_name(setting, counter.hit)}"
    if counter.hidden:
        said += ", hidden"
    shelter = look.shelter(unit)
    if shelter is not None:
        said += f", in a {setting.works[shelter.kind].title.lower()}"
    elif counter.outside and (work := look.work_at.get(counter.cell)) is not None:
        said += f", outside the {setting.works[work.kind].title.lower()}"
    if look.is_locked(unit):
        said += ", in close combat"
    return f"{said}. {_prospects(look, unit)}".rstrip()


def _prospects(look: Deployment, unit: int) -> str:
    """What it could shoot at, with the roll needed; whom else it sees; who covers it."""
    counter, said = look.state.counters[unit], []
    best = _rolls_needed(look, unit) if may_shoot(look, unit) else {}
    reach = [
        f"{look.state.counters[t].id} on {n} ({percent(chance_of(n))})"
        for t, n in sorted(best.items())
    ]
    if reach:
        said.append(f"Can hit {', '.join(reach)}.")
    enemies = look.on_map(1 - counter.side)
    seen = [
        look.state.counters[enemy].id
        for enemy in enemies
        if enemy not in best and look.sight[counter.cell] >> look.state.counters[enemy].cell & 1
    ]
    if seen:
        said.append(f"{'Also sees' if reach else 'Sees'} {', '.join(seen)}.")
    threats = [
        look.state.counters[enemy].id
        for enemy in enemies
        if fire_zone(look, enemy) >> counter.cell & 1
    ]
    if threats:
        said.append(f"Covered by {', '.join(threats)}.")
    return " ".join(said)


def _rolls_needed(look: Deployment, unit: int) -> dict[int, int]:
    """The best roll against each enemy the unit could hit now, from where and as it stands."""
    side, best = look.state.counters[unit].side, dict[int, int]()
    fires = [odds(look, shot_of(look, fire)) for fire in shots(look, unit, FREE_HAND)]
    fights = [
        odds(look, assault_shot(look, assault), [assault.target])
        for assault in assaults(look, unit, FREE_HAND)
    ]
    for each in [each for found in (*fires, *fights) for each in found]:
        if look.state.counters[each.target].side != side and chance_of(each.needed):
            best[each.target] = min(each.needed, best.get(each.target, FREE_HAND))
    return best


def on_the_map(look: Deployment) -> list[str]:
    """Control markers, fortifications, smoke."""
    setting, field = look.setting, look.field
    lines = [
        f"Control of {field.name(m.cell)}: {setting.nation(m.side).capitalize()}."
        for m in look.state.markers
    ]
    for work in look.state.works:
        facing = (
            f" facing {facing_name(work.facing)}" if setting.works[work.kind].has_facing else ""
        )
        hidden = " (hidden)" if work.hidden else ""
        lines.append(
            f"{setting.works[work.kind].title}{facing} at {field.name(work.cell)}{hidden}."
        )
    smoke = [
        f"{'heavy' if s.density > 1 else 'light'} at {field.name(s.cell)}" for s in look.state.smoke
    ]
    if smoke:
        lines.append(f"Smoke: {', '.join(smoke)}.")
    for barrage in look.state.barrages:
        lines.append(f"Artillery on {field.name(barrage.cell)} in round {barrage.due}.")
    return lines
