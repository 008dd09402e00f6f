// Final scores that were counted beside a box: kept in this browser for *My games*, and given away as files.
import type { Result, Session } from "../generated/protocol";

export type Counted = { game: string; when: number; names: string[]; result: Result; key: string };

const PLACE = "sanmon-counted";
const MOST = 300;

/** All of them, the newest first. */
export function counted(): Counted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Counted[]) : [];
  } catch {
    return [];
  }
}

function store(all: Counted[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.slice(0, MOST)));
    return true;
  } catch {
    return false; // the browser lets nothing be stored
  }
}

/** Keeps the result of a session, in place of an earlier one of the same session. False: it could not be stored. */
export function keepResult(session: Session, names: string[], result: Result, when = Date.now()): boolean {
  const others = counted().filter((one) => one.key !== session.key);
  return store([{ game: session.game, when, names, result, key: session.key }, ...others]);
}

export function forgetResult(key: string): void {
  store(counted().filter((one) => one.key !== key));
}

const two = (n: number): string => String(n).padStart(2, "0");

/** The play in the JSON format that the app BG Stats imports; the same fields as the server's own. */
export function forBgStats(one: Counted, title: string, verdict: string): unknown {
  const day = new Date(one.when);
  const date = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join("-");
  const time = [day.getHours(), day.getMinutes(), day.getSeconds()].map(two).join(":");
  return {
    sourceName: "Sanmon",
    sourcePlayId: one.key,
    playDate: `${date} ${time}`,
    location: "",
    board: "",
    comments: verdict,
    game: { name: title, sourceGameId: one.game, highestWins: true, noPoints: false },
    players: one.names.map((name, seat) => ({
      name,
      sourcePlayerId: `${one.key.slice(0, 16)}-${seat}`,
      startPlayer: seat === 0,
      rank: one.result.ranks[seat],
      score: String(one.result.scores[seat]),
      winner: one.result.ranks[seat] === 1 && !one.result.verdict?.startsWith("lost"),
    })),
  };
}
