"""Farms, monasteries, castles and palaces."""

import pytest

from comptoir.games.la_loire.building import ChooseSite
from comptoir.games.la_loire.components import (
    BANK,
    CASTLE,
    DUCAL_PALACE,
    FARM,
    MONASTERY,
    N_PALACES,
    NONE,
    PALATIUM,
    POST_OFFICE,
    WOOD,
    place,
)
from comptoir.games.la_loire.state import works
from comptoir.games.la_loire.turn import begin_turn
from comptoir.testing import rule


@pytest.fixture
def rich(table):
    """A merchant in Nantes with five wood and twenty denier."""
    table.player().goods[WOOD] = 5
    return table.put(0, "nantes")


def paid(table):
    return 20 - table.player().denier, 5 - table.player().goods[WOOD]


@rule("B1", "B2", "A22")
def test_farm(rich):
    """4 denier and 1 wood, in a village without building, also where the circus is; the wood goes back."""
    rich.act(0).answer("Build(building=farm, swapped=0)", "Site(place=usse)")
    assert paid(rich) == (4, 1)
    assert (rich.s.building[place("usse")], rich.s.owner[place("usse")]) == (FARM, 0)
    assert rich.player().farms == 4
    assert rich.s.goods[WOOD] == 13
    assert rich.over


@rule("B1")
def test_too_little(rich):
    """Both denier and wood must be there."""
    rich.player().denier = 3
    assert rich.act(0).why_not("Build(building=farm, swapped=0)").message == "too-dear"
    rich.player().denier = 9
    rich.player().goods[WOOD] = 0
    assert rich.act(0).why_not("Build(building=farm, swapped=0)").message == "too-little-wood"


@rule("B2", "A21")
def test_farm_pieces_and_free_villages(rich):
    """A village with a building is taken; five farms are all there are."""
    rich.build("tours", FARM, seat=1).ask(ChooseSite(0, FARM, False))
    assert "Site(place=tours)" not in rich.candidates()
    assert "Site(place=nantes)" not in rich.candidates()
    rich.player().farms = 0
    assert rich.act(0).why_not("Build(building=farm, swapped=0)").rule == "B2"


@rule("B3")
def test_monastery(rich):
    """4 denier and 2 wood; it takes the place of an own farm, which comes back."""
    rich.build("tours", FARM).build("blois", FARM, seat=1)
    rich.player().farms = 4
    rich.act(0).answer("Build(building=monastery, swapped=0)")
    assert rich.candidates() == ["Site(place=tours)"]
    rich.answer("Site(place=tours)")
    assert paid(rich) == (4, 2)
    assert rich.s.building[place("tours")] == MONASTERY
    assert (rich.player().farms, rich.player().monasteries) == (5, 2)


@rule("B3", "B4")
def test_a_farm_is_needed(rich):
    """Without an own farm there is neither monastery nor castle; a castle cannot become a monastery."""
    rich.build("tours", FARM, seat=1).build("blois", CASTLE)
    assert rich.act(0).why_not("Build(building=monastery, swapped=0)").message == "no-farm-to-replace"
    assert rich.why_not("Build(building=castle, swapped=0)").message == "no-farm-for-castle"
    rich.build("talcy", FARM)
    rich.player().monasteries = 0
    assert rich.act(0).why_not("Build(building=monastery, swapped=0)").message == "no-monastery-piece"


@rule("B4")
def test_castle(rich):
    """6 denier and 1 wood: a tower beside an own farm; there are four towers."""
    rich.build("tours", FARM).act(0).answer("Build(building=castle, swapped=0)", "Site(place=tours)")
    assert paid(rich) == (6, 1)
    assert (rich.s.building[place("tours")], rich.s.towers) == (CASTLE, 3)
    rich.s.towers = 0
    rich.build("blois", FARM)
    assert rich.act(0).why_not("Build(building=castle, swapped=0)").message == "no-tower"


@rule("B5")
def test_balance_of_the_banks(rich):
    """A monastery in the north and nothing in the south: the next farm must go south, the one after that is free."""
    rich.build("tours", MONASTERY).ask(ChooseSite(0, FARM, False))
    assert rich.why_not("Site(place=blois)").rule == "B5"
    rich.answer("Site(place=saumur)")
    rich.ask(ChooseSite(0, FARM, False))
    assert rich.why_not("Site(place=blois)") is None
    assert rich.why_not("Site(place=chinon)") is None


@rule("A20")
def test_what_counts_for_the_balance(rich):
    """Castles and monasteries count as farms do; palaces and the buildings of others do not."""
    rich.player().palaces = 0b11
    rich.build("tours", CASTLE).build("saumur", FARM).build("blois", FARM, seat=1).build("talcy", FARM, seat=1)
    rich.ask(ChooseSite(0, FARM, False))
    assert rich.why_not("Site(place=vendome)") is None


@rule("A20")
def test_no_village_left(rich):
    """If only villages on the wrong bank are free, no farm can be built."""
    rich.build("tours", FARM)
    for village in range(11, 20):
        rich.s.building[village], rich.s.owner[village] = FARM, 1
    assert rich.act(0).why_not("Build(building=farm, swapped=0)").rule == "A20"
    rich.give("mensor")
    assert rich.act(0).why_not("Build(building=farm, swapped=0)") is None


@rule("P14")
def test_mensor(rich):
    """With the Mensor all farms may stand on one bank."""
    rich.build("tours", FARM).build("blois", FARM).give("mensor").ask(ChooseSite(0, FARM, False))
    assert rich.why_not("Site(place=vendome)") is None


