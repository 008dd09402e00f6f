// The backend in the page itself: requests and table sockets that a worker answers, and files that never change.
import type { Backend, TableSocket } from "../net/backend";
import { home } from "../net/home";
import type { FromWorker, Kept, ToWorker } from "./messages";

/** A socket to a table in the worker: the events are those of a WebSocket. */
class LocalSocket extends EventTarget implements TableSocket {
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;

  constructor(
    private readonly page: number,
    private readonly post: (message: ToWorker) => void,
  ) {
    super();
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.post({ kind: "send", page: this.page, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.post({ kind: "close", page: this.page });
    this.onClosed();
  }

  onOpen(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  onMessage(text: string): void {
    if (this.readyState !== WebSocket.CLOSED) this.dispatchEvent(new MessageEvent("message", { data: text }));
  }

  onClosed(): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }
}

/** The file that holds the answer to a request which is always the same; null for all other requests. */
export function published(method: string, path: string): string | null {
  if (method !== "GET") return null;
  const url = new URL(path, "https://site.invalid/");
  const parts = url.pathname.slice(1).split("/");
  if (parts[0] !== "games") return null;
  if (parts.length === 1) return "games.json";
  const [, game, what, which, more] = parts;
  if (what === "rules") return `games/${game}/rules/${url.searchParams.get("lang") ?? "en"}.json`;
  if (what === "catalogue" && which === undefined) return `games/${game}/catalogue.json`;
  if ((what === "words" || what === "lessons" || what === "faq" || what === "things") && which !== undefined)
    return `games/${game}/${what}/${which}.json`;
  if (what === "sets" && (more === "catalogue" || more === "files")) return `games/${game}/sets/${which}/${more}.json`;
  return null;
}

export class LocalBackend implements Backend {
  /** How much of Python has loaded, from 0 to 1. */
  progress = $state(0);
  /** How games are stored; null until that is known. */
  kept = $state<Kept | null>(null);
  /** Python could not be loaded. */
  broken = $state(false);

  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly answers = new Map<number, (response: Response | null) => void>();
  private readonly sockets = new Map<number, LocalSocket>();
  private last = 0;

  constructor() {
    this.worker.addEventListener("message", (event: MessageEvent<FromWorker>) => this.receive(event.data));
    this.worker.addEventListener("error", () => this.onBroken());
    this.post({
      kind: "start",
      python: new URL("python/", home).href,
      storage: `sanmon ${home.pathname}`,
      first: !navigator.serviceWorker?.controller,
    });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? "GET";
    const file = published(method, path);
    if (file !== null) {
      const found = await fetch(new URL(`data/${file}`, home));
      if (found.ok) return found;
    }
    if (this.broken) throw new Error("Python could not be loaded");
    const body = init.body ? new Uint8Array(await new Response(init.body).arrayBuffer()) : null;
    const id = (this.last += 1);
    const answer = new Promise<Response | null>((resolve) => this.answers.set(id, resolve));
    this.post({ kind: "request", id, method, path, body });
    // The browser may otherwise delete what is stored when it needs room. It is asked when there is something to keep.
    if (method === "POST" && path === "tables") void navigator.storage?.persist?.().catch(() => false);
    const response = await answer;
    if (!response) throw new Error("the worker has ended");
    return response;
  }

  connect(table: string, take: boolean): TableSocket {
    const page = (this.last += 1);
    const socket = new LocalSocket(page, (message) => this.post(message));
    this.sockets.set(page, socket);
    this.post({ kind: "connect", page, table, take });
    return socket;
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromWorker): void {
    switch (message.kind) {
      case "progress":
        this.progress = Math.max(this.progress, message.done);
        return;
      case "ready":
        this.progress = 1;
        this.kept = message.kept;
        performance.mark("python-ready");
        return;
      case "broken":
        console.error(message.why);
        this.onBroken();
        return;
      case "answer": {
        const { status, type, text } = message;
        const body = status === 204 ? null : text;
        this.answers.get(message.id)?.(new Response(body, { status, headers: { "content-type": type } }));
        this.answers.delete(message.id);
        return;
      }
      case "open":
        this.sockets.get(message.page)?.onOpen();
        return;
      case "message":
        this.sockets.get(message.page)?.onMessage(message.text);
        return;
      case "closed":
        this.sockets.get(message.page)?.onClosed();
        this.sockets.delete(message.page);
    }
  }

  private onBroken(): void {
    this.broken = true;
    for (const answer of this.answers.values()) answer(null);
    this.answers.clear();
    for (const socket of this.sockets.values()) socket.onClosed();
    this.sockets.clear();
  }
}

export const local: LocalBackend | null = new LocalBackend();
export const backend: Backend = local;
