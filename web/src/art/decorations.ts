// What the pages draw for a game beyond the server's data: a sign, a scene, a gate on Home. All of it is optional;
// without an entry a game gets a sign and a scene made from its name (GameSign, Print).
import type { Component } from "svelte";
import type { Kanji } from "./kanji";
import SceneBitoku from "./SceneBitoku.svelte";
import SceneKoi from "./SceneKoi.svelte";
import SceneSatori from "./SceneSatori.svelte";

export type Decoration = {
  sign?: Kanji;
  scene?: Component;
  /** The game has one of the three gates on Home. */
  gate?: true;
  /** The one to begin with, for somebody who has not finished any game. */
  first?: true;
  /** A small game to try out: it is at the foot of Home and in no list of games. */
  aside?: true;
};

const DECORATIONS: Record<string, Decoration> = {
  satori: { sign: "satori", scene: SceneSatori, gate: true },
  bitoku: { sign: "bitoku", scene: SceneBitoku, gate: true },
  koi: { sign: "koi", scene: SceneKoi, gate: true, first: true },
  toy: { aside: true },
};

export const decorationOf = (game: string): Decoration => DECORATIONS[game] ?? {};

export const GATES: readonly string[] = Object.keys(DECORATIONS).filter((game) => DECORATIONS[game]?.gate);

/** The game whose scene is on the page for an unknown address. */
export const DEAD_END = "bitoku";