@rule("B6")
def test_palace(rich):
    """4 denier for a palace of the city the merchant is in, once for each player; two points."""
    rich.act(0).answer("BuildPalace(palace=post_office)")
    assert paid(rich) == (4, 0)
    assert rich.player().palaces == 1 << POST_OFFICE
    assert rich.now.ledger(0)["palaces"] == 2
    assert rich.act(0).why_not("BuildPalace(palace=post_office)").rule == "B6"
    rich.act(0, "orleans").answer("BuildPalace(palace=post_office)")
    assert rich.player().palaces == 1 << POST_OFFICE | 1 << (N_PALACES + POST_OFFICE)


@rule("B6", "A29")
def test_palaces_work_from_the_next_turn(rich):
    """A palace is at work when its owner's next turn begins."""
    rich.act(0).answer("BuildPalace(palace=palatium_balivi)")
    assert not works(rich.s, 0, place("nantes"), PALATIUM)
    begin_turn(rich.s, 0)
    assert works(rich.s, 0, place("nantes"), PALATIUM)


@rule("D20")
def test_two_copies(rich):
    """When both copies are taken, the palace cannot be built."""
    rich.s.palaces[BANK] = 0
    assert rich.act(0).why_not("BuildPalace(palace=bank)").rule == "D20"


@rule("P19")
def test_magister(rich):
    """Every base building and palace costs a denier less."""
    rich.give("magister_artium").build("tours", FARM).act(0)
    rich.answer("Build(building=castle, swapped=0)", "Site(place=tours)")
    assert paid(rich) == (5, 1)
    rich.act(0).answer("BuildPalace(palace=bank)")
    assert paid(rich) == (8, 1)


@rule("P20", "A13")
def test_economus(rich):
    """A second building for a denier more, a palace beside a farm; then it is enough."""
    rich.give("economus").act(0).answer("BuildPalace(palace=bank)")
    assert rich.why_not("BuildPalace(palace=bank)").rule == "B6"
    rich.answer("Build(building=farm, swapped=0)", "Site(place=tours)")
    assert paid(rich) == (4 + 5, 1)
    assert rich.over


@rule("A13")
def test_two_palaces_or_two_farms(rich):
    """Two different palaces will do, and two farms that keep the balance after each."""
    rich.give("economus").act(0).answer("BuildPalace(palace=bank)", "BuildPalace(palace=ducal_palace)")
    assert rich.player().palaces == 1 << BANK | 1 << DUCAL_PALACE
    rich.player().denier = 20
    rich.act(0).answer("Build(building=farm, swapped=0)", "Site(place=tours)", "Build(building=farm, swapped=0)")
    assert rich.why_not("Site(place=blois)").rule == "B5"
    rich.answer("Site(place=saumur)")
    assert paid(rich) == (9, 2)


@rule("P20")
def test_the_second_may_be_left_out(rich):
    """Nobody has to build twice."""
    rich.give("economus").act(0).answer("BuildPalace(palace=bank)", "Enough")
    assert rich.over


@rule("D10", "A13")
def test_no_upgrade_in_the_same_turn(rich):
    """The farm just built cannot become a castle; an older one can."""
    rich.give("economus").act(0).answer("Build(building=farm, swapped=0)", "Site(place=tours)")
    assert rich.why_not("Build(building=castle, swapped=0)").rule == "D10"
    begin_turn(rich.s, 0)
    assert rich.act(0).why_not("Build(building=castle, swapped=0)") is None


@rule("A12")
def test_magister_and_economus(rich):
    """The first building costs one less, the second what is printed."""
    rich.give("economus", "magister_artium").act(0)
    rich.answer("BuildPalace(palace=bank)", "BuildPalace(palace=post_office)")
    assert paid(rich) == (3 + 4, 0)


@rule("A12", "P21")
def test_magister_and_patronus(rich):
    """A farm costs 5 denier without wood."""
    rich.give("patronus", "magister_artium").act(0).answer("Build(building=farm, swapped=1)", "Site(place=tours)")
    assert paid(rich) == (5, 0)


@rule("P21")
@pytest.mark.parametrize(("building", "denier", "wood"), [("farm", 6, 0), ("castle", 8, 0), ("monastery", 6, 1)])
def test_patronus(rich, building, denier, wood):
    """One wood of each building may be 2 denier."""
    rich.give("patronus").build("tours", FARM).act(0)
    assert f"Build(building={building}, swapped=0)" in rich.legal()
    assert "Build(building=monastery, swapped=2)" not in rich.candidates()
    site = "saumur" if building == "farm" else "tours"
    rich.answer(f"Build(building={building}, swapped=1)", f"Site(place={site})")
    assert paid(rich) == (denier, wood)


@rule("P21")
def test_patronus_with_economus(rich):
    """He helps with each of two buildings."""
    rich.player().denier = 13
    rich.give("patronus", "economus").act(0).answer("Build(building=farm, swapped=1)", "Site(place=tours)")
    rich.answer("Build(building=farm, swapped=1)", "Site(place=saumur)")
    assert (rich.player().denier, rich.player().goods[WOOD]) == (0, 5)


@rule("P21")
def test_without_patronus(rich):
    """Without him wood is wood."""
    assert "Build(building=farm, swapped=1)" not in rich.act(0).candidates()


@rule("D08")
def test_french_patronus(make):
    """In French all wood of a building may be paid: a monastery for 8 denier."""
    table = make(edition="french")
    table.give("patronus").build("tours", FARM).act(0, "nantes")
    table.answer("Build(building=monastery, swapped=2)", "Site(place=tours)")
    assert table.player().denier == 12


@rule("B1")
def test_building_is_done_in_cities(table):
    """In a village nothing can be built."""
    table.player().goods[WOOD] = 5
    assert not [move for move in table.act(0, "tours").candidates() if move.startswith("Build")]
    assert table.s.building[place("tours")] == NONE
