// From a review into a game: the position before a decision, and the reviews that this page has seen.
import type { CoachDecision, Review } from "../generated/protocol";
import * as api from "../net/api";
import { goToTable } from "../net/open";
import { prefs } from "../prefs.svelte";

/** Opens the position before a decision as a game; `shows`: the coach plays its turn there. */
export async function playFrom(table: string, n: number, seat: number, shows: boolean): Promise<void> {
  const opened = await api.playAgainFrom(table, Math.max(0, n - 1), seat);
  if (shows) prefs.showLine(opened.table);
  goToTable(opened, seat);
}

const seen = new Map<string, Review>();
const nameOf = (table: string, seat: number): string => `${table} ${seat}`;

/** Keeps a review, so that the replay of the game can mark its decisions. */
export function rememberReview(table: string, review: Review): void {
  seen.set(nameOf(table, review.seat), review);
}

/** The decisions that the coach would have made differently, by the number of their step. */
export function marksOf(table: string, seat: number | null): ReadonlyMap<number, CoachDecision> {
  const review = seat === null ? undefined : seen.get(nameOf(table, seat));
  const other = (review?.decisions ?? []).filter(({ chosen, best }) => chosen.text !== best.text);
  return new Map(other.map((decision) => [decision.n, decision]));
}
