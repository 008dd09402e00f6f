// The worker that thinks: bots, hints and reviews. It gets only what a task needs, and knows no table.
import type { FromThinker, ToThinker } from "./messages";
import { callable, loadPython, type Callable } from "./python";

let think: Callable | null = null;
const send = (message: FromThinker): void => self.postMessage(message);

self.addEventListener("message", (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.kind === "start") void start(message.python, message.compiled);
  else send({ kind: "thought", id: message.id, answer: answerTo(message.text) });
});

async function start(folder: string, compiled: WebAssembly.Module | null): Promise<void> {
  const { python } = await loadPython(folder, () => undefined, false, compiled);
  think = callable(python, "from sanmon.server.local.thinker import Thinker\nThinker().think");
  send({ kind: "ready" });
}

function answerTo(task: string): string | null {
  try {
    return think?.(task) ?? null;
  } catch (error) {
    console.error(error);
    return null;
  }
}
