// The number of unread lines of a table's chat, for the badge of the button that opens it.
import type { TableConnection } from "../net/connection.svelte";

const KEY = "sanmon.chat";

// The time of the last line the reader saw, by the server's clock. Lines from before the reader came count as unread
// once.
function remembered(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export class Unread {
  private seen = $state<Record<string, string>>(remembered());

  constructor(private readonly connection: TableConnection) {}

  get count(): number {
    const { table, chat } = this.connection;
    const seen = this.seen[table?.table ?? ""] ?? "";
    return (chat ?? []).filter((line) => line.at > seen && (line.seat === null || line.seat !== table?.seat)).length;
  }

  /** The reader sees the chat: all lines so far are read. */
  read(): void {
    const table = this.connection.table?.table ?? "";
    const last = this.connection.chat?.at(-1)?.at ?? "";
    if (last === "" || this.seen[table] === last) return;
    this.seen = { ...remembered(), [table]: last };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.seen));
    } catch {
      // without storage, lines are unread again after a reload
    }
  }
}
