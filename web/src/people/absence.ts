// Who is away for so long that the others may let a bot play.
import type { Position, SeatInfo, Table } from "../generated/protocol";

/**
 * The seat that the players wait for and whose person has been away longer than the table's grace; null if there is
 * none, or if the reader cannot ask for a bot. `elapsed`: seconds since the table's data arrived.
 */
export function awaySeat(
  table: Table | null,
  position: Pick<Position, "prompt" | "result"> | null,
  elapsed: number,
): SeatInfo | null {
  if (!table || !position || position.result || table.seat === null || table.phase !== "playing") return null;
  if (table.clock?.kind !== "none") return null; // the clock decides
  return (
    table.seats.find(
      (info) =>
        info.seat !== table.seat &&
        !info.mine &&
        typeof info.away === "number" &&
        info.away + elapsed >= (table.grace ?? 120) &&
        position.prompt.waiting.includes(info.seat),
    ) ?? null
  );
}

/** For how many whole minutes a person has been away. */
export const awayMinutes = (info: SeatInfo, elapsed: number): number =>
  Math.max(1, Math.floor(((info.away ?? 0) + elapsed) / 60));
