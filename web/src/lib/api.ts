/** HTTP, with every refusal as one sentence. */

import type {
  Analysis,
  Block,
  Exercise,
  Game,
  Hints,
  Judgement,
  Language,
  LogLine,
  Moment,
  Notices,
  Person,
  Plan,
  Problem,
  Profile,
  Program,
  Rating,
  Scope,
  Session as OneSession,
  Setup,
  Statistics,
  Summary,
  TableNotices,
  Vacation,
} from './protocol';

const ROOT = '/api/v1';

/** The server said no, or could not be reached (`code` is then `offline`). */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

const OFFLINE: Problem = {
  code: 'offline',
  message: 'The server cannot be reached.',
  phrase: { message: 'app-offline', args: {} },
  rule: null,
};

const BROKEN: Problem = { ...OFFLINE, code: 'server-error', phrase: { message: 'app-broken', args: {} } };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: {} };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, init);
  } catch {
    throw new Refused(OFFLINE, 0);
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => null)) as { error?: Problem } | null;
    throw new Refused(said?.error?.phrase ? said.error : BROKEN, answer.status);
  }
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const get = <T>(path: string) => json<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => json<T>('POST', path, body);
const text = async (path: string) => (await ask('GET', path)).text();

type Session = { person: Person | null; language: Language | null };
type Analysing = { done: number; of: number; analysis: Analysis | null };
export type Circle = Record<'friends' | 'asked' | 'asking' | 'blocked', Person[]>;
type Programs = { programs: Program[]; token: string | null };
export interface Filter {
  game?: string;
  players?: string;
  rated?: string;
  opponent?: string;
  result?: string;
}
type Seated = { table: Summary; seat: number };

