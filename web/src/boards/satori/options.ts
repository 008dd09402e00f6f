// Which things on the board an option concerns, and what it would bring.
import type { Described, Prompt } from "../../generated/protocol";
import type { View } from "../../generated/views/satori";
import type { Words } from "../../words/words";

/**
 * The board distinguishes tiers, roofs and burners of the pagoda, where options name only levels. Some options touch no
 * named thing.
 */
export function optionThingsOf(option: Described, prompt: Prompt, view: View): string[] {
  const level = option.args.level;
  switch (option.key) {
    case "tier":
    case "roof":
      return [`${option.key}:${String(level)}`];
    case "enshrine":
      return [`burner:${String(level)}`];
    case "sorin":
      return ["tier:sorin"];
    case "equip":
      return [`bowl:${String(option.args.altar)}`];
    case "call":
      return ["altar:charity"];
    case "plot":
      return ["plot"];
    case "sixth":
      return ["offering:level-3"];
    case "amulet":
    case "keep":
      return ["amulet"];
    case "pay":
    case "take":
      return goodsIn(String(option.args.goods));
    case "exchange":
      // The tiles that are given, and the goods that are gained.
      return ["tile", ...goodsIn(String(option.args.exchange)).filter((thing) => GAINED.includes(thing))];
    case "do":
      if (prompt.key === "collection" && option.args.effect !== "incense") return ["collection"];
      // A meditation tile that was just taken is no longer on the board but among the player's own things.
      return typeof prompt.args.tile === "string" && !view.line.some((tile) => tile.id === prompt.args.tile)
        ? [...option.touches, "tile"]
        : option.touches;
    case "visit":
    case "over":
      return option.touches;
    default:
      return view ? option.touches : [];
  }
}

const GAINED = ["good:mon", "good:incense"];
const goodsIn = (text: string): string[] => [...new Set(text.match(/[a-z]+/g) ?? [])].map((good) => `good:${good}`);

/** A cost and what it brings, in the notation of effects. */
const exchange = (cost: string, gain: string): string => `(${cost}) > (${gain})`;

/**
 * Effects for the list of choices, in the notation of effects: the cost before the arrow, the gain after it. An effect
 * that the option would not give this player is left out.
 */
export function optionEffectsOf(option: Described, prompt: Prompt, view: View): string[] {
  const { altar, wheel, space, offering, starting, decoration, level } = option.args;
  const found = (text: string | null | undefined): string[] => (text && text !== "-" ? [text] : []);
  switch (option.key) {
    case "visit": {
      const there = view.altars.find((other) => other.id === altar);
      const sides = there ? [...found(there.left), ...found(there.right)] : [];
      if (!there || sides.length === 0) return [];
      // With the colour of the altar both sides are used, otherwise one of them.
      return [matches(prompt, there) ? sides.join(", ") : sides.map((side) => `(${side})`).join(" | ")];
    }
    case "over":
      return [exchange("incense", "altar")];
    case "study":
      return found(view.offers.find((offer) => offer.altar === altar)?.left);
    case "build": {
      const cost = view.offers.find((other) => other.altar === altar)?.cost;
      const tiles = view.players[prompt.seat ?? 0]?.altars ?? 0; // each altar costs one tile more than the last (8.2)
      return cost ? [exchange(tiles > 0 ? `(${cost}) + ${tiles} tile` : cost, "altar")] : [];
    }
    case "side": {
      const side = option.args.side === "left" ? prompt.args["effect-left"] : prompt.args["effect-right"];
      return typeof side === "string" ? found(side) : [];
    }
    case "wheel": {
      const effect = view.wheels.find((other) => other.id === wheel)?.effect;
      return effect && effect !== "-" ? [exchange("incense", effect)] : [];
    }
    case "light": {
      // The light brings the tile of a space only to the monk who sits there.
      const there = view.mountains.flatMap((mountain) => mountain.spaces).find((other) => other.id === space);
      return there && there.monk === prompt.seat ? found(there.effect) : [];
    }
    case "claim":
      return found(view.offerings.find((other) => other.id === offering)?.effect);
    case "start":
      return found(view.starting.find((other) => other.id === starting)?.effect);
    case "decorate":
      return found(view.decorations.find((other) => other.id === decoration)?.right);
    case "equip": {
      const cost = view.altars.find((other) => other.id === altar)?.jokoro_cost;
      return cost ? [exchange(cost, "jokoro")] : [];
    }
    case "enshrine": {
      const cost = view.pagoda[levelOf(level)]?.jokoro_cost;
      return cost ? [exchange(cost, "jokoro")] : [];
    }
    case "tier": {
      const there = view.pagoda[levelOf(level)];
      return there ? [exchange(there.tier_cost, `${there.tier_points} vp`)] : [];
    }
    case "roof": {
      const there = view.pagoda[levelOf(level)];
      return there?.roof_cost ? [exchange(`(${there.roof_cost}) + tile`, `${there.roof_points} vp`)] : [];
    }
    case "sorin": {
      const cost = view.pagoda.at(-1)?.tier_cost;
      return cost ? [exchange(`(${cost}) + tile`, "pagoda")] : [];
    }
    default:
      return [];
  }
}

/** Nobody pays for a prayer wheel and then declines its one action. Goods come by themselves. */
export function followsOf(option: Described, view: View): string[] {
  const effect = option.key === "wheel" && view.wheels.find((other) => other.id === option.args.wheel)?.effect;
  return effect && /^[a-z-]+$/.test(effect) && !GOODS.includes(effect) ? [`do ${effect}`] : [];
}
const GOODS = ["wood", "stone", "mon", "emerald", "incense", "tile"];

/** Whether the worshipper that is about to visit has the colour of an altar, so that both sides are used (4.3). */
export const matches = (prompt: Prompt, altar: Pick<View["altars"][number], "colour">): boolean =>
  prompt.key === "altar" && altar.colour !== null && prompt.args.colour === altar.colour;

/** What a choice does beyond its pictures. */
export function optionNoteOf(option: Described, prompt: Prompt, view: View, words: Words): string {
  const there = option.key === "visit" ? view.altars.find((other) => other.id === option.args.altar) : undefined;
  return there && matches(prompt, there) ? words.say("web-satori-both") : "";
}

const levelOf = (level: string | number | null | undefined): number => (level === "sorin" ? 5 : Number(level) - 1);
