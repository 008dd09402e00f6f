// Keeps drafts in this browser, one for each game.
import type { Draft } from "./draft";

const key = (game: string): string => `sanmon-workshop-${game}`;

export function kept(game: string): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Draft | null;
    return found && typeof found.tables === "object" && found.game === game ? found : null;
  } catch {
    return null;
  }
}

/** Stores a draft; false if the browser refuses. */
export function keep(draft: Draft): boolean {
  try {
    localStorage.setItem(key(draft.game), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const forget = (game: string): void => localStorage.removeItem(key(game));
