// Opening a table: ask for it, remember one's seat, sit down.
import type { GameCard, OpenTable } from "../made/protocol";
import { prefs } from "../prefs.svelte";
import { go, tableHref } from "../route.svelte";
import * as api from "./api";

/** A table for one, with every setting as it is by default. */
export const soloWish = (card: GameCard): OpenTable => ({ game: card.name, players: 1, seats: [{ name: prefs.name }] });

/** Opens a table and goes there. `mine` is one's own seat, null for who only opens it for others. */
export async function openTable(wish: OpenTable, mine: number | null): Promise<void> {
  const opened = await api.open(wish);
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
