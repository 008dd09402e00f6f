// The sounds of the steps that a page shows: the player's own answer, another's step, the player's turn, the end.
import { untrack } from "svelte";
import type { Position } from "../generated/protocol";
import { sound } from "./sound";

type Heard = {
  /** The player's own seat; null for a spectator. */
  seat: number | null;
  /** The player is asked. */
  asked: boolean;
  /** The sound of the player's own answer. */
  own: "block" | "drop";
};

/** Call it while a component is created. */
export function soundSteps(shown: () => Position | null, heard: () => Heard): void {
  let last = -1;
  let wasAsked = false;
  $effect(() => {
    const position = shown();
    const { seat, asked, own } = heard();
    untrack(() => {
      const n = position?.n ?? -1;
      const fresh = position?.entries.filter((entry) => entry.n > last) ?? [];
      if (last >= 0 && n > last) {
        if (position?.result != null) sound("gong");
        else if (fresh.some((entry) => entry.kind === "undo")) sound("paper");
        else if (fresh.some((entry) => entry.seat !== seat)) sound(asked && !wasAsked ? "bell" : "step");
        else sound(own);
      }
      last = Math.max(last, n);
      wasAsked = asked;
    });
  });
}
