"""The figures printed on what is in the box, each with how well it is known.

This is the only place where they stand. Whoever owns the box can correct any of them
with a file (``data.py``); the names there are the names here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, SOURCES
from comptoir.core.record import Record

# --- The board ------------------------------------------------------------------------------

ORDER_KNOWN: Final = RECONSTRUCTED  # from the lists of start horses and the map of France
INVENTED: Final = "invented: the nearest real town in a gap of the loop"  # of a name that no rulebook gives
# fmt: off
VILLAGES: Final = (
    # clockwise from Nantes; after Meung comes Orléans
    #             name           known          makes     known
    ("ancenis",    "Ancenis",     RECONSTRUCTED, "grain",  RECONSTRUCTED),
    ("angers",     "Angers",      RULEBOOK,      "wine",   RECONSTRUCTED),
    ("langeais",   "Langeais",    RULEBOOK,      "wood",   RECONSTRUCTED),
    ("tours",      "Tours",       RULEBOOK,      "cheese", RECONSTRUCTED),
    ("vendome",    "Vendôme",     RULEBOOK,      "grain",  RECONSTRUCTED),
    ("blois",      "Blois",       RULEBOOK,      "wood",   RECONSTRUCTED),
    ("talcy",      "Talcy",       RULEBOOK,      "grain",  RECONSTRUCTED),
    ("beaugency",  "Beaugency",   RULEBOOK,      "cheese", RECONSTRUCTED),
    ("meung",      "Meung",       RECONSTRUCTED, "wine",   RECONSTRUCTED),
    ("chambord",   "Chambord",    RECONSTRUCTED, "wood",   RECONSTRUCTED),
    ("cheverny",   "Cheverny",    RULEBOOK,      "cheese", RECONSTRUCTED),
    ("amboise",    "Amboise",     RULEBOOK,      "wine",   RECONSTRUCTED),
    ("villandry",  "Villandry",   RULEBOOK,      "grain",  RECONSTRUCTED),
    ("usse",       "Ussé",        RULEBOOK,      "wood",   RECONSTRUCTED),
    ("chinon",     "Chinon",      RULEBOOK,      "wine",   RECONSTRUCTED),
    ("montsoreau", "Montsoreau",  RULEBOOK,      "grain",  RECONSTRUCTED),
    ("saumur",     "Saumur",      RULEBOOK,      "cheese", RULEBOOK),
    ("brissac",    "Brissac",     RECONSTRUCTED, "wood",   RECONSTRUCTED),
)

# --- Market -----------------------------------------------------------------------------------

SHIELDS: Final = (
    #          villages  known
    ("red",    4,        ONE_SOURCE),
    ("yellow", 3,        RECONSTRUCTED),
    ("blue",   3,        RECONSTRUCTED),
    ("green",  3,        RECONSTRUCTED),
    ("white",  2,        RECONSTRUCTED),
    ("purple", 2,        RECONSTRUCTED),
    ("black",  1,        RECONSTRUCTED),
)

PRICES: Final = (
    # from left to right
    ("first",   1, RULEBOOK),
    ("second",  1, RECONSTRUCTED),
    ("third",   2, RECONSTRUCTED),
    ("fourth",  2, RULEBOOK),
    ("fifth",   3, RECONSTRUCTED),
    ("sixth",   3, RECONSTRUCTED),
    ("seventh", 4, RULEBOOK),
)

GOODS: Final = (
    #          value  known          cards  known
    ("wood",   2,     RULEBOOK,      12,    RECONSTRUCTED),
    ("grain",  4,     RECONSTRUCTED, 8,     RECONSTRUCTED),
    ("cheese", 5,     RULEBOOK,      8,     RECONSTRUCTED),
    ("wine",   6,     RECONSTRUCTED, 6,     RECONSTRUCTED),
    ("beer",   8,     RECONSTRUCTED, 6,     RECONSTRUCTED),
)

# --- Buildings ----------------------------------------------------------------------------------

BASE_BUILDINGS: Final = (
    #             denier  wood  known
    ("farm",      4,      1,    RULEBOOK),
    ("monastery", 4,      2,    RULEBOOK),
    ("castle",    6,      1,    RULEBOOK),
)

PIECES: Final = (
    #               how many  known
    ("farms",       5,        RECONSTRUCTED),  # of each colour
    ("monasteries", 3,        RECONSTRUCTED),  # of each colour
    ("towers",      4,        RULEBOOK),
)

PALACES: Final = (
    #                   denier  points  known
    ("bank",            4,      2,      RULEBOOK),
    ("ducal_palace",    4,      2,      RULEBOOK),
    ("palatium_balivi", 4,      2,      RULEBOOK),
    ("post_office",     4,      2,      RULEBOOK),
)

# --- Persons ------------------------------------------------------------------------------------

PERSONS: Final = (
    #                   colour    known          denier  known          points  known
    ("wood_trader",     "yellow", RECONSTRUCTED, 1,      ONE_SOURCE,    0,      RECONSTRUCTED),
    ("grain_trader",    "yellow", RECONSTRUCTED, 1,      ONE_SOURCE,    0,      RECONSTRUCTED),
    ("cheese_trader",   "yellow", RECONSTRUCTED, 1,      ONE_SOURCE,    0,      RECONSTRUCTED),
    ("wine_trader",     "yellow", RECONSTRUCTED, 1,      ONE_SOURCE,    0,      RECONSTRUCTED),
    ("grain_farmer",    "yellow", RECONSTRUCTED, 1,      ONE_SOURCE,    0,      RECONSTRUCTED),
    ("dairyman",        "yellow", RECONSTRUCTED, 1,      ONE_SOURCE,    0,      RECONSTRUCTED),
    ("woodcutter",      "yellow", RECONSTRUCTED, 1,      ONE_SOURCE,    0,      RECONSTRUCTED),
    ("banker",          "orange", RECONSTRUCTED, 3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("lady_in_waiting", "orange", RECONSTRUCTED, 2,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("witch",           "orange", RECONSTRUCTED, 3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("magister_artium", "purple", RECONSTRUCTED, 3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("economus",        "purple", RECONSTRUCTED, 3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("patronus",        "purple", RECONSTRUCTED, 2,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("mensor",          "purple", RECONSTRUCTED, 2,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("squire",          "green",  RECONSTRUCTED, 2,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("scout",           "green",  RECONSTRUCTED, 3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("blacksmith",      "green",  RECONSTRUCTED, 2,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("jester",          "green",  RECONSTRUCTED, 3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("town_guard",      "green",  RECONSTRUCTED, 4,      RECONSTRUCTED, 2,      RECONSTRUCTED),
    ("mayor",           "red",    RECONSTRUCTED, 4,      RECONSTRUCTED, 2,      RECONSTRUCTED),
    ("vassal",          "red",    RECONSTRUCTED, 3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("spy",             "red",    RECONSTRUCTED, 3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("apprentice",      "red",    RULEBOOK,      3,      RECONSTRUCTED, 1,      RECONSTRUCTED),
    ("assistant",       "red",    RULEBOOK,      4,      RECONSTRUCTED, 2,      RECONSTRUCTED),
    ("general",         "blue",   RULEBOOK,      5,      RECONSTRUCTED, 0,      RECONSTRUCTED),
    ("lover",           "blue",   RULEBOOK,      5,      RECONSTRUCTED, 0,      RECONSTRUCTED),
    ("philosopher",     "blue",   RULEBOOK,      5,      RECONSTRUCTED, 0,      RECONSTRUCTED),
    ("provost",         "blue",   RULEBOOK,      5,      RECONSTRUCTED, 0,      RECONSTRUCTED),
    ("judge",           "blue",   RULEBOOK,      5,      RECONSTRUCTED, 0,      RECONSTRUCTED),
)

# --- Messages -----------------------------------------------------------------------------------

LEVELS: Final = (
    #           denier  known     points  known
    ("level_1", 1,      RULEBOOK, 2,      RECONSTRUCTED),
    ("level_2", 2,      RULEBOOK, 4,      RECONSTRUCTED),
    ("level_3", 3,      RULEBOOK, 6,      RECONSTRUCTED),
    ("level_4", 4,      RULEBOOK, 5,      RECONSTRUCTED),
)

MESSAGES_KNOWN: Final = RECONSTRUCTED
MESSAGES: Final = (
    # card    to                             symbol
    ("m1_01", ("ancenis",),                  "provost"),
    ("m1_02", ("angers",),                   "philosopher"),
    ("m1_03", ("langeais",),                 "judge"),
    ("m1_04", ("tours",),                    "philosopher"),
    ("m1_05", ("vendome",),                  "lover"),
    ("m1_06", ("blois",),                    "general"),
    ("m1_07", ("talcy",),                    "general"),
    ("m1_08", ("beaugency",),                "lover"),
    ("m1_09", ("meung",),                    "judge"),
    ("m1_10", ("chambord",),                 "lover"),
    ("m1_11", ("cheverny",),                 "provost"),
    ("m1_12", ("amboise",),                  "philosopher"),
    ("m1_13", ("villandry",),                "general"),
    ("m1_14", ("usse",),                     "lover"),
    ("m1_15", ("chinon",),                   "philosopher"),
    ("m1_16", ("montsoreau",),               "general"),
    ("m1_17", ("saumur",),                   "provost"),
    ("m1_18", ("brissac",),                  "judge"),
    ("m2_01", ("red", "yellow"),             "provost"),
    ("m2_02", ("red", "blue"),               "lover"),
    ("m2_03", ("red", "green"),              "general"),
    ("m2_04", ("red", "white"),              "philosopher"),
    ("m2_05", ("red", "purple"),             "judge"),
    ("m2_06", ("red", "black"),              "judge"),
    ("m2_07", ("yellow", "blue"),            "lover"),
    ("m2_08", ("yellow", "green"),           "judge"),
    ("m2_09", ("yellow", "white"),           "judge"),
    ("m2_10", ("yellow", "purple"),          "philosopher"),
    ("m2_11", ("yellow", "black"),           "general"),
    ("m2_12", ("blue", "green"),             "philosopher"),
    ("m2_13", ("blue", "white"),             "provost"),
    ("m2_14", ("blue", "purple"),            "judge"),
    ("m2_15", ("blue", "black"),             "provost"),
    ("m2_16", ("green", "white"),            "lover"),
    ("m2_17", ("green", "purple"),           "provost"),
    ("m2_18", ("green", "black"),            "general"),
    ("m2_19", ("white", "purple"),           "general"),
    ("m2_20", ("white", "black"),            "philosopher"),
    ("m2_21", ("purple", "black"),           "lover"),
    ("m3_01", ("red", "yellow", "blue"),     "judge"),
    ("m3_02", ("red", "yellow", "white"),    "lover"),
    ("m3_03", ("red", "blue", "black"),      "general"),
    ("m3_04", ("red", "green", "white"),     "provost"),
    ("m3_05", ("red", "green", "purple"),    "general"),
    ("m3_06", ("red", "purple", "black"),    "philosopher"),
    ("m3_07", ("yellow", "blue", "purple"),  "philosopher"),
    ("m3_08", ("yellow", "green", "purple"), "lover"),
    ("m3_09", ("yellow", "green", "black"),  "provost"),
    ("m3_10", ("yellow", "white", "black"),  "general"),
    ("m3_11", ("blue", "green", "white"),    "philosopher"),
    ("m3_12", ("blue", "green", "black"),    "lover"),
    ("m3_13", ("blue", "white", "purple"),   "provost"),
    ("m3_14", ("white", "purple", "black"),  "judge"),
    ("m4_01", ("nantes",),                   "general"),
    ("m4_02", ("nantes",),                   "lover"),
    ("m4_03", ("nantes",),                   "philosopher"),
    ("m4_04", ("nantes",),                   "provost"),
    ("m4_05", ("nantes",),                   "judge"),
    ("m4_06", ("nantes",),                   "provost"),
    ("m4_07", ("orleans",),                  "general"),
    ("m4_08", ("orleans",),                  "lover"),
    ("m4_09", ("orleans",),                  "philosopher"),
    ("m4_10", ("orleans",),                  "provost"),
    ("m4_11", ("orleans",),                  "judge"),
    ("m4_12", ("orleans",),                  "judge"),
)
# fmt: on

# --- What the rulebooks say and no card shows -------------------------------------------------------

# Villages with a free horse at the start, by the number of players.
HORSES_FOR_FEW: Final = ("montsoreau", "usse", "amboise", "langeais", "vendome", "talcy")
HORSES_FOR_MANY: Final = ("saumur", "chinon", "villandry", "cheverny", "angers", "tours", "blois", "beaugency")
START_CIRCUS: Final = "usse"
KINDS_OF_SHIELD_KNOWN: Final = SOURCES
PALACE_COPIES: Final = 2

BOAT_TARGETS_GERMAN: Final[list[i64]] = [0, 20, 20, 17, 15]  # by players
BOAT_TARGETS_FRENCH: Final[list[i64]] = [0, 20, 20, 15, 10]
MESSAGE_TARGETS: Final[list[i64]] = [0, 15, 12, 10, 8]


class Box(Record):
    """The figures as the rules use them: lists of numbers, never changed."""

    named: list[str]  # by place: a name that the owner has corrected
    clockwise: vec[i64]  # the place after each place
    counterclockwise: vec[i64]
    bank: vec[i64]  # NORTH or SOUTH; NONE for a city
    good: vec[i64]  # what a village makes; NONE for a city
    shields: vec[i64]  # villages of each shield
    prices: vec[i64]  # of the seven places of the market
    value: vec[i64]  # what a goods card sells for
    cards: vec[i64]  # goods cards of each sort
    denier: vec[i64]  # what base buildings cost
    wood: vec[i64]
    farms: i64 = 0
    monasteries: i64 = 0
    towers: i64 = 0
    palace_denier: vec[i64]
    palace_points: vec[i64]
    colour: vec[i64]  # of a person
    person_denier: vec[i64]
    person_points: vec[i64]
    message_denier: vec[i64]  # by level
    stacks: vec[i64]  # which cards each level has, a bit each
    to: vec[i64]  # by card: the place, or the shields, a bit each
    symbol: vec[i64]  # by card
    message_points: vec[i64]  # by card
