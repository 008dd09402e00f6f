// Which things an option concerns, and what it would bring.
import type { Catalogue, Described, Event, Prompt } from "../../made/protocol";
import type { View } from "../../made/views/koi";

/** Storage, supply and luck tokens are told apart here, where options speak of pieces; a card is known by its space, for two may be alike. */
export function thingsOf(option: Described, prompt: Prompt): string[] {
  const { space, piece, koi, deed } = option.args;
  switch (option.key) {
    case "meditate":
      return [`space:${String(space)}`];
    case "work":
      return ["work"];
    case "luck":
      return ["luck"];
    case "give":
      return [`stored:${String(piece)}`];
    case "buy":
    case "remove":
      return [`supply:${String(koi)}`];
    case "place":
      if (deed === "move") return ["fish"];
      return [deed === "lily" || deed === "lantern" ? `supply:${deed}` : `stored:${String(deed)}`];
    default:
      return prompt.key === "" ? [] : option.touches;
  }
}

/** Effects for the list of choices: what a card and its space bring, what a luck token or a purchase costs. */
export function showsOf(option: Described, _prompt: Prompt, view: View, catalogue: Catalogue | null): string[] {
  if (option.key === "meditate") {
    const spaces = catalogue?.components.tables.offer ?? [];
    const number = spaces.findIndex((row) => row.id === option.args.space);
    const space = view.offer[number];
    return [space?.effect, space?.benefit].filter((text): text is string => !!text && text !== "-");
  }
  return [];
}

/** What an event speaks of: a hex of another's pond is in the small picture of that pond, not in one's own. */
export function toldOf(event: Event, seat: number | null, view: View): string[] {
  const whose = seat ?? view.active;
  if (event.seat === null || event.seat === whose) return event.touches;
  return event.touches.map((thing) => (thing.startsWith("hex:") ? `${event.seat}:${thing}` : thing));
}
