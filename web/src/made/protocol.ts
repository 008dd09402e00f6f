/* Made from the Python schema by tools/make-types.mjs: do not edit. */

/** The source of one field of a component: of a column of a table, or of a key in a section of set.toml. */
export type FieldSource = {
  table: string;
  row: string;
  field: string;
  source: string;
  note: string;
};

/** A setting of a game. `only_for` lists the player counts that have it; empty: all have it. */
export type SettingCard = {
  key: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  only_for: number[];
};

/** A game that can be played here, and what can be chosen when a table of it opens. */
export type GameCard = {
  name: string;
  players: number[];
  default_players: number;
  settings: SettingCard[];
  agents: string[];
  titles: Record<string, string>;
  lines: Record<string, string>;
  words: string;
  package: string;
  elo: Record<string, number>;
};

/** A game's words in one language as Fluent catalogues: those that all games share, then its own. */
export type GameWords = {
  game: string;
  language: string;
  text: string;
  untranslated: string[];
  english: string;
};

/** A component set: what is printed on boards, tiles and cards. */
export type ComponentSet = {
  name: string;
  title: string;
  note: string;
  ours: boolean;
  tables: Record<string, (Record<string, string>)[]>;
  provenance: FieldSource[];
};

/** The ids of all things of one sort. `named`: the catalogues of words have a name for each. */
export type DomainCard = {
  ids: string[];
  named: boolean;
};

/** A clause of the rules, in English. */
export type ClauseCard = {
  id: string;
  heading: string;
  text: string;
};

/** All that a client needs to name and draw a game's things and to cite its rules. */
export type Catalogue = {
  game: string;
  ruleset: number;
  components: ComponentSet;
  effects: Record<string, unknown>;
  domains: Record<string, DomainCard>;
  clauses: ClauseCard[];
  scores: string[];
  verdicts: string[];
};

/** A clause of the rules in the requested language, or in English (see `language`) if it is not translated. */
export type RuleClause = {
  id: string;
  chapter: string;
  heading: string;
  text: string;
  language: string;
};

/** The end of a game: a score and a rank (from 1) for each seat, and in solo games last those of the opponent. */
export type Result = {
  scores: number[];
  ranks: number[];
  breakdown: (Record<string, number>)[];
  verdict: string | null;
};

/** Who sits on a seat of a new table. */
export type SeatRequest = {
  kind?: "agent" | "link" | "me" | "open" | null;
  agent?: string | null;
  name?: string;
  seed?: string;
};

/** How long people may think: `amount` seconds (`move`) or days (`days`) for each turn, or without limit (`none`). */
export type Clock = {
  kind?: "days" | "move" | "none";
  amount?: number;
  at_zero?: "bot" | "open";
};

/** Asks for a new table. Settings that are missing have their defaults. */
export type OpenTable = {
  game: string;
  players: number;
  seats: SeatRequest[];
  settings?: Record<string, string | number | boolean>;
  public?: boolean;
  components?: string | null;
  clock?: Clock;
  webhook?: string | null;
};

/** Takes a seat. `name`: empty for your own name. `token`: that of the seat's link, if the seat is reserved. */
export type Sit = {
  name?: string;
  token?: string;
  seed?: string;
};

/** Names the agent that plays for your own seat; for another seat, the agent is that of its person. */
export type BotRequest = {
  agent: string;
};

/** The token of a person's seat, which gives access to it. */
export type SeatLink = {
  seat: number;
  name: string;
  token: string;
};

/** A new table, with the links of the seats that whoever opened it may pass on. */
export type Opened = {
  table: string;
  game: string;
  links: SeatLink[];
  commitment: string;
  phase: "gathering" | "over" | "playing";
};

/** What everyone may know of a seat. `here`: a page of its person is connected now. */
export type SeatInfo = {
  seat: number;
  name: string;
  agent: string | null;
  here: boolean;
  taken: boolean;
  mine: boolean;
  kind: "agent" | "link" | "me" | "open";
  clock_left: number | null;
  bot_plays: boolean;
  took_back: number;
  away: number | null;
  bound: boolean;
};

/** What everyone may know of a table. `n` is the last entry, -1 before the game begins. */
export type TableFacts = {
  table: string;
  game: string;
  players: number;
  settings: Record<string, string | number | boolean>;
  components: string;
  seats: SeatInfo[];
  commitment: string;
  n: number;
  result: Result | null;
  phase: "gathering" | "over" | "playing";
  public: boolean;
  clock: Clock;
  spectators: number;
  host: boolean;
  rematch: string | null;
  opened: string;
  stopped: "operator" | "steps" | null;
};

