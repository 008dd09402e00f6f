// Who won, in a sentence.
import type { Result, Table } from "../generated/protocol";
import type { Words } from "../words/words";

/** Who won and with how many points; for a player alone what became of them. */
export function winnersSentence(result: Result, table: Pick<Table, "players" | "seat">, words: Words): string {
  if (result.verdict) return words.say(`verdict-${result.verdict}`);
  const winners = result.ranks.flatMap((rank, row) => (rank === 1 ? [row] : []));
  const n = result.scores[winners[0] ?? 0] ?? 0;
  if (result.scores.length === 1) return words.say("web-end-alone", { n });
  const names = winners.map((row) => words.player(row + 1));
  if (winners.length > 1)
    return words.say("web-end-tie", {
      names: new Intl.ListFormat(words.language, { type: "conjunction" }).format(names),
      n,
    });
  const behind = Math.max(...result.scores.filter((_, row) => row !== winners[0]));
  const args = { seat: names[0] ?? "", n, ahead: n - behind };
  const mine = table.seat !== null && winners[0] === table.seat;
  if (n > behind) return words.say(mine ? "web-end-you" : "web-end-other", args);
  return words.say(mine ? "web-end-you-level" : "web-end-other-level", args);
}
