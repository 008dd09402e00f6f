// The rows of the tables in the browser's database. A commit is acknowledged when its transaction is complete.
type Write = { store: Store; key: string | [string, number]; value: string | null; new?: boolean };
type Store = "tables" | "entries" | "things";
/** A request of Python (server/local/storage.py). */
export type Op =
  { op: "table"; id: string } | { op: "tables" } | { op: "things"; prefix: string } | { op: "commit"; writes: Write[] };

export interface Storage {
  /** Carries out a request; returns what Python expects as its answer. */
  perform(op: Op): Promise<unknown>;
}

const STORES: Store[] = ["tables", "entries", "things"];
const VERSION = 1;

const whole = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database does not answer"));
  });

/** Opens the database; null if this browser has none, as in some private windows. */
export async function openDatabase(name: string): Promise<Storage | null> {
  try {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    const database = await whole(request);
    database.onversionchange = () => database.close(); // a newer version of the site changes the database
    return new Database(database);
  } catch {
    return null;
  }
}

class Database implements Storage {
  constructor(private readonly database: IDBDatabase) {}

  async perform(op: Op): Promise<unknown> {
    if (op.op === "commit") return this.commit(op.writes);
    const rows = this.database.transaction(STORES, "readonly");
    const store = (name: Store): IDBObjectStore => rows.objectStore(name);
    if (op.op === "tables") return whole(store("tables").getAll());
    if (op.op === "table") {
      const [row, entries] = await Promise.all([
        whole<string | undefined>(store("tables").get(op.id)),
        whole<string[]>(store("entries").getAll(IDBKeyRange.bound([op.id, 0], [op.id, Infinity]))),
      ]);
      return row === undefined ? null : { row, entries };
    }
    const range = IDBKeyRange.bound(op.prefix, `${op.prefix}\uffff`);
    const [names, values] = await Promise.all([
      whole<IDBValidKey[]>(store("things").getAllKeys(range)),
      whole<string[]>(store("things").getAll(range)),
    ]);
    return Object.fromEntries(names.map((key, place) => [String(key), values[place]]));
  }

  /** Writes all rows or none; returns why none was written, or nothing. */
  private commit(writes: Write[]): Promise<string> {
    return new Promise((resolve) => {
      let problem = "failed";
      const note = (error: DOMException | null): void => {
        if (error?.name === "ConstraintError") problem = "conflict";
        if (error?.name === "QuotaExceededError") problem = "full";
      };
      try {
        const rows = this.database.transaction(STORES, "readwrite", { durability: "strict" });
        rows.oncomplete = () => resolve("");
        rows.onabort = () => {
          note(rows.error);
          resolve(problem);
        };
        for (const { store, key, value, new: isNew } of writes) {
          const rowsOf = rows.objectStore(store);
          const request = value === null ? rowsOf.delete(key) : isNew ? rowsOf.add(value, key) : rowsOf.put(value, key);
          request.onerror = () => note(request.error);
        }
      } catch (error) {
        note(error instanceof DOMException ? error : null);
        resolve(problem);
      }
    });
  }
}

/** Rows that are gone when the page is closed, where the browser has no database. */
export class Memory implements Storage {
  private readonly rows = { tables: new Map<string, string>(), things: new Map<string, string>() };
  private readonly entries = new Map<string, string[]>();

  perform(op: Op): Promise<unknown> {
    return Promise.resolve(this.answer(op));
  }

  private answer(op: Op): unknown {
    if (op.op === "tables") return [...this.rows.tables.values()];
    if (op.op === "table") {
      const row = this.rows.tables.get(op.id);
      return row === undefined ? null : { row, entries: this.entries.get(op.id) ?? [] };
    }
    if (op.op === "things")
      return Object.fromEntries([...this.rows.things].filter(([name]) => name.startsWith(op.prefix)));
    for (const { store, key, value } of op.writes) {
      if (store !== "entries") {
        if (value === null) this.rows[store].delete(String(key));
        else this.rows[store].set(String(key), value);
        continue;
      }
      const [table, n] = key as [string, number];
      const entries = this.entries.get(table) ?? [];
      this.entries.set(table, entries);
      if (value === null) this.entries.delete(table);
      else entries[n] = value;
    }
    return "";
  }
}
