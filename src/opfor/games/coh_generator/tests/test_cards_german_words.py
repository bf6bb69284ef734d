"""What the German cards say, so that a sentence is not changed without its story."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.generator_cards.content import content

MARKER = (
    "Control Marker {} hexes from {} edge; {} may guard it with one card's Units within {} hexes."
)
PLACE = "Place the Units of one of your played cards on the map."
CONDITIONS = "Draw 2 Condition Cards; play one for its top and one for its bottom."
SAYS = {
    "01": ("Veteran", 1, PLACE),
    "02": ("Breakthrough", 0, "2 VPs for each Unit that leaves by the enemy's entry edge."),
    "03": ("Secure", 0, MARKER.format("four", "the enemy's", "the enemy", 3)),
    "04": ("Forward Stores", 0, "Draw and place 2 Defense Counters."),
    "05": ("Turn of the Weather", 0, CONDITIONS),
    "06": ("Field Telephones", 0, "Draw one Action Card more each round."),
    "07": ("Silence the Guns", 0, "enemy machine gun, mortar or gun destroyed scores 1 VP more."),
    "08": ("Wider Front", 0, "Add a map."),
    "09": ("Forced March", -1, "your played cards; draw one Action Card more each round."),
    "10": ("Wrong Map Sheet", 1, "Switch a map for one not in use."),
    "11": ("Picket Line", 1, "Draw and place 3 Defense Counters."),
    "12": ("Bridgehead", 1, MARKER.format("three", "the enemy's", "the enemy", 2)),
    "13": ("Low Clouds", 0, CONDITIONS),
    "14": ("Manhunt", 0, "hides a Unit of his choice on the map; destroying it scores 3 VPs more."),
    "15": ("Long Evening", 2, "The firefight lasts one round longer."),
    "16": ("Steel for Steel", 0, "Each enemy vehicle destroyed scores 1 VP more."),
    "17": ("Spearhead", 0, PLACE),
    "18": ("Hedgehog", -1, "You begin with 1 VP for it; whoever takes it scores 1 VP."),
    "19": ("Engineer Park", 0, "Draw and place 4 Defense Counters."),
    "20": ("Corps Artillery", 0, "name a target for one strike; it falls before the next round."),
    "21": ("Race Against Dusk", 2, "The firefight is one round shorter."),
    "22": ("Second Axis", 1, "Add a map."),
    "23": ("Trophies", 0, "Each T-34, KV or T-35 destroyed scores 2 VPs more."),
    "24": ("Orders from Above", 0, CONDITIONS),
    "25": ("Jammed Frequencies", 0, "The enemy loses 2 CAPs."),
}


@pytest.mark.parametrize("card", SAYS)
def test_the_sentence_is_the_one_its_story_was_told_for(card: str) -> None:
    title, caps, sentence = SAYS[card]
    top = content().card("german", card).top
    assert (top.title, top.caps) == (title, caps)
    assert sentence in top.text


def test_markers_to_take_and_to_keep() -> None:
    said = {card: content().card("german", card).top.text for card in ("03", "12", "18")}
    assert said["03"].endswith("Whoever takes it scores 3 VPs.")
    assert said["12"].endswith("Whoever takes it scores 5 VPs.")
    assert MARKER.format("of your own six", "your", "you", 2) in said["18"]
