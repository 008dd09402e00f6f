// What a page and its workers say to each other.

/** From the page to the table worker. */
export type ToWorker =
  | { kind: "start"; python: string; storage: string; first: boolean }
  | { kind: "request"; id: number; method: string; path: string; body: Uint8Array | null }
  | { kind: "connect"; page: number; table: string; take: boolean }
  | { kind: "send"; page: number; text: string }
  | { kind: "close"; page: number };

/** How the games are stored: on the disk, only while the page is open, or not at all. */
export type Kept = "disk" | "memory";

/** From the table worker to the page. */
export type FromWorker =
  | { kind: "progress"; done: number }
  | { kind: "ready"; kept: Kept }
  | { kind: "broken"; why: string }
  | { kind: "answer"; id: number; status: number; type: string; text: string }
  | { kind: "open"; page: number }
  | { kind: "message"; page: number; text: string }
  | { kind: "closed"; page: number };

/** From the table worker to the thinker, and back. */
export type ToThinker =
  { kind: "start"; python: string; compiled: WebAssembly.Module | null } | { kind: "think"; id: number; text: string };
export type FromThinker = { kind: "ready" } | { kind: "thought"; id: number; answer: string | null };

/** From the page to the worker of the console, and back. */
export type ToConsole =
  { kind: "load"; python: string } | { kind: "begin"; text: string } | { kind: "run"; text: string };
export type ConsoleAnswer =
  { kind: "progress"; done: number } | { kind: "ran"; text: string } | { kind: "broken"; why: string };
