// The tasks for the thinker, one after the other: bots and hints first, then reviews. A thinker that takes too long is
// ended and started anew, and the task has failed.
import type { FromThinker, ToThinker } from "./messages";

export type Task = { id: number; kind: "bot" | "hint" | "review"; text: string };

/** How long a task may take. A bot takes two seconds and a hint a few; a slow phone takes several times as long. */
const LONGEST = 60_000;

export class Thinking {
  private worker: Worker | null = null;
  private ready = false;
  private readonly waiting: Task[] = [];
  private current: { task: Task; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(
    private readonly python: string,
    private readonly compiled: WebAssembly.Module | null,
    /** Resolves when a thinker can start from the memory of the table worker. */
    private readonly kept: Promise<void>,
    private readonly done: (id: number, answer: string | null) => void,
  ) {}

  /** Loads the thinker, so that the first task need not wait for it. */
  async start(): Promise<void> {
    await this.kept;
    if (this.worker) return;
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.addEventListener("message", (event: MessageEvent<FromThinker>) => this.receive(event.data));
    worker.addEventListener("error", () => this.fail());
    worker.postMessage({ kind: "start", python: this.python, compiled: this.compiled } satisfies ToThinker);
  }

  add(task: Task): void {
    const place = this.waiting.findIndex((other) => other.kind === "review" && task.kind !== "review");
    this.waiting.splice(place < 0 ? this.waiting.length : place, 0, task);
    void this.start();
    this.next();
  }

  private next(): void {
    if (!this.ready || this.current || !this.worker) return;
    const task = this.waiting.shift();
    if (!task) return;
    this.current = { task, timer: setTimeout(() => this.fail(), LONGEST) };
    this.worker.postMessage({ kind: "think", id: task.id, text: task.text } satisfies ToThinker);
  }

  private receive(message: FromThinker): void {
    if (message.kind === "ready") this.ready = true;
    else this.finish(message.answer);
    this.next();
  }

  private finish(answer: string | null): void {
    if (!this.current) return;
    clearTimeout(this.current.timer);
    const { id } = this.current.task;
    this.current = null;
    this.done(id, answer);
  }

  /** Ends the thinker; what it was thinking about has failed, and the next task starts another one. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    const never = !this.ready;
    this.ready = false;
    this.finish(null);
    if (never)
      for (const task of this.waiting.splice(0)) this.done(task.id, null); // it cannot be loaded
    else if (this.waiting.length > 0) void this.start();
  }
}