export const api = {
  session: () => get<Session>('/session'),
  guest: (name: string) => post<Session>('/session/guest', { name }),
  register: (name: string, password: string, email: string | null) =>
    post<Session>('/session/register', { name, password, email }),
  login: (name: string, password: string) => post<Session>('/session/login', { name, password }),
  speak: (language: Language) => json<Session>('PUT', '/session/language', { language }),
  logout: () => post<Session>('/session/logout'),
  revoke: () => post<Session>('/session/revoke'),
  changePassword: (old: string, now: string) => json<Session>('PUT', '/session/password', { old, new: now }),
  forgot: (name: string) => post<{ done: true }>('/session/forgot', { name }),
  reset: (token: string, password: string) => post<Session>('/session/reset', { token, password }),
  beforeDeparture: () => get<{ finished: number; running: Summary[]; waiting: Summary[] }>('/session/departure'),
  depart: (password: string | null) => post<Session>('/session/departure', { password }),
  sessions: () => get<{ sessions: OneSession[] }>('/session/all'),
  sharing: () => get<{ shares: boolean }>('/session/sharing'),
  share: (shares: boolean) => json<{ shares: boolean }>('PUT', '/session/sharing', { shares }),
  endSession: (id: string) => json<{ sessions: OneSession[] }>('DELETE', `/session/all/${id}`),

  games: () => get<{ games: Game[] }>('/games'),
  texts: (lang: Language, game?: string) => text(game ? `/texts/${game}/${lang}` : `/texts/${lang}`),
  /** The rules, and the language they came in. */
  rules: async (game: string, lang: Language) => {
    const answer = await ask('GET', `/rules/${game}?lang=${lang}`);
    return { text: await answer.text(), lang: answer.headers.get('Content-Language') ?? 'en' };
  },

  tables: (
    which: 'open' | 'mine' | 'invited' | 'finished',
    more: { everyone?: boolean; before?: string } & Filter = {},
  ) => {
    const query = new URLSearchParams({ which });
    for (const [name, value] of Object.entries(more)) if (value) query.set(name, String(value));
    return get<{ tables: Summary[]; next: string | null; by: Record<string, string> }>(`/tables?${query}`);
  },
  invite: (id: string, name: string) => post<{ invited: string[] }>(`/tables/${id}/invite`, { name }),
  decline: (id: string) => json<unknown>('DELETE', `/tables/${id}/invite`),
  create: (setup: Setup) => post<{ table: Summary; invitation: string }>('/tables', setup),
  lesson: (game: string) => post<{ table: Summary }>('/tables', { game, lesson: true }),
  table: (id: string) => get<{ table: Summary; invitation: string | null; invited: string[] }>(`/tables/${id}`),
  figures: (id: string) => get<{ figures: object }>(`/tables/${id}/figures`),
  outline: (id: string, seat: number | null, lang: Language, names: string[]) => {
    const query = new URLSearchParams({ lang });
    if (seat !== null) query.set('seat', String(seat));
    for (const name of names) query.append('name', name);
    return get<{ version: number; outline: Block | null }>(`/tables/${id}/outline?${query}`);
  },
  invited: (invitation: string) => get<{ table: Summary }>(`/join/${invitation}`),
  accept: (invitation: string, seat: number | null) => post<Seated>('/join', { invitation, seat, name: null }),
  join: (id: string, seat: number | null) => post<Seated>(`/tables/${id}/join`, { seat }),
  leave: (id: string, seat: number) => post<{ table: Summary }>(`/tables/${id}/leave`, { seat }),
  start: (id: string) => post<{ table: Summary }>(`/tables/${id}/start`),
  rematch: (id: string) => post<{ table: Summary }>(`/tables/${id}/rematch`),
  derive: (id: string, wish: { purpose: Summary['purpose']; seat: number; at?: number | null; bot?: string | null }) =>
    post<{ table: Summary }>(`/tables/${id}/derive`, wish),
  hints: (id: string, seat: number) => post<Hints>(`/tables/${id}/hints`, { seat }),
  plan: (id: string, seat: number) => get<Plan>(`/tables/${id}/plan?seat=${seat}`),
  addLine: (id: string, board: string) => post<Plan>(`/tables/${id}/plan`, { board }),
  dropPlan: (id: string, seat: number) => json<Plan>('DELETE', `/tables/${id}/plan?seat=${seat}`),
  judge: (id: string) => post<Judgement>(`/tables/${id}/judgement`),
  exercises: () => get<{ exercises: Exercise[] }>('/exercises'),
  vacation: () => get<Vacation>('/vacation'),
  takeVacation: (days: number) => json<Vacation>('PUT', '/vacation', { days }),
  automatic: () => get<{ automatic: boolean }>('/automatic'),
  setAutomatic: (automatic: boolean) => json<{ automatic: boolean }>('PUT', '/automatic', { automatic }),
  remove: (id: string) => json<unknown>('DELETE', `/tables/${id}`),

  /** All of a finished game; of a running one what the seat knows. */
  story: (id: string, seat: number | null = null) =>
    get<{ lines: LogLine[] }>(`/tables/${id}/story${seat === null ? '' : `?seat=${seat}`}`),
  moment: (id: string, index: number, seat: number | null) =>
    get<Moment>(`/tables/${id}/moments/${index}${seat === null ? '' : `?seat=${seat}`}`),
  analysis: (id: string) => get<Analysing>(`/tables/${id}/analysis`),
  analyse: (id: string) => post<Analysing>(`/tables/${id}/analysis`),
  replayAddress: (id: string) => `${ROOT}/tables/${id}/replay`,
  importReplay: async (file: Blob) => {
    let answer: Response;
    try {
      answer = await fetch(`${ROOT}/replays`, {
        method: 'POST',
        body: file,
        headers: { 'Content-Type': 'text/plain' },
      });
    } catch {
      throw new Refused(OFFLINE, 0);
    }
    const said = (await answer.json().catch(() => ({}))) as { table?: Summary; error?: Problem };
    if (!said.table) throw new Refused(said.error ?? BROKEN, answer.status);
    return said.table;
  },

  ratings: (game: string, players: number, who: 'people' | 'programs') =>
    get<{ ratings: Rating[] }>(`/ratings?${new URLSearchParams({ game, players: String(players), who })}`),
  person: (id: string) => get<Profile>(`/people/${id}`),
  find: (name: string) => get<{ person: Person }>(`/people?${new URLSearchParams({ name })}`),
  statistics: (game: string, players: string) =>
    get<Statistics>(
      `/statistics?${new URLSearchParams(Object.entries({ game, players }).filter(([, value]) => value))}`,
    ),

  friends: () => get<Circle>('/friends'),
  befriend: (id: string) => json<Circle>('PUT', `/people/${id}/friend`),
  part: (id: string) => json<Circle>('DELETE', `/people/${id}/friend`),
  block: (id: string) => json<Circle>('PUT', `/people/${id}/block`),
  unblock: (id: string) => json<Circle>('DELETE', `/people/${id}/block`),

  programs: () => get<Programs>('/programs'),
  newProgram: (name: string) => post<Programs>('/programs', { name }),
  removeProgram: (id: string) => json<Programs>('DELETE', `/programs/${id}`),
  newToken: (id: string, label: string, scopes: Scope[]) => post<Programs>(`/programs/${id}/tokens`, { label, scopes }),
  revokeToken: (id: string, token: string) => json<Programs>('DELETE', `/programs/${id}/tokens/${token}`),

  notices: () => get<Notices>('/notices'),
  setEmail: (email: string | null, password: string | null = null) =>
    json<Notices>('PUT', '/notices', { email, password }),
  exportAddress: `${ROOT}/session/export`,
  agreeToChange: (token: string) => post<{ confirmed: boolean }>('/notices/change', { token }),
  confirm: (token: string) => post<{ confirmed: boolean }>('/notices/confirm', { token }),
  subscribe: (subscription: PushSubscriptionJSON) =>
    post<Notices>('/notices/push', { endpoint: subscription.endpoint, keys: subscription.keys }),
  unsubscribe: () => json<Notices>('DELETE', '/notices/push'),
  tableNotices: (id: string) => get<TableNotices>(`/tables/${id}/notices`),
  setTableNotices: (id: string, notices: TableNotices) => json<TableNotices>('PUT', `/tables/${id}/notices`, notices),
};
