// Opening a table: ask for it, remember one's seat, sit down.
import type { GameCard, Opened, OpenTable } from "../made/protocol";
import { prefs } from "../prefs.svelte";
import { go, tableHref } from "../route.svelte";
import { levelsOf } from "../table/names";
import * as api from "./api";

/** A table for one, with every setting as it is by default. */
export const soloWish = (card: GameCard): OpenTable => ({ game: card.name, players: 1, seats: [{ name: prefs.name }] });

/** Oneself against one bot of a middling level. */
export function duelWish(card: GameCard): OpenTable | null {
  const levels = levelsOf(card.agents);
  const agent = levels[Math.min(2, levels.length - 1)];
  if (!agent || !card.players.includes(2)) return null;
  return { game: card.name, players: 2, seats: [{ name: prefs.name }, { agent }] };
}

/** Opens a table and goes there. `mine` is one's own seat, null for who only opens it for others. */
export async function openTable(wish: OpenTable, mine: number | null): Promise<void> {
  goThere(await api.open(wish), mine);
}

/** Remembers a table that was opened, and goes there. */
export function goThere(opened: Opened, mine: number | null): void {
  const own = opened.links.find((link) => link.seat === mine);
  prefs.remember({
    table: opened.table,
    game: opened.game,
    seat: own?.seat ?? null,
    token: own?.token ?? "",
    opened: Date.now(),
    over: false,
    links: opened.links.filter((link) => link.seat !== mine),
  });
  go(tableHref(opened.table, own?.token));
}

/** What somebody was sent, whole or in part: the address within the app, or null. */
export function hrefIn(text: string): string | null {
  const found = /#\/(table|replay|review)\/[^\s"'<>]+/.exec(text.trim());
  if (found) return found[0];
  return /^[\w-]{6,64}$/.test(text.trim()) ? tableHref(text.trim()) : null;
}
