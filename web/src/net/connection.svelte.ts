// The connection of one seat to its table. It reconnects by itself: it names the last entry it has, and the server
// sends the rest.
import type {
  AnswerUndo,
  AskHint,
  AskHistory,
  AskPreview,
  AskUndo,
  BotDelay,
  Chat,
  ChatLine,
  Confirming,
  Described,
  Entry,
  Hello,
  Hint,
  HintMove,
  History,
  Learn,
  Move,
  Ping,
  Pong,
  Position,
  Preview,
  Refused,
  Say,
  StandIn,
  StandInAsked,
  Table,
  Undo,
  UndoAsked,
} from "../generated/protocol";
import * as api from "./api";
import { backend, type TableSocket } from "./backend";
import { ban } from "./ban.svelte";
import { changedView, mergedEntries, wholeView, withEarlier, type View } from "./changes";
import { games } from "./games.svelte";

type Sent =
  | Hello
  | Move
  | Undo
  | Confirming
  | Say
  | AskUndo
  | AnswerUndo
  | AskHint
  | AskPreview
  | AskHistory
  | StandIn
  | Learn
  | Ping;
type Received =
  Table | Position | Refused | Chat | UndoAsked | StandInAsked | BotDelay | History | Hint | Preview | Pong;

/** `lost`: it is down and reconnects; `closed`: there is no such table or seat, so it does not try again. */
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** An idle page pings this often, so that the server knows it is still there. */
const PING_EVERY = 120_000;
const FATAL_REASONS = ["bad-token", "no-table", "unplayable", "banned", "crowded", "elsewhere"];

export class TableConnection {
  state = $state<ConnectionState>("connecting");
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** The chat; null where there is none. */
  chat = $state.raw<ChatLine[] | null>(null);
  /** A player's request to go back to an entry. */
  undoAsked = $state.raw<UndoAsked | null>(null);
  /** Why a bot that is asked does not move; null while bots move. */
  botDelay = $state.raw<BotDelay | null>(null);
  /** When the last clock times arrived, in this browser's own time. */
  clockAt = $state(0);
  /** Why the last message was refused; cleared with the next answer. */
  refused = $state.raw<Refused | null>(null);
  /** The answer that the server has not acknowledged yet. */
  sent = $state.raw<string | null>(null);

  /** The hints for the current position; null if none were requested. */
  hint = $state.raw<HintMove[] | null>(null);
  /** Hints are being computed. */
  hinting = $state(false);

  /** The view after options of the current position, by their texts; null where nobody can know it. */
  previews = $state.raw<ReadonlyMap<string, View | null>>(new Map());
  private readonly previewsAsked = new Set<string>();

  /** The other players are asked to let a bot play for somebody who is away. */
  standInAsked = $state.raw<StandInAsked | null>(null);
  /** Whether the server has entries older than `entries`. */
  earlier = $state(false);

  private historyAsked: number | null = null;
  private socket: TableSocket | null = null;
  /** Whether to take the table from another tab with the next connection. */
  private take = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly pingTimer = setInterval(() => this.send({ type: "ping" }), PING_EVERY);

  constructor(
    private readonly name: string,
    private readonly token: string,
    /** Called with the name of the game whenever the table's data arrives. */
    private readonly onGame: (game: string) => void = () => {},
  ) {
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pingTimer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }

  choose(option: Described): void {
    if (!this.position || this.state !== "open" || this.sent !== null) return;
    this.sent = option.text;
    this.refused = null;
    this.send({ type: "move", n: this.position.n, do: option.text });
  }

  /** Takes back all the player's actions after an entry, where that needs nobody's consent. */
  undoTo(to: number): void {
    if (!this.position || this.state !== "open" || this.sent !== null) return;
    this.sent = "undo";
    this.refused = null;
    this.send({ type: "undo", n: this.position.n, to });
  }

  undo(): void {
    if (!this.position?.undo || this.state !== "open" || this.sent !== null) return;
    this.sent = "undo";
    this.refused = null;
    this.send({ type: "undo", n: this.position.n });
  }

  /** Goes on in a lesson: to the next step, back, or past or again through a chapter. */
  learn(what: Learn["do"]): void {
    if (!this.position || this.state !== "open" || this.sent !== null) return;
    this.sent = `lesson ${what}`;
    this.refused = null;
    this.send({ type: "lesson", n: this.position.n, do: what });
  }

  askHint(): void {
    if (!this.position || this.position.options.length === 0 || this.state !== "open" || this.hinting) return;
    this.hinting = true;
    this.refused = null;
    this.send({ type: "hint", n: this.position.n });
  }

