// Where sessions beside a box are kept: in this browser, one for each game and sheet, and in files.
import type { Session } from "../generated/protocol";

export type Sheet = Session["sheet"];

const KEY_BYTES = 32;
const PLACES: Record<Sheet, string> = { solo: "companion", pad: "pad", layout: "layout" };
const place = (game: string, sheet: Sheet): string => `sanmon-${PLACES[sheet]}-${game}`;

/** The session of a game that was begun in this browser. */
export function stored(game: string, sheet: Sheet = "solo"): Session | null {
  try {
    return sessionIn(localStorage.getItem(place(game, sheet)) ?? "");
  } catch {
    return null; // the browser lets nothing be stored
  }
}

/** Keeps a session; null forgets it. */
export function keep(game: string, session: Session | null, sheet: Sheet = session?.sheet ?? "solo"): void {
  try {
    if (session === null) localStorage.removeItem(place(game, sheet));
    else localStorage.setItem(place(game, sheet), JSON.stringify(session));
  } catch {
    // The session goes on; it can be saved as a file.
  }
}

/** The session in a text; null if it is none. The server checks what is in it. */
export function sessionIn(text: string): Session | null {
  try {
    const found = JSON.parse(text) as Partial<Session> | null;
    const whole = typeof found?.game === "string" && typeof found.key === "string" && Array.isArray(found.answers);
    const older = { sheet: "solo", players: 1, names: [], tracked: [] } as const; // a session has lacked these before
    return whole ? ({ ...older, ...found } as unknown as Session) : null;
  } catch {
    return null;
  }
}

/** A new session. What the page rolls and shuffles comes from its key. */
export function begin(
  game: string,
  sheet: Sheet,
  players: number,
  names: string[],
  options: Session["options"],
): Session {
  return { format: 1, game, sheet, players, names, options, key: newKey(), tracked: [], answers: [] };
}

/** Another key: everything is drawn anew. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Offers a session as a file. */
export function save(session: Session): void {
  const name = session.sheet === "solo" ? session.game : `${session.game}-${session.sheet}`;
  offer(new Blob([JSON.stringify(session, null, 1)], { type: "application/json" }), `sanmon-${name}.json`);
}

/** Offers a file. */
export function offer(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The names of all players of a session: their own, or by number. */
export const namesOf = (session: Session, numbered: (seat: number) => string): string[] =>
  Array.from({ length: session.players }, (_, seat) => session.names[seat] || numbered(seat));
