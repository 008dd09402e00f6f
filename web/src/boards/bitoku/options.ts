// Which things on the board an option concerns, and what it would bring.
import type { Catalogue, Described, Prompt } from "../../generated/protocol";
import type { View } from "../../generated/views/bitoku";
import { effectOf, needsOf, rowOf } from "./printed";

/**
 * The board distinguishes dice, favours, places of a display and spaces of the paths, for which options name two things
 * at once.
 */
export function optionThingsOf(option: Described, prompt: Prompt, view: View): string[] {
  const { region, value, hill, favour, target, player, edge, place, mitama } = option.args;
  const of = (...parts: (string | number | null | undefined)[]): string[] => [parts.map(String).join(":")];
  switch (option.key) {
    case "cross":
      return of("die", region, value);
    case "copy":
      return of("copy", target, value);
    case "favour":
    case "cover":
      return of("favour", hill, favour);
    case "advance":
      return of("kodama", region);
    case "back":
      return of("back", region, player);
    case "site":
      return of("area", region);
    case "begin":
      return of("to", option.args.node);
    case "walk":
      return of("to", String(edge).split(":")[1]);
    case "spirit":
      return of("display", "mitama", place);
    case "fly":
      return of("display", "dragonfly", place);
    case "crystal":
      return of("display", "crystal", place);
    case "combine":
      return [`own-mitama:${String(mitama)}`, `own-dragonfly:${String(option.args.dragonfly)}`];
    case "sit":
      return of("sit", option.args.rock, option.args.goods);
    case "sit-free":
      return of("sit", option.args.rock, "-");
    case "step":
      return ["step"];
    case "give":
      return of("amulet", option.args.amulet);
    case "take":
    case "pay":
      return [...new Set(String(option.args.goods).match(/[a-z]+/g) ?? [])].map((good) => `good:${good}`);
    case "boost": {
      const amulets = String(option.args.bundle).match(/[1-3]/g) ?? [];
      return amulets.length > 0 ? amulets.map((amulet) => `amulet:${amulet}`) : of("slot", prompt.args.slot);
    }
    case "pass":
      return ["order"];
    case "do": {
      // The effects of the player's own cards are on the card; those of a space or a tile glow together with it.
      const sort = String(prompt.args.sort ?? "yokai");
      return sort === "yokai" ? option.touches : [...option.touches, `${sort}:${String(prompt.args[sort])}`];
    }
    case "lay":
      return of("own-die", value);
    case "harmonise":
      // The wit beside the card of the prompt or, at the end of a turn, beside any card.
      return prompt.args.yokai !== undefined
        ? of("wit", prompt.args.yokai)
        : (view.actors[prompt.seat ?? 0]?.slots ?? []).map((yokai) => `wit:${yokai}`);
    default:
      return option.touches;
  }
}

/** A price in goods with some of them less. What the player leaves out is their choice, so the rest is any goods. */
function cheaper(price: string, discount: number): string {
  if (price === "-" || discount <= 0) return price;
  const goods = price.split("+").reduce((sum, part) => sum + Number(/\d+/.exec(part)?.[0] ?? 1), 0);
  return goods <= discount ? "-" : `${goods - discount} any`;
}

/** Effects for the list of choices: what is printed on the card, tile, building or space. */
export function optionEffectsOf(option: Described, prompt: Prompt, _view: View, catalogue: Catalogue | null): string[] {
  const args = option.args;
  const shown = (domain: string, id: unknown): string[] => {
    const text = typeof id === "string" ? effectOf(catalogue, domain, id) : "-";
    return text === "-" ? [] : [text];
  };
  /** A tile of a display: its price, less a discount of any goods, and what the place and the tile bring. */
  const bought = (display: string, domain: string, id: unknown): string[] => {
    const spot = rowOf(catalogue, "displays", `${display}-${String(args.place)}`);
    const tile = typeof id === "string" ? effectOf(catalogue, domain, id) : "-";
    const gain = [spot?.gain ?? "-", tile].filter((text) => text !== "-").join(", ");
    const price = cheaper(spot?.cost ?? "-", Number(prompt.args.discount ?? 0));
    const what = gain === "" ? display : gain;
    return price === "-" ? [what] : [`(${price}) > (${what})`];
  };
  switch (option.key) {
    case "play":
    case "discard":
    case "keep-yokai":
      return shown("yokai", args.yokai);
    case "keep-vision": {
      const needs = typeof args.vision === "string" ? needsOf(catalogue, args.vision) : "-";
      const points = rowOf(catalogue, "visions", String(args.vision))?.vp;
      return needs === "-" ? [] : [points ? `${needs} > ${points} vp` : needs];
    }
    case "keep-bitoku":
      return shown("bitoku", args.bitoku);
    case "visit":
    case "build":
      return shown("building", args.building);
    case "crystal":
      return bought("crystal", "crystal", args.crystal);
    case "spirit":
      return bought("mitama", "mitama", args.mitama);
    case "fly":
      return bought("dragonfly", "dragonfly", args.dragonfly);
    case "combine":
      return shown("dragonfly", args.dragonfly);
    case "walk":
      return shown("space", String(args.edge).split(":")[1]);
    default:
      return [];
  }
}
