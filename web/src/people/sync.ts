// Keeps the preferences of an account the same on every device: takes over what the server has and sends what changes
// here.
import type { Me } from "../generated/protocol";
import * as api from "../net/api";
import { prefs, type SyncedPrefs } from "../prefs.svelte";

/** Milliseconds to wait for more changes before sending. */
const DELAY = 600;
const KEY = "sanmon.told"; // browsers have data under this name
let timer: ReturnType<typeof setTimeout> | undefined;

/** The preferences at the last sync; null if there was none. */
function lastSynced(): Partial<SyncedPrefs> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<SyncedPrefs> | null;
  } catch {
    return null;
  }
}

function setLastSynced(values: Partial<SyncedPrefs> | null): void {
  try {
    if (values === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // without storage, the server's preferences win
  }
}

/** Takes over preferences that changed on another device; keeps those that changed here since the last sync. */
export function pullPrefs(me: Me | null): void {
  clearTimeout(timer);
  if (!me?.account) return void setLastSynced(null);
  const [here, before] = [prefs.synced(), lastSynced()];
  const changedThere = Object.entries(me.preferences).filter(
    ([key]) => before === null || here[key as keyof SyncedPrefs] === before[key as keyof SyncedPrefs],
  );
  prefs.apply(Object.fromEntries(changedThere));
  setLastSynced(me.preferences);
  pushPrefs(me);
}

/** Sends changed preferences to the server. After a failure they are sent with the next change or visit. */
export function pushPrefs(me: Me | null): void {
  if (!me?.account) return;
  const known = lastSynced() ?? {};
  const values = prefs.synced();
  if (Object.entries(values).every(([key, value]) => known[key as keyof SyncedPrefs] === value)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    api.changeMe({ preferences: { ...me.preferences, ...values } }).then(
      () => setLastSynced(values),
      () => undefined,
    );
  }, DELAY);
}
