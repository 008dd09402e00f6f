// The session of a console: its cells, its board, and the worker in which they run.
import { home } from "../net/home";
import type { ConsoleAnswer, ToConsole } from "./messages";

/** A cell: what was typed, what it printed (null while it runs), and whether it failed or was stopped. */
export type Cell = { code: string; output: string | null; failed: boolean; stopped: boolean };
export type Board = { game: string; components: string; players: number; seat: number; view: unknown };
type Ran = { output: string; failed: boolean; board: Board | null };
/** What a session begins with (server/local/console.py). */
export type Start = { game: string; players: number; seed: number } | { record: string };

export class Session {
  cells = $state<Cell[]>([]);
  board = $state.raw<Board | null>(null);
  /** What went wrong at the beginning; empty if nothing did. */
  problem = $state("");
  /** Python is loading, or a cell runs. */
  busy = $state(true);
  loaded = $state(false);
  private worker: Worker | null = null;

  constructor(private start: Start) {
    this.load();
  }

  /** Runs a cell; the worker does one after the other. */
  run(code: string): void {
    if (code.trim() === "" || this.busy) return;
    this.cells.push({ code, output: null, failed: false, stopped: false });
    this.busy = true;
    this.post({ kind: "run", text: code });
  }

  /** Ends what runs. The names are gone with it, so the session begins anew; what was shown stays. */
  stop(): void {
    for (const cell of this.cells)
      if (cell.output === null) [cell.output, cell.failed, cell.stopped] = ["", true, true];
    this.close();
    this.load();
  }

  /** Begins anew with another game. */
  begin(start: Start): void {
    this.start = start;
    this.cells = [];
    if (this.busy) return this.stop();
    this.busy = true;
    this.post({ kind: "begin", text: JSON.stringify(start) });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private load(): void {
    this.busy = true;
    const worker = new Worker(new URL("./console.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.addEventListener("message", (event: MessageEvent<ConsoleAnswer>) => this.receive(event.data));
    worker.addEventListener("error", () => this.receive({ kind: "broken", why: "" }));
    this.post({ kind: "load", python: new URL("python/", home).href });
    this.post({ kind: "begin", text: JSON.stringify(this.start) });
  }

  private post(message: ToConsole): void {
    this.worker?.postMessage(message);
  }

  private receive(message: ConsoleAnswer): void {
    if (message.kind === "progress") return;
    this.busy = false;
    if (message.kind === "broken") {
      console.error(message.why);
      this.problem = "broken";
      return;
    }
    this.loaded = true;
    const { output, failed, board } = JSON.parse(message.text) as Ran;
    this.board = board;
    const cell = this.cells.find((one) => one.output === null);
    if (cell) [cell.output, cell.failed] = [output, failed];
    else this.problem = failed ? output : "";
  }
}
