// Where a session of the companion is kept: in this browser, one for each game, and in files.
import type { Session } from "../generated/protocol";

const KEY_BYTES = 32;
const place = (game: string): string => `sanmon-companion-${game}`;

/** The session of a game that was begun in this browser. */
export function stored(game: string): Session | null {
  try {
    return sessionIn(localStorage.getItem(place(game)) ?? "");
  } catch {
    return null; // the browser lets nothing be stored
  }
}

/** Keeps a session; null forgets it. */
export function keep(game: string, session: Session | null): void {
  try {
    if (session === null) localStorage.removeItem(place(game));
    else localStorage.setItem(place(game), JSON.stringify(session));
  } catch {
    // The session goes on; it can be saved as a file.
  }
}

/** The session in a text; null if it is none. The server checks what is in it. */
export function sessionIn(text: string): Session | null {
  try {
    const found = JSON.parse(text) as Partial<Session> | null;
    const whole = typeof found?.game === "string" && typeof found.key === "string" && Array.isArray(found.answers);
    return whole ? (found as Session) : null;
  } catch {
    return null;
  }
}

/** A new session. What the page rolls and shuffles comes from its key. */
export function begin(game: string, options: Session["options"]): Session {
  const key = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return { format: 1, game, sheet: "solo", players: 1, names: [], options, key, tracked: [], answers: [] };
}

/** Offers a session as a file. */
export function save(session: Session): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(session, null, 1)], { type: "application/json" }));
  link.download = `sanmon-${session.game}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
