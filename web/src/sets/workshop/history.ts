// Undo: the states of something that never changes in place.
export type History<T> = { past: readonly T[]; now: T; future: readonly T[]; mark: string };

const MOST = 300;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], mark: "" });

/** A step further. Steps with the same mark, such as the letters of one field, are undone together. */
export function step<T>(history: History<T>, now: T, mark = ""): History<T> {
  if (now === history.now) return history;
  const same = mark !== "" && mark === history.mark;
  const past = same ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], mark };
}

export function undo<T>(history: History<T>): History<T> {
  const now = history.past.at(-1);
  if (now === undefined) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], mark: "" };
}

export function redo<T>(history: History<T>): History<T> {
  const [now, ...future] = history.future;
  if (now === undefined) return history;
  return { past: [...history.past, history.now], now, future, mark: "" };
}
