// The requests to the HTTP API. An error carries a code, by which pages say it, and the server's own message in English.
import type {
  Catalogue,
  GameSummary,
  GameStatistics,
  GameWords,
  ReviewProgress,
  Me,
  MyTable,
  Opened,
  OpenLesson,
  OpenTable,
  Position,
  Question,
  Problem,
  Replay,
  ResetAnswer,
  ResetDone,
  Review,
  Screen,
  Session,
  RuleClause,
  SeatLink,
  SessionInfo,
  Thing,
  SetInfo,
  SetCheck,
  SetSource,
  TableFacts,
  TokenInfo,
} from "../generated/protocol";
import { away } from "./away.svelte";
import { backend } from "./backend";
import { ban } from "./ban.svelte";
import { home } from "./home";

const base = new URL("api/", home);

/** No response: there is no server, or the network is down. */
export class ServerUnreachable extends Error {}

/** The server responded with an error status. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: Problem["code"] = null,
    readonly args: Record<string, string | number> = {},
  ) {
    super(message);
  }

  /** The server does not offer this: it is an older one, or the thing is gone. */
  get unsupported(): boolean {
    return this.status === 404 || this.status === 405 || this.status === 501;
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  const began = performance.now();
  try {
    response = await backend.fetch(path, init);
  } catch {
    away.note(null);
    throw new ServerUnreachable();
  }
  away.note(response.headers.has("x-kept") ? null : performance.now() - began);
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
    if (problem?.code === "banned") ban.set(problem.until ?? null);
    const text = problem?.error ?? `${response.status} ${response.statusText}`;
    throw new HttpError(response.status, text, problem?.code, problem?.args);
  }
  return response;
}

async function requestJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await request(path, init);
  return (response.status === 204 ? null : await response.json()) as T;
}

/** Requests that change something carry this header, which no foreign page can set. */
const CSRF_HEADER = { "x-sanmon": "1" };
const send = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  requestJson(
    path,
    body === undefined
      ? { method, headers: CSRF_HEADER }
      : { method, headers: { ...CSRF_HEADER, "content-type": "application/json" }, body: JSON.stringify(body) },
  );

const tablePath = (table: string, rest = ""): string => `tables/${encodeURIComponent(table)}${rest}`;
const gamePath = (game: string, rest: string): string => `games/${encodeURIComponent(game)}/${rest}`;
const seatQuery = (seat: number | null): string => `seat=${seat ?? "none"}`;

// -- the companion of a box
/** Questions that come up at the table, each answered by clauses of the rules. */
export const questions = (game: string, language: string): Promise<Question[]> =>
  requestJson(gamePath(game, `faq/${encodeURIComponent(language)}`));
/** What one can point at in the referee, with the clauses that are about it. */
export const things = (game: string, language: string): Promise<Thing[]> =>
  requestJson(gamePath(game, `things/${encodeURIComponent(language)}`));
/** What a session shows: what the opponent does, what it has, and the open question. */
export const companion = (session: Session): Promise<Screen> => send("POST", "companion", session);

// -- the games
/** All games. `cached`: the server does not respond, and the list comes from the service worker's cache. */
export async function games(): Promise<{ cards: GameSummary[]; cached: boolean }> {
  const response = await request("games");
  return { cards: (await response.json()) as GameSummary[], cached: response.headers.has("x-kept") };
}
/** The messages of a game. With a fingerprint the response never changes, so the browser caches it. */
export const words = (game: string, language: string, fingerprint: string): Promise<GameWords> =>
  requestJson(
    gamePath(
      game,
      `words/${encodeURIComponent(language)}${fingerprint === "" ? "" : `?v=${encodeURIComponent(fingerprint)}`}`,
    ),
  );
/** The texts of a game's lessons. */
export const lessonWords = (game: string, language: string): Promise<GameWords> =>
  requestJson(gamePath(game, `lessons/${encodeURIComponent(language)}`));
/** What a board needs to draw a game with this component set; without a name, with the default set. */
export const catalogue = (game: string, set = ""): Promise<Catalogue> =>
  requestJson(gamePath(game, set === "" ? "catalogue" : `sets/${encodeURIComponent(set)}/catalogue`));
export const rules = (game: string, language: string): Promise<RuleClause[]> =>
  requestJson(gamePath(game, `rules?lang=${encodeURIComponent(language)}`));
export const sets = (game: string): Promise<SetInfo[]> => requestJson(gamePath(game, "sets"));
/** The files of a component set, and the words that its effects can use. */
export const setSource = (game: string, set: string): Promise<SetSource> =>
  requestJson(gamePath(game, `sets/${encodeURIComponent(set)}/files`));

/** A component set to check: a zip, or the texts of its files by name. */
export type SetFiles = { zip: Blob } | { files: Record<string, string> };

const setUpload = (path: string, game: string, set: SetFiles): [string, RequestInit] => [
  `${path}?game=${encodeURIComponent(game)}`,
  "zip" in set
    ? { method: "POST", headers: { ...CSRF_HEADER, "content-type": "application/zip" }, body: set.zip }
    : { method: "POST", headers: { ...CSRF_HEADER, "content-type": "application/json" }, body: JSON.stringify(set) },
];
export const checkSet = (game: string, set: SetFiles): Promise<SetCheck> =>
  requestJson(...setUpload("components/check", game, set));
export const storeSet = (game: string, set: SetFiles): Promise<{ name: string }> =>
  requestJson(...setUpload("components", game, set));

