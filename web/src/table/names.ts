// What those at a table are called.
import { crests } from "../art/crests";
import type { SeatInfo } from "../made/protocol";
import type { Words } from "../words/words";

/** A seat's name: what its owner wrote, or its crest; whoever plays by itself says so. */
export function seatName(info: SeatInfo, words: Words): string {
  const crest = words.say(`web-crest-${crests[info.seat % 4]?.name ?? "crane"}`);
  const name = info.name === "" ? crest : info.name;
  return info.agent === null ? name : words.say("web-agent-name", { name });
}

/** The solo opponent, who has no seat. */
export const rivalName = (words: Words): string =>
  words.has("ui-opponent") ? words.say("ui-opponent") : words.say("web-rival");