  /** Asks what an option would change, once for each option of a position. */
  askPreview(option: Described): void {
    const n = this.position?.n;
    if (n === undefined || this.state !== "open" || this.sent !== null || this.previewsAsked.has(option.text)) return;
    this.previewsAsked.add(option.text);
    this.send({ type: "preview", n, do: option.text });
  }

  confirming(wanted: boolean): void {
    if (this.state !== "open" || !this.table) return;
    this.table = { ...this.table, confirming: wanted };
    this.send({ type: "confirming", wanted });
  }

  say(text: string): void {
    if (text.trim() !== "") this.send({ type: "say", text: text.trim() });
  }

  /** Asks the other players whether the game may go back to an entry. */
  askUndo(to: number): void {
    this.refused = null;
    this.send({ type: "ask-undo", to });
  }

  answerUndo(agree: boolean): void {
    const to = this.undoAsked?.to ?? -1; // the request that the player saw; there may be a newer one
    this.undoAsked = null;
    this.send({ type: "answer-undo", agree, to });
  }

  /** Asks the other players to let a bot play for somebody who is away, agrees to that, or declines. */
  standIn(seat: number, agree: boolean): void {
    this.refused = null;
    this.send({ type: "stand-in", seat, agree });
  }

  /** Requests older entries of the log, if there are any. */
  askHistory(): void {
    const first = this.entries[0]?.n ?? 0;
    if (!this.earlier || this.state !== "open" || this.historyAsked === first) return;
    this.historyAsked = first;
    this.send({ type: "history", before: first });
  }

  /** Takes the table from the tab that has it. */
  takeOver(): void {
    this.refused = null;
    this.state = "connecting";
    this.take = true;
    clearTimeout(this.timer);
    this.socket = null;
    this.connect();
  }

  /** Reconnects at once, without the rest of the wait, when the reader or the network is back. */
  private readonly reconnectNow = (): void => {
    if (this.state === "lost" && !document.hidden) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    if (this.closed || this.socket) return;
    const socket = backend.connect(this.name, this.take);
    this.take = false;
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.botDelay = null;
      this.chat = null; // the server sends all of it again
      this.send({ type: "hello", token: this.token, last: this.position?.n ?? -1, changes: true });
    });
    socket.addEventListener("message", (message) =>
      this.receive(JSON.parse(String((message as MessageEvent).data)) as Received),
    );
    socket.addEventListener("close", () => this.onClose(socket));
  }

  private onClose(socket: TableSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.sent = null;
    if (this.closed || this.state === "closed") return;
    this.state = "lost";
    // The random part keeps all pages from reconnecting to a restarted server in the same instant.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private send(message: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: Received): void {
    switch (message.type) {
      case "table":
        this.table = message;
        games.setWordsFingerprint(message.game, message.words);
        this.clockAt = performance.now();
        this.onGame(message.game);
        if (message.phase === "gathering") {
          this.state = "open"; // no position is sent before the game starts
          this.wait = FIRST_WAIT;
        }
        return;
      case "chat":
        this.chat = [...(this.chat ?? []), ...message.lines];
        return;
      case "undo-asked":
        this.undoAsked = message.by === null ? null : message;
        return;
      case "bot-delay":
        this.botDelay = message.why === null ? null : message;
        return;
      case "stand-in-asked":
        this.standInAsked = message.seat === null ? null : message;
        return;
      case "history":
        this.entries = withEarlier(this.entries, message.entries);
        this.earlier = message.earlier;
        return;
      case "position": {
        const view = wholeView(this.position, message);
        if (view === null) {
          this.socket?.close(); // it does not fit the last view; the next connection starts with the whole view
          return;
        }
        this.state = "open";
        this.wait = FIRST_WAIT;
        this.sent = null;
        if (message.earlier) {
          this.entries = message.entries; // older ones are requested when the reader scrolls up
          this.earlier = true;
          this.historyAsked = null;
        } else {
          this.entries = mergedEntries(this.entries, message.entries);
        }
        if (message.n !== this.position?.n) {
          this.hint = null;
          this.hinting = false;
          this.previews = new Map();
          this.previewsAsked.clear();
        }
        this.position = { ...message, view };
        return;
      }
      case "hint":
        this.hinting = false;
        if (message.n === this.position?.n) this.hint = message.moves;
        return;
      case "preview": {
        if (message.n !== this.position?.n) return;
        const after = message.known ? changedView(this.position.view as View, message) : null;
        this.previews = new Map(this.previews).set(message.do, after);
        return;
      }
      case "refused":
        this.sent = null;
        this.hinting = false;
        this.refused = message;
        if (FATAL_REASONS.includes(message.reason)) this.state = "closed";
        if (message.reason === "banned") void api.me().catch(() => ban.set(null)); // the answer says until when
    }
  }
}
