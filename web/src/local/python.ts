// Loads the Python interpreter with our modules into a worker.
export type Callable = (text: string) => string;
export type Python = {
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
};
type Parts = { modules: string; interpreter: string; sizes: Record<string, number> };
type Loader = {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
};

const MODULES = "/lib/sanmon";

/** Reads a file, and says how many bytes have come. */
async function read(url: URL, size: number, progress: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  if (!answer.body) return answer.arrayBuffer();
  const bytes = new Uint8Array(size);
  const reader = answer.body.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > size) throw new Error(`${url.pathname}: longer than it should be`);
    bytes.set(value, at);
    at += value.length;
    progress(value.length);
  }
  return bytes.buffer.slice(0, at);
}

/**
 * The memory of an interpreter that has just started, kept for the next visit: starting from it takes a tenth of the
 * work. It is made here and not downloaded, because it is larger than the interpreter.
 */
class Snapshots {
  private readonly url: string;

  constructor(
    private readonly folder: string,
    interpreter: string,
  ) {
    this.url = new URL(`snapshot-${interpreter}`, folder).href;
  }

  private cache(): Promise<Cache> {
    return caches.open(`sanmon-python ${this.folder}`);
  }

  async kept(): Promise<Uint8Array | null> {
    try {
      const found = await (await this.cache()).match(this.url);
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    } catch {
      return null; // there is no cache without https, and none in some private windows
    }
  }

  async keep(snapshot: Uint8Array): Promise<void> {
    try {
      const cache = await this.cache();
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put(this.url, new Response(snapshot as Uint8Array<ArrayBuffer>));
    } catch {
      // there is no room, or as in `kept`
    }
  }

  async forget(): Promise<void> {
    await caches.delete(`sanmon-python ${this.folder}`).catch(() => false);
  }
}

/** Starts the interpreter from a snapshot; null if that does not work. */
async function fromSnapshot(loader: Loader, folder: string, snapshots: Snapshots): Promise<Python | null> {
  const snapshot = await snapshots.kept();
  if (!snapshot) return null;
  try {
    return await loader.loadPyodide({ indexURL: folder, _loadSnapshot: snapshot });
  } catch (error) {
    console.info("the kept interpreter cannot be used", error);
    await snapshots.forget();
    return null;
  }
}

/** Starts the interpreter anew, and keeps it as it is then. */
async function anew(loader: Loader, folder: string, snapshots: Snapshots): Promise<Python> {
  const python = await loader.loadPyodide({ indexURL: folder, _makeSnapshot: true });
  void snapshots.keep(python.makeMemorySnapshot());
  return python;
}

/**
 * Loads Python. `folder` holds the interpreter and our modules; `progress` is called with the part that is done, from
 * 0 to 1. `counted`: the bytes of the interpreter are counted as they come. The browser then cannot keep the compiled
 * interpreter for the next visit, so only a first visit counts them.
 */
export async function loadPython(folder: string, progress: (done: number) => void, counted: boolean): Promise<Python> {
  const at = (name: string): URL => new URL(name, folder);
  const parts = (await (await fetch(at("parts.json"))).json()) as Parts;
  const snapshots = new Snapshots(folder, parts.interpreter);
  const size = (name: string): number => parts.sizes[name] ?? 0;
  const all = size(parts.modules) + size("pyodide.asm.wasm") + size("python_stdlib.zip");
  let loaded = 0;
  const count = (bytes: number): void => {
    loaded += bytes;
    progress((0.7 * loaded) / all);
  };
  const modules = read(at(parts.modules), size(parts.modules), count);
  modules.catch(() => undefined); // reported below
  // The interpreter asks for its own files; they are counted as they come.
  const usual = self.fetch.bind(self);
  const counting: typeof self.fetch = async (asked, options) => {
    const answer = await usual(asked, options);
    const name = new URL(asked instanceof Request ? asked.url : asked, folder).pathname.split("/").at(-1) ?? "";
    const [own, whole] = answer.body && answer.ok && size(name) ? answer.body.tee() : [null, null];
    if (!own || !whole) return answer;
    void (async () => {
      for (const reader = own.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) return;
        count(value.length);
      }
    })();
    return new Response(whole, { headers: answer.headers });
  };
  if (counted) self.fetch = counting;
  try {
    const loader = (await import(/* @vite-ignore */ at("pyodide.mjs").href)) as Loader;
    const python = (await fromSnapshot(loader, folder, snapshots)) ?? (await anew(loader, folder, snapshots));
    progress(0.75);
    python.unpackArchive(await modules, "zip", { extractDir: MODULES });
    python.runPython(`import sys; sys.path.insert(0, "${MODULES}")`);
    progress(0.85);
    return python;
  } finally {
    self.fetch = usual;
  }
}

/** A function of Python that takes and returns a text. */
export const callable = (python: Python, code: string): Callable => python.runPython(code) as Callable;
