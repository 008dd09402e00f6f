// The tracks of a game on the table: points, rounds, turn order and a clock for each player, from a list of entries.
import type { Tracked } from "../generated/protocol";

export type Tracks = {
  points: number[];
  round: number;
  order: number[];
  /** Whose turn it is; null before the first turn. */
  turn: number | null;
  /** Whether that player's clock runs. */
  runs: boolean;
  /** How long every player has thought, in milliseconds. */
  used: number[];
};

/** What the entries add up to at a time. */
export function tracksOf(entries: readonly Tracked[], players: number, now: number): Tracks {
  const found: Tracks = {
    points: Array<number>(players).fill(0),
    round: 1,
    order: Array.from({ length: players }, (_, seat) => seat),
    turn: null,
    runs: false,
    used: Array<number>(players).fill(0),
  };
  let since = 0;
  const count = (until: number): void => {
    if (found.runs && found.turn !== null)
      found.used[found.turn] = (found.used[found.turn] ?? 0) + Math.max(0, until - since);
    since = until;
  };
  for (const entry of entries) {
    if (entry.what === "points") found.points[entry.player] = Math.max(0, (found.points[entry.player] ?? 0) + entry.n);
    if (entry.what === "round") found.round = entry.n;
    if (entry.what === "order") found.order = [...entry.order];
    if (entry.what === "turn" || entry.what === "pause") {
      count(entry.at);
      found.runs = entry.what === "turn";
      if (entry.what === "turn") found.turn = entry.player;
    }
  }
  count(now);
  return found;
}

/** The player after this one in turn order. */
export function nextOf({ order, turn }: Pick<Tracks, "order" | "turn">): number {
  const place = turn === null ? -1 : order.indexOf(turn);
  return order[(place + 1) % order.length] ?? 0;
}

/** The turn order with a player moved one place to the front. */
export function earlier(order: readonly number[], player: number): number[] {
  const place = order.indexOf(player);
  if (place < 1) return [...order];
  const moved = [...order];
  [moved[place - 1], moved[place]] = [moved[place] ?? 0, moved[place - 1] ?? 0];
  return moved;
}
