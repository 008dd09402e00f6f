// What is asked once, over HTTP. A problem is told in the server's own words, which say what would be right.
import type { Catalogue, GameCard, Opened, OpenTable, Problem } from "../made/protocol";

const home = new URL(".", location.href);
const base = new URL("api/", home);

export class Unanswered extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, base), init);
  } catch {
    throw new Unanswered();
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    throw new Error(problem?.error ?? `${answer.status} ${answer.statusText}`);
  }
  return (await answer.json()) as T;
}

export const games = (): Promise<GameCard[]> => ask("games");
export const catalogue = (game: string): Promise<Catalogue> => ask(`games/${encodeURIComponent(game)}/catalogue`);
export const open = (wish: OpenTable): Promise<Opened> =>
  ask("tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });

export const recordUrl = (table: string): string => new URL(`tables/${encodeURIComponent(table)}/record`, base).href;

export function socketUrl(table: string): string {
  const url = new URL(`ws/tables/${encodeURIComponent(table)}`, home);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