/** The name of a seat's person, or its agent. */
export type SeatName = {
  name: string;
  agent: string | null;
};

/** The ranks and scores of a finished game, for lists. */
export type Outcome = {
  ranks: number[];
  scores: number[];
};

/** A table in the list of a person's own: they sit or sat there, on `seat`. */
export type MyTable = {
  id: string;
  game: string;
  players: number;
  seat: number;
  seats: SeatName[];
  phase: "gathering" | "over" | "playing";
  my_turn: boolean;
  opened: string;
  moved: string;
  result: Outcome | null;
  deadline: string | null;
  missing: string;
};

/** What was wrong with a request, and what would be right. */
export type Problem = {
  error: string;
  code: "banned" | "begun" | "email-form" | "free-seats" | "host-only" | "logged-in" | "login-form" | "login-taken" | "name-long" | "name-unclean" | "no-password" | "not-begun" | "not-logged-in" | "not-over" | "password-length" | "password-needed" | "players-only" | "push-keys" | "pushes-full" | "record" | "record-unfinished" | "seat-of-bot" | "seat-of-other" | "seat-reserved" | "seat-taken" | "second-seat" | "set-broken" | "set-unknown" | "set-unplayable" | "set-unreadable" | "sets-full" | "stopped" | "storage" | "token-invalid" | "tokens-full" | "bad-message" | "bad-token" | "banned" | "closing" | "crowded" | "failed" | "gathering" | "idle" | "illegal" | "logged-out" | "no-table" | "no-undo" | "not-asked" | "over" | "stale" | "too-fast" | "unplayable" | null;
  until: string | null;
  args: Record<string, number | string>;
};

/** The person who asks. A guest has no login. `unread_turns` counts the tables where it is their turn. */
export type Me = {
  id: string;
  name: string;
  account: boolean;
  login: string | null;
  preferences: Record<string, unknown>;
  unread_turns: number;
  email: string | null;
};

/** The name of a new guest; it may be empty. */
export type Name = {
  name?: string;
};

/** Changes of your own data; None changes nothing. Preferences are any JSON object of up to 8 kB. */
export type MeChange = {
  name?: string | null;
  preferences?: Record<string, unknown> | null;
  email?: string | null;
};

/** Turns a guest into an account, with a unique login and a password of at least 8 characters. */
export type NewAccount = {
  login: string;
  password: string;
  email?: string | null;
};

/** The login and password of an account. */
export type Login = {
  login: string;
  password: string;
};

/** The password of an account, to confirm it or to delete the account; empty for guests. */
export type Password = {
  password?: string;
};

/** A new password of at least 8 characters, and the one that it replaces. */
export type PasswordChange = {
  password: string;
  new: string;
};

/** Asks for a new password for the account with this login. */
export type ResetRequest = {
  login: string;
};

/** Whether this server sends mails. If it does, the account's address gets a code, if there is such an account. */
export type ResetAnswer = {
  mail: boolean;
};

/** A new password of at least 8 characters, with the code that was mailed or that the operator handed over. */
export type NewPassword = {
  code: string;
  password: string;
};

/** The login of the account whose password was set. */
export type ResetDone = {
  login: string;
};

/** A browser or a program that is logged in. `used` is exact to an hour; `current`: it is the one that asks. */
export type SessionCard = {
  id: string;
  kind: "browser" | "program";
  label: string;
  made: string;
  used: string;
  current: boolean;
};

/** A person's results in one game. The rating counts only games with other people; None before the first. */
export type GameStatistics = {
  game: string;
  played: number;
  won: number;
  average: number | null;
  best: number | null;
  rating: number | null;
  deviation: number | null;
  solo_played: number;
  solo_won: number;
};

/** Asks for a token for a program; the label says what it is for. */
export type TokenRequest = {
  label?: string;
};

/** A token for programs. `token` is only in the answer that creates it: the server stores no copy. */
export type TokenCard = {
  id: string;
  label: string;
  made: string;
  used: string | null;
  token: string | null;
};

/** The server's public key, which a browser needs to subscribe. */
export type PushKey = {
  key: string;
};

