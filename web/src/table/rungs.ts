// The ladder of opponents: the first one is gentle, and whoever has won against it is offered the next.
import type { GameSummary, Result } from "../generated/protocol";
import { prefs } from "../prefs.svelte";
import { levelsOf } from "./names";

/** Stands for a game alone among the opponents that were beaten. */
export const ALONE = "alone";

export const hasBeaten = (game: string, who: string): boolean => (prefs.beaten[game] ?? []).includes(who);

/** The opponent to offer: the one above the strongest that was beaten, at first the gentlest. */
export function rungOf(card: Pick<GameSummary, "name" | "agents">): string {
  const levels = levelsOf(card.agents);
  const highest = levels.findLastIndex((agent) => hasBeaten(card.name, agent));
  return levels[Math.min(highest + 1, levels.length - 1)] ?? "";
}

/** Whether a seat has won; a game alone without a scored opponent by its verdict. Null: somebody shares the first place. */
export function hasWon(result: Pick<Result, "scores" | "ranks" | "verdict">, seat: number): boolean | null {
  if (result.scores.length === 1) return !(result.verdict ?? "").startsWith("lost");
  if (result.ranks[seat] !== 1) return false;
  return result.ranks.filter((rank) => rank === 1).length > 1 ? null : true;
}

/** By how many points a seat is ahead of the best of the others, negative if it is behind; null without others. */
export function leadOf(result: Result, seat: number): number | null {
  const others = result.scores.filter((_, other) => other !== seat);
  return others.length === 0 ? null : (result.scores[seat] ?? 0) - Math.max(...others);
}
