// What is asked over HTTP. A problem is told in the server's own words, which say what would be right.
import type {
  Catalogue,
  GameCard,
  GameStatistics,
  GameWords,
  InTheMaking,
  Me,
  MyTable,
  Opened,
  OpenTable,
  Position,
  Problem,
  Replay,
  Review,
  RuleClause,
  SeatLink,
  SetCard,
  SetCheck,
  TableFacts,
} from "../made/protocol";

const home = new URL(".", location.href);
const base = new URL("api/", home);

/** Nobody answers: no server, or no way to it. */
export class Unanswered extends Error {}

/** The server answers, and says no. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** This server does not know such a thing at all: it is an older one, or what was asked for is gone. */
  get unknown(): boolean {
    return this.status === 404 || this.status === 405 || this.status === 501;
  }
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, base), init);
  } catch {
    throw new Unanswered();
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    throw new Declined(answer.status, problem?.error ?? `${answer.status} ${answer.statusText}`);
  }
  return answer;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetched(path, init);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Unsafe requests carry a header that no foreign page can set. */
const OURS = { "x-sanmon": "1" };
const send = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  ask(
    path,
    body === undefined
      ? { method, headers: OURS }
      : { method, headers: { ...OURS, "content-type": "application/json" }, body: JSON.stringify(body) },
  );

const at = (table: string, rest = ""): string => `tables/${encodeURIComponent(table)}${rest}`;
const of = (game: string, rest: string): string => `games/${encodeURIComponent(game)}/${rest}`;
const asSeat = (seat: number | null): string => `seat=${seat ?? "none"}`;

// -- the games
/** All games; `kept`: nobody answers, and these are what the service worker has kept. */
export async function games(): Promise<{ cards: GameCard[]; kept: boolean }> {
  const answer = await fetched("games");
  return { cards: (await answer.json()) as GameCard[], kept: answer.headers.has("x-kept") };
}
/** The words of a game. With its fingerprint the answer never changes, and the browser keeps it. */
export const words = (game: string, language: string, mark: string): Promise<GameWords> =>
  ask(of(game, `words/${encodeURIComponent(language)}${mark === "" ? "" : `?v=${encodeURIComponent(mark)}`}`));
/** What is needed to draw a game, with a component set or, where none is named, with the usual one. */
export const catalogue = (game: string, set = ""): Promise<Catalogue> =>
  ask(of(game, set === "" ? "catalogue" : `sets/${encodeURIComponent(set)}/catalogue`));
export const rules = (game: string, language: string): Promise<RuleClause[]> =>
  ask(of(game, `rules?lang=${encodeURIComponent(language)}`));
export const sets = (game: string): Promise<SetCard[]> => ask(of(game, "sets"));

/** What can be checked: a zip as it is, or the texts of the files by their names. */
export type SetFiles = { zip: Blob } | { files: Record<string, string> };

const withSet = (path: string, game: string, set: SetFiles): [string, RequestInit] => [
  `${path}?game=${encodeURIComponent(game)}`,
  "zip" in set
    ? { method: "POST", headers: { ...OURS, "content-type": "application/zip" }, body: set.zip }
    : { method: "POST", headers: { ...OURS, "content-type": "application/json" }, body: JSON.stringify(set) },
];
export const checkSet = (game: string, set: SetFiles): Promise<SetCheck> =>
  ask(...withSet("components/check", game, set));
export const storeSet = (game: string, set: SetFiles): Promise<{ name: string }> =>
  ask(...withSet("components", game, set));

// -- who one is
export const me = (): Promise<Me | null> => ask("me");
export const becomeGuest = (name: string): Promise<Me> => send("POST", "me", { name });
export const changeMe = (changes: { name?: string; preferences?: Record<string, unknown> }): Promise<Me> =>
  send("PATCH", "me", changes);
export const signUp = (login: string, password: string, email: string | null): Promise<Me> =>
  send("POST", "account", { login, password, ...(email ? { email } : {}) });
export const logIn = (login: string, password: string): Promise<Me> => send("POST", "login", { login, password });
export const logOut = (): Promise<null> => send("POST", "logout");
export const deleteAccount = (password: string): Promise<null> => send("DELETE", "account", { password });
export const myTables = (): Promise<MyTable[]> => ask("me/tables");
export const statistics = (): Promise<GameStatistics[]> => ask("me/statistics");
export const pushKey = (): Promise<{ key: string }> => ask("push/key");
export const subscribe = (subscription: unknown): Promise<null> => send("POST", "me/push", { subscription });
export const unsubscribe = (endpoint: string): Promise<null> => send("DELETE", "me/push", { endpoint });

// -- tables
export const open = (wish: OpenTable): Promise<Opened> => send("POST", "tables", wish);
export const lobby = (): Promise<TableFacts[]> => ask("tables");
export const facts = (table: string): Promise<TableFacts> => ask(at(table));
export const sit = (table: string, seat: number, name: string, token = ""): Promise<SeatLink> =>
  send("POST", at(table, `/seats/${seat}/sit`), { name, token });
export const stand = (table: string, seat: number): Promise<unknown> => send("POST", at(table, `/seats/${seat}/stand`));
export const start = (table: string): Promise<unknown> => send("POST", at(table, "/start"));
export const newLink = (table: string, seat: number): Promise<SeatLink> =>
  send("POST", at(table, `/seats/${seat}/link`));
export const botTakes = (table: string, seat: number, agent: string): Promise<unknown> =>
  send("POST", at(table, `/seats/${seat}/bot`), { agent });
export const takeBack = (table: string, seat: number): Promise<unknown> =>
  send("POST", at(table, `/seats/${seat}/back`));
export const rematch = (table: string): Promise<Opened> => send("POST", at(table, "/rematch"));

// -- what is left of a game
export const recordUrl = (table: string): string => new URL(at(table, "/record"), base).href;
export const wordsUrl = (table: string, language: string): string =>
  new URL(at(table, `/words?lang=${language}`), base).href;
export const bgStatsUrl = (table: string): string => new URL(at(table, "/bgstats"), base).href;
export const replay = (table: string, seat: number | null): Promise<Replay> =>
  ask(at(table, `/replay?${asSeat(seat)}`));
export const replayed = (table: string, n: number, seat: number | null): Promise<Position> =>
  ask(at(table, `/replay/${n}?${asSeat(seat)}`));
export const bringRecord = (record: Blob): Promise<{ id: string }> =>
  ask("records", { method: "POST", headers: { ...OURS, "content-type": "application/x-ndjson" }, body: record });

/** The review of a seat's game; while a worker still makes it, how far that is. `again`: what failed is tried once more. */
export async function review(table: string, seat: number, again = false): Promise<Review | InTheMaking> {
  const answer = await fetched(at(table, `/review?seat=${seat}${again ? "&again=true" : ""}`));
  return (await answer.json()) as Review | InTheMaking;
}

export function socketUrl(table: string): string {
  const url = new URL(`ws/tables/${encodeURIComponent(table)}`, home);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
