// Which part of the board is shown in which chapter. The scenes are positions of games that were really played
// (tools/scenes.py).
import type { Prompt } from "../generated/protocol";

export type Scene = { view: unknown; prompt: Prompt; seat: number; players: number };
/** `selector`: the elements to cut the picture to; empty for the whole board. */
export type RulesPicture = { key: string; selector: string };

/** The selector of a part that the board marks with `data-part`. */
const part = (name: string): string => `[data-part="${name}"]`;
const things = (...starts: string[]): string => starts.map((start) => `[data-thing^="${start}"]`).join(", ");

export const PICTURES: Record<string, Record<string, RulesPicture[]>> = {
  satori: {
    "1": [{ key: "board", selector: "" }],
    "4": [{ key: "altars", selector: things("altar:upper-", "altar:lower-") }],
    "5": [{ key: "offerings", selector: part("offerings") }],
    "6": [{ key: "wheels", selector: part("wheels") }],
    "8": [{ key: "construction", selector: ".yard" }],
    "10": [{ key: "pagoda", selector: part("pagoda") }],
    "11": [{ key: "mountains", selector: things("space:") }],
    "13": [{ key: "charity", selector: things("altar:charity") }],
  },
  bitoku: {
    "1": [{ key: "board", selector: "" }],
    "8": [{ key: "regions", selector: things("region:") }],
    "9": [{ key: "home", selector: things("region:home", "home:") }],
    "11": [{ key: "areas", selector: things("area:") }],
    "12": [{ key: "kodama", selector: things("kodama:") }],
    "13": [{ key: "paths", selector: part("paths") }],
    "14": [{ key: "rocks", selector: part("garden") }],
  },
  koi: {
    "1": [{ key: "board", selector: "" }],
    "3": [{ key: "offer", selector: part("offer") }],
    "4": [{ key: "pond", selector: ".fit" }],
    "5": [{ key: "goals", selector: ".goals" }],
  },
};

/** The picture beside each section of *How to play*. */
export const HOW_TO: Record<string, Record<string, RulesPicture>> = {
  satori: {
    goal: { key: "pagoda", selector: part("pagoda") },
    turn: { key: "altars", selector: things("altar:upper-", "altar:lower-") },
    round: { key: "mountains", selector: things("space:") },
  },
  bitoku: {
    goal: { key: "board", selector: "" },
    turn: { key: "regions", selector: things("region:") },
    scoring: { key: "kodama", selector: things("kodama:") },
  },
  koi: {
    goal: { key: "pond", selector: ".fit" },
    turn: { key: "offer", selector: part("offer") },
    round: { key: "goals", selector: ".goals" },
  },
};

const scenes = import.meta.glob<Scene>("../generated/scenes/*.json", { import: "default" });

export async function sceneOf(game: string): Promise<Scene | null> {
  return (await scenes[`../generated/scenes/${game}.json`]?.()) ?? null;
}
