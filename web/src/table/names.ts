// Names of players, bots and the solo opponent.
import { crests } from "../art/crests";
import type { SeatInfo } from "../generated/protocol";
import type { Words } from "../words/words";

/** A seat's name, or its crest if it has none; with the level if a bot plays. */
export function seatName(info: Pick<SeatInfo, "seat" | "name" | "agent">, words: Words): string {
  const crest = words.say(`web-crest-${crests[info.seat % 4]?.name ?? "crane"}`);
  const name = info.name === "" ? crest : info.name;
  return info.agent === null ? name : words.say("web-agent-name", { name, agent: agentName(info.agent, words) });
}

/** The name of a bot. */
export const agentName = (agent: string, words: Words): string =>
  words.has(`ui-agent-${agent}`) ? words.say(`ui-agent-${agent}`) : agent;

const numberOf = (level: string): number => Number(level.slice("level-".length));

/** The name of a bot with the number of its level, for a list of bots. */
export function agentOffer(agent: string, agents: readonly string[], words: Words): string {
  const name = agentName(agent, words);
  if (!agent.startsWith("level-")) return name;
  return words.say("web-agent-level", { name, level: numberOf(agent), levels: Math.max(...agents.map(numberOf)) });
}

/** What to say about a chosen bot: how it plays and, if measured, its rating relative to the weakest level. */
export function agentAbout(agent: string, elo: Readonly<Record<string, number>>, words: Words): string {
  const points = elo[agent];
  const signed = new Intl.NumberFormat(words.language, { signDisplay: "exceptZero", useGrouping: false });
  return [
    words.has(`web-about-${agent}`) ? words.say(`web-about-${agent}`) : "",
    points === undefined
      ? ""
      : agent === "level-1"
        ? words.say("web-agent-elo-first")
        : words.say("web-agent-elo", { elo: signed.format(points).replace("-", "−") }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The agents offered at a table: the levels, or all agents if there are none. */
export function levelsOf(agents: readonly string[]): string[] {
  const levels = agents.filter((agent) => agent.startsWith("level-"));
  return levels.length > 0 ? levels : [...agents];
}

/** The name of the solo opponent, which has no seat. */
export const rivalName = (words: Words): string =>
  words.has("ui-opponent") ? words.say("ui-opponent") : words.say("web-rival");
