// Which part of the board stands beside which chapter. The scenes are positions of games that were really played (tools/scenes.py).
import type { Prompt } from "../made/protocol";

export type Scene = { view: unknown; prompt: Prompt; seat: number; players: number };
/** `of`: what is cut out; nothing: the whole board. */
export type PictureOf = { key: string; of: string };

/** A part of the board that the board itself names. */
const part = (name: string): string => `[data-part="${name}"]`;
const things = (...starts: string[]): string => starts.map((start) => `[data-thing^="${start}"]`).join(", ");

export const PICTURES: Record<string, Record<string, PictureOf[]>> = {
  satori: {
    "1": [{ key: "board", of: "" }],
    "4": [{ key: "altars", of: things("altar:upper-", "altar:lower-") }],
    "5": [{ key: "offerings", of: part("offerings") }],
    "6": [{ key: "wheels", of: part("wheels") }],
    "8": [{ key: "construction", of: ".yard" }],
    "10": [{ key: "pagoda", of: part("pagoda") }],
    "11": [{ key: "mountains", of: things("space:") }],
    "13": [{ key: "charity", of: things("altar:charity") }],
  },
  bitoku: {
    "1": [{ key: "board", of: "" }],
    "8": [{ key: "regions", of: things("region:") }],
    "9": [{ key: "home", of: things("region:home", "home:") }],
    "11": [{ key: "areas", of: things("area:") }],
    "12": [{ key: "kodama", of: things("kodama:") }],
    "13": [{ key: "paths", of: part("paths") }],
    "14": [{ key: "rocks", of: part("garden") }],
  },
  koi: {
    "1": [{ key: "board", of: "" }],
    "3": [{ key: "offer", of: part("offer") }],
    "4": [{ key: "pond", of: ".fit" }],
    "5": [{ key: "goals", of: ".goals" }],
  },
};

const scenes = import.meta.glob<Scene>("../made/scenes/*.json", { import: "default" });

export async function sceneOf(game: string): Promise<Scene | null> {
  return (await scenes[`../made/scenes/${game}.json`]?.()) ?? null;
}
