// One seat's line to its table. A lost line heals by itself: it says which entry it has last and is told what it missed.
import type {
  AnswerUndo,
  AskHint,
  AskUndo,
  Chat,
  ChatLine,
  Confirming,
  Described,
  Entry,
  Hello,
  Hint,
  HintMove,
  Move,
  Ping,
  Pong,
  Position,
  Refused,
  Say,
  Table,
  Undo,
  UndoAsked,
} from "../made/protocol";
import { socketUrl } from "./api";
import { mergedEntries, wholeView } from "./changes";
import { games } from "./games.svelte";

type Sent = Hello | Move | Undo | Confirming | Say | AskUndo | AnswerUndo | AskHint | Ping;
type Received = Table | Position | Refused | Chat | UndoAsked | Hint | Pong;

/** `lost`: the line is down and is being mended; `closed`: there is no such table or seat, and trying again would not help. */
export type LineState = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A page that is only looked at says now and then that it is still there. */
const PING_EVERY = 120_000;
const HOPELESS = ["bad-token", "no-table", "unplayable"];

export class Live {
  line = $state<LineState>("connecting");
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** What was said at the table; null where nobody can say anything. */
  chat = $state.raw<ChatLine[] | null>(null);
  /** Somebody asks whether the game may go back to an entry. */
  undoAsked = $state.raw<UndoAsked | null>(null);
  /** When the last word about clocks came, by this machine's own clock. */
  clockAt = $state(0);
  /** The last message that changed nothing; gone with the next answer. */
  refused = $state.raw<Refused | null>(null);
  /** The answer that is on its way. */
  sent = $state.raw<string | null>(null);

  /** What was advised for the position that stands; null: nothing was asked. */
  hint = $state.raw<HintMove[] | null>(null);
  /** Somebody is thinking about it. */
  hinting = $state(false);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;
  private readonly pinging = setInterval(() => this.send({ type: "ping" }), PING_EVERY);

  constructor(
    private readonly name: string,
    private readonly token: string,
    /** Is told which game it is, each time the table tells. */
    private readonly heard: (game: string) => void = () => {},
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  choose(option: Described): void {
    if (!this.position || this.line !== "open" || this.sent !== null) return;
    this.sent = option.text;
    this.refused = null;
    this.send({ type: "move", n: this.position.n, do: option.text });
  }

  undo(): void {
    if (!this.position?.undo || this.line !== "open" || this.sent !== null) return;
    this.sent = "undo";
    this.refused = null;
    this.send({ type: "undo", n: this.position.n });
  }

  askHint(): void {
    if (!this.position || this.position.options.length === 0 || this.line !== "open" || this.hinting) return;
    this.hinting = true;
    this.refused = null;
    this.send({ type: "hint", n: this.position.n });
  }

  confirming(wanted: boolean): void {
    if (this.line !== "open" || !this.table) return;
    this.table = { ...this.table, confirming: wanted };
    this.send({ type: "confirming", wanted });
  }

  say(text: string): void {
    if (text.trim() !== "") this.send({ type: "say", text: text.trim() });
  }

  /** Asks the others whether the game may go back to where it stood at an entry. */
  askUndo(to: number): void {
    this.refused = null;
    this.send({ type: "ask-undo", to });
  }

  answerUndo(agree: boolean): void {
    const to = this.undoAsked?.to ?? -1; // what one saw: another may be asked by now
    this.undoAsked = null;
    this.send({ type: "answer-undo", agree, to });
  }

  /** Somebody came back to the page, or the network did: do not sit out the rest of the wait. */
  private readonly now = (): void => {
    if (this.line === "lost" && !document.hidden) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    if (this.done || this.socket) return;
    const socket = new WebSocket(socketUrl(this.name));
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.chat = null; // it is told again
      this.send({ type: "hello", token: this.token, last: this.position?.n ?? -1, changes: true });
    });
    socket.addEventListener("message", (message) => this.receive(JSON.parse(String(message.data)) as Received));
    socket.addEventListener("close", () => this.lost(socket));
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.sent = null;
    if (this.done || this.line === "closed") return;
    this.line = "lost";
    // A little chance in the wait, so that a restarted server is not asked by everyone in the same instant.
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
        games.tell(message.game, message.words);
        this.clockAt = performance.now();
        this.heard(message.game);
        if (message.phase === "gathering") {
          this.line = "open"; // no position comes before the game begins
          this.wait = FIRST_WAIT;
        }
        return;
      case "chat":
        this.chat = [...(this.chat ?? []), ...message.lines];
        return;
      case "undo-asked":
        this.undoAsked = message.by === null ? null : message;
        return;
      case "position": {
        const view = wholeView(this.position, message);
        if (view === null) {
          this.socket?.close(); // it does not fit what we have; the next line begins with all of it
          return;
        }
        this.line = "open";
        this.wait = FIRST_WAIT;
        this.sent = null;
        this.entries = mergedEntries(this.entries, message.entries);
        if (message.n !== this.position?.n) {
          this.hint = null;
          this.hinting = false;
        }
        this.position = { ...message, view };
        return;
      }
      case "hint":
        this.hinting = false;
        if (message.n === this.position?.n) this.hint = message.moves;
        return;
      case "refused":
        this.sent = null;
        this.hinting = false;
        this.refused = message;
        if (HOPELESS.includes(message.reason)) this.line = "closed";
    }
  }
}
