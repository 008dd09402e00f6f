// What the pages talk to: a server over the network, or a worker of the page itself. The build says which.
/** The part of a websocket that a table needs. */
export type TableSocket = Pick<WebSocket, "readyState" | "send" | "close"> & EventTarget;

export interface Backend {
  /** Sends a request; `path` is relative to `api/`. Throws if there is no response. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Connects to a table. `take`: even if another tab has it. */
  connect(table: string, take: boolean): TableSocket;
}

/** Whether the games run in this page: then there are no other people, no accounts and no server. */
export const alone = import.meta.env.MODE === "site";

// The build puts `net/server.ts` or `local/backend.svelte.ts` here (vite.config.ts).
export { backend, local } from "#backend";
