// The worker of the console: an interpreter of its own, which the page ends to stop it.
import type { ConsoleAnswer, ToConsole } from "./messages";
import { callable, loadPython, type Callable } from "./python";

let begin: Callable;
let run: Callable;
const send = (message: ConsoleAnswer): void => self.postMessage(message);

async function load(folder: string): Promise<void> {
  const { python } = await loadPython(folder, (done) => send({ kind: "progress", done }), false);
  python.runPython("from sanmon.server.local.console import Console\nconsole = Console()");
  begin = callable(python, "console.begin");
  run = callable(python, "console.run");
}

let loaded: Promise<void> | null = null;

self.addEventListener("message", (event: MessageEvent<ToConsole>) => {
  const message = event.data;
  if (message.kind === "load") loaded = load(message.python);
  else
    void loaded?.then(
      () => send({ kind: "ran", text: message.kind === "begin" ? begin(message.text) : run(message.text) }),
      (error: unknown) => send({ kind: "broken", why: String(error) }),
    );
});
