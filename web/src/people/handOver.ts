// Several own seats on one screen: whose turn it is to sit down.
import type { TableConnection } from "../net/connection.svelte";
import { prefs } from "../prefs.svelte";
import { tableHref } from "../route.svelte";

/** The own seat that has to decide next, if it is not the one of this page, and the address of its page. */
export function handOver(connection: TableConnection): { seat: number; href: string } | null {
  const { table, position } = connection;
  if (!table || !position || position.options.length > 0) return null;
  const remembered = prefs.tables.find((other) => other.table === table.table);
  const seat = position.prompt.waiting.find(
    (waiting) => waiting !== table.seat && table.seats.some((info) => info.seat === waiting && info.mine),
  );
  const link = [...(remembered?.links ?? []), ...(remembered ? [remembered] : [])].find(
    (other) => other.seat === seat && other.token !== "",
  );
  return seat === undefined || !link ? null : { seat, href: tableHref(table.table, link.token) };
}
