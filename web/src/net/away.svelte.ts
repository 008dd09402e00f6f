// Whether the server answers, and the pages that play in the browser while it does not (server/http/in_browser.py).
import { prefs } from "../prefs.svelte";
import { alone } from "./backend";
import { home } from "./home";

/** The beginning of the id of a game that was played in a browser and is kept by a server (server/domain/kept.py). */
export const FROM_BROWSER = "browser-";

/** So many milliseconds without an answer are too many: a game begins in the browser instead. */
const SLOW = 4000;

const scope = new URL("in-browser/", home);

class Away {
  /** The last request found no server. */
  away = $state(false);
  /** The pages that need no server are kept by the browser. */
  ready = $state(false);
  private slow = false;

  /** Notes how a request to the server went: after how many milliseconds the answer came, or null if none came. */
  note(milliseconds: number | null): void {
    this.away = milliseconds === null;
    this.slow = milliseconds === null || milliseconds > SLOW;
  }

  /** Whether a game that needs nobody else should begin in the browser. */
  get better(): boolean {
    return this.ready && (this.away || this.slow || !navigator.onLine);
  }

  /** Has the browser keep those pages, for somebody who has played here before and does not have to save data. */
  async prepare(): Promise<void> {
    if (alone || !("serviceWorker" in navigator)) return;
    const all = await navigator.serviceWorker.getRegistrations();
    let kept = all.find((one) => one.scope === scope.href);
    const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (!kept && prefs.tables.length > 0 && !saves) {
      const there = await fetch(new URL("there.json", scope));
      if (!there.ok || (await there.json()) !== true) return; // this server has no such pages
      kept = await navigator.serviceWorker.register(new URL("sw.js", scope), { scope: scope.href });
    }
    if (!kept) return;
    const coming = kept.installing ?? kept.waiting;
    this.ready = kept.active !== null;
    coming?.addEventListener("statechange", () => (this.ready ||= coming.state === "activated"));
  }

  /** The address of a page that plays in the browser. */
  href(hash: string): string {
    return new URL(`index.html${hash}`, scope).href;
  }
}

export const away = new Away();
