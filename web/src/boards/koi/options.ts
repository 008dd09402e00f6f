// Which things an option concerns, and what it would bring.
import type { Catalogue, Described, Prompt } from "../../made/protocol";
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