/** The browser's keys, with which the server encrypts what it sends. */
export type PushKeys = {
  p256dh: string;
  auth: string;
};

/** A browser's Web Push subscription, as its PushManager returns it. */
export type Subscription = {
  endpoint: string;
  keys: PushKeys;
};

/** Asks for notifications in this browser when it is the person's turn. */
export type Subscribe = {
  subscription: Subscription;
};

/** Stops the notifications in this browser. */
export type Unsubscribe = {
  endpoint: string;
};

/** One option, identified by its text in the notation; `touches` are the things on the board it concerns. */
export type Described = {
  option: number;
  text: string;
  key: string;
  args: Record<string, string | number | null>;
  touches: string[];
};

/** One thing that happened, as one reader may see it: an argument hidden from the reader is `None`. */
export type Event = {
  key: string;
  seat: number | null;
  args: Record<string, string | number | null>;
  touches: string[];
};

/** One step of a finished game: a seat's move, its events, and the prompt after it. Step 0 is the start. */
export type ReplayStep = {
  n: number;
  seat: number | null;
  turn: number;
  events: Event[];
  prompt: string;
  do: Described | null;
};

/** A finished game, step by step, with its seeds and commitment, so that everyone can check its chance. */
export type Replay = {
  table: string;
  game: string;
  players: number;
  settings: Record<string, string | number | boolean>;
  components: string;
  seats: SeatInfo[];
  steps: ReplayStep[];
  seed: string;
  seeds: string[];
  commitment: string;
  result: Result;
};

/** The id of the table that was made of a record. */
export type Imported = {
  id: string;
};

/** A term of the evaluation (`ui-worth-TERM` in the game's catalogues) and its difference in points. */
export type ReasonCard = {
  term: string;
  points: number;
};

/** A move that the coach considers, and the margin it expects. */
export type HintMove = {
  do: Described;
  margin: number;
  reasons: ReasonCard[];
};

/** The expected margin of the seat after a step. */
export type MarginCard = {
  n: number;
  margin: number;
};

/** A decision in which the coach prefers `best` to the move `chosen`, which led to step `n`. */
export type DecisionCard = {
  n: number;
  chosen: Described;
  best: Described;
  cost: number;
  reasons: ReasonCard[];
};

/** The coach's review of a seat's game. `turning` has the steps of its most expensive moves, the worst first. */
export type Review = {
  seat: number;
  margins: MarginCard[];
  decisions: DecisionCard[];
  turning: number[];
  cost: number;
};

/** A review that is not ready: `done` is the part that is done, from 0 to 1. */
export type InTheMaking = {
  done: number;
  failed: boolean;
};

/** A component set that a table can use. */
export type SetCard = {
  name: string;
  title: string;
  ours: boolean;
  note: string;
  usual: boolean;
};

/** One mistake in a set: where it is, what is wrong, and what would be right. */
export type SetProblem = {
  file: string;
  line: number | null;
  message: string;
  key: "empty" | "long" | "no-text" | "unclean" | null;
  field: string;
  most: number;
  code: string | null;
  args: Record<string, number | string>;
};

/** The result of a check: its problems, or else the number of lines of each table, and the set's name and title. */
export type SetCheck = {
  problems: SetProblem[];
  cards: Record<string, number>;
  name: string;
  title: string;
  warnings: SetProblem[];
};

/** The text of each file of a set, by its name. */
export type SetFiles = {
  files: Record<string, string>;
};

/** The name under which a set was stored; requests for a table use it. */
export type StoredSet = {
  name: string;
};

/** What a seat has to decide. For everybody else the key is `wait` or `over`; `waiting` lists the seats to answer. */
export type Prompt = {
  key: string;
  seat: number | null;
  args: Record<string, string | number | null>;
  clause: string;
  waiting: number[];
};

/** The client's first message: the token of its seat (empty: a spectator) and the last entry it has (-1: none). */
export type Hello = {
  type: "hello";
  token: string;
  last?: number;
  changes?: boolean;
};

/** The seat's answer, in the notation of moves, to the decision that it saw at entry `n`. */
export type Move = {
  type: "move";
  n: number;
  do: string;
};

/** Takes back the seat's last action; with `to`, all its actions after entry `to`. */
export type Undo = {
  type: "undo";
  n: number;
  to?: number | null;
};

/** Chooses whether this seat confirms the end of its turns. */
export type Confirming = {
  type: "confirming";
  wanted: boolean;
};

