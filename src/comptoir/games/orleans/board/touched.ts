/** Which drawn things show a field of the table, by its name. */

import type { Touched } from '@comptoir/board/touched';
import type { View } from '@comptoir/lib/protocol';
import { id } from './aim';
import { FIGURES, GOODS_OF } from './figures';
import type { PlayerView, TableView } from './view';

const table: Touched<TableView>['table'] = {
  ledger: () => [],
  round: () => ['event'],
  starter: () => [],
  event: () => ['event'],
  bank: () => ['bank'],
  technology: () => ['technology-left'],
  tiles: ({ thing }) => [id.tile(thing)],
  hourglasses: ({ thing }) => [`event:${thing}`],
  supply: ({ thing }) => [id.supply(thing)],
  goods_bag: () => [],
  goods: ({ thing }) => [`stock:${thing}`],
  routes: ({ where }) => [
    ...FIGURES.routes[where]!.slice(0, 2).map((town) => id.town(town)),
    ...GOODS_OF[where]!.map((space) => id.routeGood(space)),
  ],
  deeds: ({ where }) => [`deed:${where}`],
  citizens: ({ seat }) => [`citizens:p${seat}`],
  drawn: ({ thing }, { drawn }) => drawn.flatMap((one, i) => (one === thing ? [id.bather(i)] : [])),
  out_characters: () => [],
  out_stations: () => [],
  out_technology: () => [],
  out_tiles: () => [],
  out_goods: () => [],
};

const own: Touched<TableView, PlayerView>['own'] = {
  coins: ({ seat }) => [`coins:p${seat}`],
  merchant: ({ thing, by }) => (by > 0 ? [id.town(thing)] : []),
  development: ({ seat }, { development }) => [id.development(development), `status:p${seat}`],
  stations: ({ seat }) => [id.stations(seat)],
  built: ({ thing }) => [id.town(thing)],
  places: ({ seat, thing }) => [id.place(seat, thing)],
  first_technology: ({ seat }) => [id.technology(seat, true)],
  technology: ({ seat }) => [id.technology(seat, false)],
  tracks: ({ where }, { tracks }) => [`track:${where}:${tracks[where]}`],
  goods: ({ seat, thing }) => [id.goods(seat, thing)],
  market: ({ seat, thing }) => [id.market(seat, thing)],
  spaces: ({ seat, where }) => [id.place(seat, where)],
  bag: ({ seat }) => [id.bag(seat)],
};

export const touched = { table, own, read: (view: View) => view as unknown as TableView };
