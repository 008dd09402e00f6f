// Which things an option concerns, and what it would bring.
import type { Catalogue, Described, Event, Prompt } from "../../generated/protocol";
import type { View } from "../../generated/views/koi";
import type { Words } from "../../words/words";
import { NOTHING_ASKED } from "../board";
import { cardOf, cardText } from "./cards";

/**
 * The board distinguishes storage, supply and luck tokens, where options name only pieces. A card is named by its
 * space, because two cards may be equal.
 */
export function optionThingsOf(option: Described, prompt: Prompt): string[] {
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

/** Effects for the list of choices: what a card and its space bring. */
export function optionEffectsOf(option: Described, _prompt: Prompt, view: View, catalogue: Catalogue | null): string[] {
  if (option.key === "meditate") {
    const spaces = catalogue?.components.tables.offer ?? [];
    const number = spaces.findIndex((row) => row.id === option.args.space);
    const space = view.offer[number];
    return [space?.effect, space?.benefit].filter((text): text is string => !!text && text !== "-");
  }
  return [];
}

/** Gains that come by themselves. */
const PLAIN = /^[0-9 +]*(water|coin|foliage|shore|luck|expansion)([0-9 +]+(water|coin|foliage|shore|luck))*$/;

/** Whoever takes a card wants its effect, if card and space have only one between them that must be chosen. */
export function followsOf(option: Described, view: View, catalogue: Catalogue | null): string[] {
  if (option.key !== "meditate") return [];
  const effects = optionEffectsOf(option, NOTHING_ASKED, view, catalogue).flatMap((text) => text.split(", "));
  const [only, ...others] = effects.filter((effect) => !PLAIN.test(effect));
  return only !== undefined && others.length === 0 ? [`do ${only}`] : [];
}

/** What a card without an effect of its own is for: a helper, or a scroll. */
export function optionNoteOf(option: Described, catalogue: Catalogue | null, words: Words): string {
  if (option.key !== "meditate") return "";
  const printed = cardOf(catalogue, String(option.args.card));
  return printed.effect === "-" ? cardText(printed, words) : "";
}

/** The things an event is about: a hex of another player's pond is in the small picture of that pond. */
export function eventThingsOf(event: Event, seat: number | null, view: View): string[] {
  const owner = seat ?? view.active;
  if (event.seat === null || event.seat === owner) return event.touches;
  return event.touches.map((thing) => (thing.startsWith("hex:") ? `${event.seat}:${thing}` : thing));
}
