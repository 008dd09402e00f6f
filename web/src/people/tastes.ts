// One's taste goes along to every device: what an account keeps of it is taken over here, and what changes here is told to the server.
import type { Me } from "../made/protocol";
import * as api from "../net/api";
import { prefs, type Tastes } from "../prefs.svelte";

/** Soon, but not with every click. */
const LATER = 600;
const KEY = "sanmon.told";
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the server and this browser last agreed on; null if they never did. */
function agreed(): Partial<Tastes> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Tastes> | null;
  } catch {
    return null;
  }
}

function agree(tastes: Partial<Tastes> | null): void {
  try {
    if (tastes === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(tastes));
  } catch {
    // without a memory the server's word counts
  }
}

/** Who one is was told: of an account, what was changed on another device is followed, and what was changed here since is kept. */
export function follow(me: Me | null): void {
  clearTimeout(timer);
  if (!me?.account) return void agree(null);
  const [here, before] = [prefs.tastes(), agreed()];
  const theirs = Object.entries(me.preferences).filter(
    ([key]) => before === null || here[key as keyof Tastes] === before[key as keyof Tastes],
  );
  prefs.adopt(Object.fromEntries(theirs));
  agree(me.preferences);
  keep(me);
}

/** Tells the server what it does not know yet. What it cannot be told now is told with the next change, or the next visit. */
export function keep(me: Me | null): void {
  if (!me?.account) return;
  const known = agreed() ?? {};
  const tastes = prefs.tastes();
  if (Object.entries(tastes).every(([key, value]) => known[key as keyof Tastes] === value)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    api.changeMe({ preferences: { ...me.preferences, ...tastes } }).then(
      () => agree(tastes),
      () => undefined,
    );
  }, LATER);
}
