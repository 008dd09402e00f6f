// The worker that holds the tables: it runs the server of the page, in Python, and stores what it asks to store.
//
// One job is done after the other. What a job has to say is sent when all its rows are on the disk.
import type { FromWorker, Kept, ToWorker } from "./messages";
import { callable, loadPython, type Callable } from "./python";
import { Memory, openDatabase, type Op, type Storage } from "./storage";
import { Thinking, type Task } from "./thinking";

type Answer = { text: string; status: number; kind: string };
type Done = { op: "done"; answer: Answer | null; messages: { page: number; text: string }[]; tasks: Task[] };

/** The thinker loads when the table worker has loaded and nobody has asked for anything yet, or when it is needed. */
const THINKER_AFTER = 1500;

const send = (message: FromWorker): void => self.postMessage(message);

let begin: Callable;
let goOn: Callable;
let storage: Storage;
let thinking: Thinking;
let lockName = "";

/** The jobs, one after the other. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Does a job, with what it asks of the storage; returns the answer of a request. */
async function work(job: object): Promise<Answer | null> {
  let step = JSON.parse(begin(JSON.stringify(job))) as Op | Done;
  while (step.op !== "done") {
    let answer: unknown;
    try {
      answer = await storage.perform(step);
    } catch {
      answer = step.op === "commit" ? "failed" : step.op === "tables" ? [] : step.op === "things" ? {} : null;
    }
    step = JSON.parse(goOn(JSON.stringify(answer))) as Op | Done;
  }
  for (const { page, text } of step.messages) send({ kind: "message", page, text });
  for (const task of step.tasks) thinking.add(task);
  return step.answer;
}

const run = (job: object): Promise<Answer | null> => inTurn(() => work(job));

// -- which tab has a table

type Held = { pages: Set<number>; release: () => void };
const held = new Map<string, Held>();
const tableOf = new Map<number, string>();

const ELSEWHERE = JSON.stringify({
  type: "refused",
  reason: "elsewhere",
  detail: "this table is open in another tab",
  n: -1,
  wait: 0,
  what: "",
  code: null,
  args: {},
});

function sendAway(page: number): void {
  tableOf.delete(page);
  send({ kind: "message", page, text: ELSEWHERE });
  send({ kind: "closed", page });
}

/** Holds a table for this tab; with `take`, takes it from the tab that has it. Returns whether this tab has it. */
async function hold(table: string, take: boolean): Promise<boolean> {
  if (held.has(table)) return true;
  if (!navigator.locks) return true; // an old browser: the database still refuses an entry that another tab has stored
  const name = `${lockName} ${table}`;
  return new Promise((resolve) => {
    const whileHeld = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) return void resolve(false);
      return new Promise<void>((release) => {
        held.set(table, { pages: new Set(), release });
        resolve(true);
      });
    };
    navigator.locks.request(name, take ? { steal: true } : { ifAvailable: true }, whileHeld).catch(() => lose(table)); // another tab has taken it
  });
}

/** Another tab has taken the table: the pages of this tab that show it are told so, and disconnected. */
async function lose(table: string): Promise<void> {
  const pages = held.get(table)?.pages ?? [];
  held.delete(table);
  await run({ job: "lose", table });
  for (const page of pages) sendAway(page);
}

async function connect(page: number, table: string, take: boolean): Promise<void> {
  tableOf.set(page, table);
  if (!(await hold(table, take))) return sendAway(page);
  held.get(table)?.pages.add(page);
  await run({ job: "connect", page, table });
  send({ kind: "open", page });
  void thinking.start(); // whoever plays will soon need a bot or a hint
}

async function close(page: number): Promise<void> {
  const table = tableOf.get(page);
  if (table === undefined) return;
  tableOf.delete(page);
  await run({ job: "disconnect", page });
  const mine = held.get(table);
  mine?.pages.delete(page);
  if (mine?.pages.size === 0) {
    held.delete(table);
    mine.release();
  }
}

// -- requests

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

async function request(id: number, method: string, path: string, body: Uint8Array | null): Promise<void> {
  const job = { job: "request", method, path, body: body ? base64(body) : "" };
  const answer = await run(job).catch((error: unknown) => {
    console.error(error);
    return null; // said as an error of the server
  });
  send({
    kind: "answer",
    id,
    status: answer?.status ?? 500,
    type: answer?.kind ?? "application/json",
    text: answer?.text ?? "{}",
  });
}

async function start(folder: string, name: string, first: boolean): Promise<Kept> {
  lockName = name;
  const opening = openDatabase(name);
  const { python, compiled, kept } = await loadPython(folder, (done) => send({ kind: "progress", done }), first);
  thinking = new Thinking(folder, compiled, kept, (task, answer) => void run({ job: "finish", task, answer }));
  const database = await opening;
  storage = database ?? new Memory();
  python.runPython("from sanmon.server.local.site import Site\nsite = Site()");
  begin = callable(python, "site.begin");
  goOn = callable(python, "site.go_on");
  send({ kind: "progress", done: 1 });
  setTimeout(() => void thinking.start(), THINKER_AFTER);
  return database ? "disk" : "memory";
}

/** Everything that comes before Python is there waits for it. */
let started: Promise<void> | null = null;

self.addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.kind === "start") {
    started = start(message.python, message.storage, message.first).then(
      (kept) => send({ kind: "ready", kept }),
      (error: unknown) => {
        send({ kind: "broken", why: String(error) });
        throw error;
      },
    );
    return;
  }
  void started?.then(() => {
    if (message.kind === "request") return request(message.id, message.method, message.path, message.body);
    if (message.kind === "connect") return connect(message.page, message.table, message.take);
    if (message.kind === "send")
      return run({ job: "receive", page: message.page, text: message.text }).then(() => undefined);
    return close(message.page);
  });
});
