/** Which drawn things show a field of the table, by its name. */

import type { Touched } from '@comptoir/board/touched';
import type { View } from '@comptoir/lib/protocol';
import { FARM, levelOf, type Loire, MONASTERY, type Player, stones } from './view';

const places = (place: number) => [`place:${place}`, `building:${place}`];
const stack = ({ thing }: { thing: number }) => (thing < 0 ? [] : [`stack:${levelOf(thing)}`]);

const table: Touched<Loire>['table'] = {
  ledger: ({ seat }) => [`points:${seat}`],
  at: ({ seat, where, thing, by }) => [`relay:${2 * seat + where}`, ...(by > 0 ? [`place:${thing}`] : [])],
  horses: ({ seat, where }) => [`relay:${2 * seat + where}`],
  free: ({ where }) => [`free:${where}`, `place:${where}`],
  shields: ({ where }) => [`place:${where}`],
  market: (_, s) => s.market.map((shield) => `tile:${shield}`),
  circus: () => ['circus'],
  building: ({ where }) => places(where),
  owner: ({ where }) => places(where),
  towers: () => [],
  goods: ({ thing }) => [`supply:${thing}`],
  persons: ({ thing }) => [`person:${thing}`],
  palaces: ({ thing }) => [`palace:${thing}`],
  stacks: stack,
  under: stack,
  drawn: ({ thing }) => [`offer:${thing}`],
  active: () => [],
  ending: () => [],
};

const own: Touched<Loire, Player>['own'] = {
  denier: ({ seat }) => [`money:${seat}`],
  boat: ({ seat }) => [`boat:${seat}`, `sailed:${seat}`],
  persons: ({ seat, thing }) => [`own:p${seat}:${thing}`],
  palaces: ({ seat, thing }) => [`built:p${seat}:${thing}`],
  farms: ({ seat }) => [`build:p${seat}:${FARM}`],
  monasteries: ({ seat }) => [`build:p${seat}:${MONASTERY}`],
  goods: ({ seat, thing }) => [`good:p${seat}:${thing}`],
  carried: ({ thing }) => [`message:${thing}`],
  stones: ({ seat, where, thing }, player) => [
    `place:${where}`,
    ...stones(player)
      .filter((one) => one.card === thing && one.village === where)
      .map(({ stone }) => `stone:p${seat}:${stone}`),
  ],
  delivered: ({ seat }) => [`posted:${seat}`],
};

export const touched = { table, own, read: (view: View) => view as unknown as Loire };