// -- the person
export const me = (): Promise<Me | null> => requestJson("me");
export const becomeGuest = (name: string): Promise<Me> => send("POST", "me", { name });
export const changeMe = (changes: {
  name?: string;
  email?: string;
  preferences?: Record<string, unknown>;
}): Promise<Me> => send("PATCH", "me", changes);
export const signUp = (login: string, password: string, email: string | null): Promise<Me> =>
  send("POST", "account", { login, password, ...(email ? { email } : {}) });
export const logIn = (login: string, password: string): Promise<Me> => send("POST", "login", { login, password });
export const logOut = (): Promise<null> => send("POST", "logout");
export const deleteAccount = (password: string): Promise<null> => send("DELETE", "account", { password });
/** The password once more; for some minutes this session may then do what needs it. */
export const confirmPassword = (password: string): Promise<null> => send("POST", "me/confirm", { password });
export const changePassword = (password: string, next: string): Promise<Me> =>
  send("POST", "me/password", { password, new: next });
/** Has a code mailed to the owner of an account; `mail`: whether this server sends mails at all. */
export const requestReset = (login: string): Promise<ResetAnswer> => send("POST", "reset", { login });
export const resetPassword = (code: string, password: string): Promise<ResetDone> =>
  send("POST", "reset/password", { code, password });
export const sessions = (): Promise<SessionInfo[]> => requestJson("me/sessions");
export const endSession = (id: string): Promise<null> => send("DELETE", `me/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = (): Promise<null> => send("DELETE", "me/sessions");
export const newToken = (label: string): Promise<TokenInfo> => send("POST", "me/tokens", { label });
export const myTables = (): Promise<MyTable[]> => requestJson("me/tables");
export const statistics = (): Promise<GameStatistics[]> => requestJson("me/statistics");
export const pushKey = (): Promise<{ key: string }> => requestJson("push/key");
export const subscribe = (subscription: unknown): Promise<null> => send("POST", "me/push", { subscription });
export const unsubscribe = (endpoint: string): Promise<null> => send("DELETE", "me/push", { endpoint });

// -- tables
export const open = (wish: OpenTable): Promise<Opened> => send("POST", "tables", wish);
export const openLesson = (wish: OpenLesson): Promise<Opened> => send("POST", "lessons", wish);
export const lobby = (): Promise<TableFacts[]> => requestJson("tables");
export const tableFacts = (table: string): Promise<TableFacts> => requestJson(tablePath(table));
export const sit = (table: string, seat: number, name: string, token = ""): Promise<SeatLink> =>
  send("POST", tablePath(table, `/seats/${seat}/sit`), { name, token });
export const stand = (table: string, seat: number): Promise<unknown> =>
  send("POST", tablePath(table, `/seats/${seat}/stand`));
export const start = (table: string): Promise<unknown> => send("POST", tablePath(table, "/start"));
export const newLink = (table: string, seat: number): Promise<SeatLink> =>
  send("POST", tablePath(table, `/seats/${seat}/link`));
export const letBotPlay = (table: string, seat: number, agent: string): Promise<unknown> =>
  send("POST", tablePath(table, `/seats/${seat}/bot`), { agent });
export const takeSeatBack = (table: string, seat: number): Promise<unknown> =>
  send("POST", tablePath(table, `/seats/${seat}/back`));
export const rematch = (table: string): Promise<Opened> => send("POST", tablePath(table, "/rematch"));

// -- the backend in the page only
/** What became of the games of a file. */
export type BroughtGames = { new: number; further: number; known: number; wrong: string[] };
export const ALL_GAMES = "backup";
export const allGames = async (): Promise<Blob> => (await request(ALL_GAMES)).blob();
export const bringGames = (file: Blob): Promise<BroughtGames> =>
  requestJson(ALL_GAMES, { method: "POST", headers: CSRF_HEADER, body: file });
export const deleteTable = (table: string): Promise<null> => send("DELETE", tablePath(table));

// -- finished games
export const recordPath = (table: string): string => tablePath(table, "/record");
export const wordsPath = (table: string, language: string): string => tablePath(table, `/words?lang=${language}`);
export const bgStatsPath = (table: string): string => tablePath(table, "/bgstats");
/** A file that the backend makes. */
export const file = (path: string): Promise<Response> => request(path);
export const fileUrl = (path: string): string => new URL(path, base).href;

/** Saves the answer to a request as a file. */
export async function save(path: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await (await request(path)).blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // by then the browser has read it
}
/** Opens a table that goes on from a step of a finished game. */
export const playAgainFrom = (table: string, step: number, seat: number): Promise<Opened> =>
  send("POST", tablePath(table, `/replay/${step}/again?seat=${seat}`));
export const replay = (table: string, seat: number | null): Promise<Replay> =>
  requestJson(tablePath(table, `/replay?${seatQuery(seat)}`));
export const replayPosition = (table: string, n: number, seat: number | null): Promise<Position> =>
  requestJson(tablePath(table, `/replay/${n}?${seatQuery(seat)}`));
export const uploadRecord = (record: Blob): Promise<{ id: string }> =>
  requestJson("records", {
    method: "POST",
    headers: { ...CSRF_HEADER, "content-type": "application/x-ndjson" },
    body: record,
  });

/** The review of a seat's game, or the progress while a worker still makes it. `again` retries a failed review. */
export async function review(table: string, seat: number, again = false): Promise<Review | ReviewProgress> {
  const response = await request(tablePath(table, `/review?seat=${seat}${again ? "&again=true" : ""}`));
  return (await response.json()) as Review | ReviewProgress;
}
