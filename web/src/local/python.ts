// Loads the Python interpreter with our modules into a worker.
export type Callable = (text: string) => string;
export type Python = {
  runPython(code: string): unknown;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
};
type Parts = { modules: string; sizes: Record<string, number> };
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
 * Loads Python. `folder` holds the interpreter and our modules; `progress` is called with the part that is done, from
 * 0 to 1. Returns the function that `code` evaluates to.
 */
export async function loadPython(folder: string, progress: (done: number) => void): Promise<Python> {
  const at = (name: string): URL => new URL(name, folder);
  const parts = (await (await fetch(at("parts.json"))).json()) as Parts;
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
  self.fetch = async (asked, options) => {
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
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ at("pyodide.mjs").href)) as Loader;
    const python = await loadPyodide({ indexURL: folder });
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
