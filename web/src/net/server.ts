// The backend of pages that a server serves: requests over HTTP, tables over websockets.
import type { LocalBackend } from "../local/backend.svelte";
import type { Backend, TableSocket } from "./backend";
import { home } from "./home";

class ServerBackend implements Backend {
  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(new URL(path, new URL("api/", home)), init);
  }

  connect(table: string): TableSocket {
    const url = new URL(`ws/tables/${encodeURIComponent(table)}`, home);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url.href);
  }
}

export const backend: Backend = new ServerBackend();
/** There is none in the page. */
export const local = null as LocalBackend | null;
