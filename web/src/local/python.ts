// Loads the Python interpreter with our modules into a worker.
//
// Two things make every start but the first one short. The compiled interpreter is given to the second worker. And the
// memory of an interpreter that has imported our modules is kept: the next one starts from it, and imports nothing.
import { unzipSync } from "fflate";

export type Callable = (text: string) => string;
export type Python = {
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  /** The interpreter holds the options of its start, and with them the snapshot, for ever. */
  _api: { config: { _loadSnapshot?: Uint8Array } };
};
type Parts = { modules: string; interpreter: string; sizes: Record<string, number> };
type Loader = {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
};
/** The parts of the interpreter's own module that are used here; the lock file pins its version. */
type Interpreter = {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, options: object): void };
  HEAP8: Int8Array;
  growMemory(size: number): unknown;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadWebAssemblyModule(data: Uint8Array, flags: object, name: string, scope: object): Promise<object>;
  newDSO(name: string, handle: undefined, exports: object): { global: boolean };
};
type Settings = {
  preRun: ((interpreter: Interpreter) => void | Promise<void>)[];
  INITIAL_MEMORY?: number;
  noInitialRun?: boolean;
};
type Create = (settings: Settings) => Promise<Interpreter>;

/** What a worker has of a start, for the start of another worker. */
export type Loaded = {
  python: Python;
  /** The compiled interpreter; null if this browser does not give it away. */
  compiled: WebAssembly.Module | null;
  /** Resolves when the next start can use the memory of this one. */
  kept: Promise<void>;
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
 * The memory of an interpreter that has imported our modules, kept for the next start. It is made here and not
 * downloaded, because it is larger than interpreter and modules.
 */
class Snapshots {
  private readonly url: string;

  constructor(
    private readonly folder: string,
    parts: Parts,
  ) {
    this.url = new URL(`snapshot-${parts.interpreter}-${parts.modules}`, folder).href;
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

/** Our modules, as files and as compiled libraries. */
class Modules {
  /** Whether all libraries were loaded before Python began. Only then are they in a snapshot at the right place. */
  early = true;
  private readonly files: [string, Uint8Array][];

  constructor(archive: ArrayBuffer) {
    this.files = Object.entries(unzipSync(new Uint8Array(archive))).map(([name, data]) => [`${MODULES}/${name}`, data]);
    this.files.sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /** Called with the interpreter before Python begins. Its memory is then laid out alike in every start. */
  async install(interpreter: Interpreter): Promise<void> {
    interpreter.addRunDependency("sanmon");
    const folders = new Set(this.files.map(([path]) => path.slice(0, path.lastIndexOf("/"))));
    for (const folder of folders) interpreter.FS.mkdirTree(folder);
    for (const [path, data] of this.files) interpreter.FS.writeFile(path, data, { canOwn: true });
    try {
      const flags = { loadAsync: true, nodelete: true, allowUndefined: true };
      for (const [path, data] of this.files.filter(([path]) => path.endsWith(".so"))) {
        const library = await interpreter.loadWebAssemblyModule(data, flags, path, {});
        interpreter.newDSO(path, undefined, library).global = false;
      }
    } catch (error) {
      console.info("a library is loaded later", error); // by Python, when it imports it
      this.early = false;
    }
    interpreter.removeRunDependency("sanmon");
  }
}

/** The options with which the interpreter starts: with our modules, and with enough memory for a snapshot. */
function options(folder: string, create: Create, modules: Modules): Record<string, unknown> {
  const createPyodideModule: Create = async (settings) => {
    settings.preRun.push((interpreter) => modules.install(interpreter));
    const interpreter = await create(settings);
    const wanted = settings.noInitialRun ? (settings.INITIAL_MEMORY ?? 0) : 0;
    if (wanted > interpreter.HEAP8.length) interpreter.growMemory(wanted);
    return interpreter;
  };
  return { indexURL: folder, createPyodideModule };
}

/** Starts the interpreter; from a snapshot if there is one that works. Otherwise it is kept as it is then. */
async function start(
  loader: Loader,
  folder: string,
  create: Create,
  archive: ArrayBuffer,
  snapshots: Snapshots,
): Promise<{ python: Python; kept: Promise<void> }> {
  const snapshot = await snapshots.kept();
  if (snapshot)
    try {
      const modules = new Modules(archive);
      const python = await loader.loadPyodide({ ...options(folder, create, modules), _loadSnapshot: snapshot });
      delete python._api.config._loadSnapshot;
      python.runPython("import random; random.seed()"); // or every visit would have the same chance
      return { python, kept: Promise.resolve() };
    } catch (error) {
      console.info("the kept interpreter cannot be used", error);
      await snapshots.forget();
    }
  const modules = new Modules(archive);
  const python = await loader.loadPyodide({ ...options(folder, create, modules), _makeSnapshot: true });
  python.runPython(`import sys; sys.path.insert(0, "${MODULES}")`);
  python.runPython("import sanmon.server.local.site, sanmon.server.local.thinker");
  const kept = modules.early ? snapshots.keep(python.makeMemorySnapshot()) : Promise.resolve();
  return { python, kept };
}

/** Has this worker use a compiled interpreter, and tells which one it compiled otherwise. Returns how to end that. */
function sharing(given: WebAssembly.Module | null, compiled: (module: WebAssembly.Module) => void): () => void {
  const usual = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = given ?? (await WebAssembly.compileStreaming(source));
    compiled(module);
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => (WebAssembly.instantiateStreaming = usual);
}

/**
 * Loads Python. `folder` holds the interpreter and our modules; `progress` is called with the part that is done, from
 * 0 to 1. `counted`: the bytes of the interpreter are counted as they come. The browser then cannot keep the compiled
 * interpreter for the next visit, so only a first visit counts them. `given`: the compiled interpreter, if another
 * worker has it.
 */
export async function loadPython(
  folder: string,
  progress: (done: number) => void,
  counted: boolean,
  given: WebAssembly.Module | null = null,
): Promise<Loaded> {
  const at = (name: string): URL => new URL(name, folder);
  const parts = (await (await fetch(at("parts.json"))).json()) as Parts;
  const snapshots = new Snapshots(folder, parts);
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
  let compiled = given;
  const shared = sharing(given, (module) => (compiled = module));
  try {
    const loader = (await import(/* @vite-ignore */ at("pyodide.mjs").href)) as Loader;
    const { default: create } = (await import(/* @vite-ignore */ at("pyodide.asm.mjs").href)) as { default: Create };
    const started = await start(loader, folder, create, await modules, snapshots);
    progress(0.95);
    return { ...started, compiled };
  } finally {
    self.fetch = usual;
    shared();
  }
}

/** A function of Python that takes and returns a text. */
export const callable = (python: Python, code: string): Callable => python.runPython(code) as Callable;
