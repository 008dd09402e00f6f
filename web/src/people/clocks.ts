// Clock times in words.
import type { Clock } from "../generated/protocol";
import type { Words } from "../words/words";

const pad = (n: number): string => String(n).padStart(2, "0");

/** Seconds as a clock shows them (0:59, 12:05, 3:00:00), or days in words. */
export function clockTime(seconds: number, words: Words): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86400) return words.say("web-days", { n: Math.floor(left / 86400) });
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** A table's clock, in words for a player who thinks of joining. */
export function clockWords(clock: Clock, words: Words): string {
  if (clock.kind === "days") return words.say("web-clock-of-days", { n: clock.amount ?? 0 });
  const known = `web-clock-move-${clock.amount ?? 0}`;
  if (clock.kind === "move" && words.has(known)) return words.say(known);
  if (clock.kind === "move") return words.say("web-clock-of-move", { time: clockTime(clock.amount ?? 0, words) });
  return words.say("web-clock-none");
}
