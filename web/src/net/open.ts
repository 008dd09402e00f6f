// Opening a table: requests it, remembers the player's seat and goes there.
import type { GameSummary, Opened, OpenTable } from "../generated/protocol";
import { prefs } from "../prefs.svelte";
import { go, tableHref } from "../route.svelte";
import { ALONE, hasBeaten, rungOf } from "../table/rungs";
import * as api from "./api";

/** A table for one player: with the gentle settings of the game until they have won alone, then with the default ones. */
export const soloRequest = (card: GameSummary): OpenTable => ({
  game: card.name,
  players: 1,
  seats: [{ name: prefs.name }],
  ...(hasBeaten(card.name, ALONE) ? {} : { settings: card.gentle ?? {} }),
});

/** A table for the player and one bot; null if the game does not allow it. */
export function duelRequest(card: GameSummary, agent: string = rungOf(card)): OpenTable | null {
  if (!agent || !card.players.includes(2)) return null;
  return { game: card.name, players: 2, seats: [{ name: prefs.name }, { agent }] };
}

/** Opens a table and goes there. `mine` is the player's own seat; null if the table is for others. */
export async function openTable(request: OpenTable, mine: number | null): Promise<void> {
  goToTable(await api.open(request), mine);
}

/** Goes to the lesson of a game that was left, or opens it. */
export async function openLesson(game: string, lesson: string): Promise<void> {
  const left = prefs.lessonTable(game, lesson);
  if (left) return go(tableHref(left.table, left.token));
  const opened = await api.openLesson({ game, lesson, name: prefs.name });
  goToTable(opened, opened.links[0]?.seat ?? null, lesson);
}

/** Remembers a table that was opened, and goes there. */
export function goToTable(opened: Opened, mine: number | null, lesson?: string): void {
  const own = opened.links.find((link) => link.seat === mine);
  prefs.rememberTable({
    table: opened.table,
    game: opened.game,
    seat: own?.seat ?? null,
    token: own?.token ?? "",
    opened: Date.now(),
    over: false,
    links: opened.links.filter((link) => link.seat !== mine),
    ...(lesson === undefined ? {} : { lesson }),
  });
  go(tableHref(opened.table, own?.token));
}

/**
 * Finds the address of a page in pasted text: a whole link, a part of one, or the name of a table. Null if there is
 * none.
 */
export function hrefIn(text: string): string | null {
  const found = /#\/(table|replay|review)\/[^\s"'<>]+/.exec(text.trim());
  if (found) return found[0];
  return /^[\w-]{6,64}$/.test(text.trim()) ? tableHref(text.trim()) : null;
}