/** A chat message: from a seat to the other seats, from a spectator to the other spectators. */
export type Say = {
  type: "say";
  text: string;
};

/** Asks all people at the table to go back to entry `to`. */
export type AskUndo = {
  type: "ask-undo";
  to: number;
};

/** Agrees to go back to entry `to`, as another seat asked, or refuses (then `to` does not matter). */
export type AnswerUndo = {
  type: "answer-undo";
  agree: boolean;
  to?: number;
};

/** Asks the coach about the decision that the seat saw at entry `n`. */
export type AskHint = {
  type: "hint";
  n: number;
};

/** Asks for the entries before number `before`. */
export type AskHistory = {
  type: "history";
  before: number;
};

/** Asks for a bot for a seat whose person is away, or agrees to it. `agree: false` refuses and ends the question. */
export type StandIn = {
  type: "stand-in";
  seat: number;
  agree?: boolean;
};

/** Says that the client is still there; the server answers with `pong`. */
export type Ping = {
  type: "ping";
};

/** One entry of the log as this seat may see it: a move or an undo, its seat, and its events. */
export type Entry = {
  n: number;
  kind: "move" | "start" | "undo";
  seat: number | null;
  events: Event[];
  do: Described | null;
  back: number | null;
};

/** The facts of the table: sent after `hello`, and again whenever one of them changes. */
export type Table = {
  type: "table";
  table: string;
  game: string;
  players: number;
  settings: Record<string, string | number | boolean>;
  components: string;
  seat: number | null;
  seats: SeatInfo[];
  commitment: string;
  confirming: boolean;
  phase: "gathering" | "over" | "playing";
  public: boolean;
  clock: Clock;
  spectators: number;
  host: boolean;
  rematch: string | null;
  opened: string;
  words: string;
  grace: number;
  stopped: "operator" | "steps" | null;
};

/** What a bot played for this seat since its person's own last move, for the person who is back. */
export type PlayedForYou = {
  agent: string;
  moves: number;
  to: number;
  free: number | null;
};

/** The position of the game for this seat, with the entries that the client does not have. */
export type Position = {
  type: "position";
  n: number;
  view: unknown;
  prompt: Prompt;
  options: Described[];
  entries: Entry[];
  turn: number;
  undo: boolean;
  result: Result | null;
  since: number | null;
  parts: Record<string, Record<string, unknown>>;
  earlier: boolean;
  played_for_you: PlayedForYou | null;
};

/** A chat message of a seat, or of a spectator (`seat` is None). */
export type ChatLine = {
  at: string;
  seat: number | null;
  name: string;
  text: string;
};

/** New chat messages; after `hello`, the last ones. Until the game is over, spectators have a chat of their own. */
export type Chat = {
  type: "chat";
  lines: ChatLine[];
};

/** The seat `by` asks to go back to entry `to`. `by` is None when the request is settled or has lapsed. */
export type UndoAsked = {
  type: "undo-asked";
  by: number | null;
  to: number;
  agreed: number[];
};

/** Older entries that count, as this seat may see them. `earlier`: there are older ones still. */
export type History = {
  type: "history";
  entries: Entry[];
  earlier: boolean;
};

/** Somebody asks for a bot for a seat whose person is away. `seat` is None when that is settled or has lapsed. */
export type StandInAsked = {
  type: "stand-in-asked";
  seat: number | null;
  agreed: number[];
};

/** The coach's moves for the decision at entry `n`, the best first. */
export type Hint = {
  type: "hint";
  n: number;
  moves: HintMove[];
};

/** Why a bot does not move, although it is its turn. `why` is None when it moves again. */
export type BotDelay = {
  type: "bot-delay";
  why: "failed" | "queue" | "storage" | null;
  waiting: number;
};

/** Answers `ping`: the server is still there. */
export type Pong = {
  type: "pong";
};

/** A request was refused: `reason` is a key for the client's catalogue, `detail` a sentence for developers. */
export type Refused = {
  type: "refused";
  reason: "bad-message" | "bad-token" | "banned" | "closing" | "crowded" | "failed" | "gathering" | "idle" | "illegal" | "logged-out" | "no-table" | "no-undo" | "not-asked" | "over" | "stale" | "too-fast" | "unplayable";
  detail: string;
  n: number;
  wait: number;
  what: string;
};
