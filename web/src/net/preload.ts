// Requests that start before the page is created. At a table: the connection, the board and the messages of the game;
// elsewhere: the list of games.
import { boardOf } from "../boards/board";
import { prefs } from "../prefs.svelte";
import { router } from "../route.svelte";
import { fetchWords } from "../words/catalogues";
import { TableConnection } from "./connection.svelte";
import { games } from "./games.svelte";

let opened: { name: string; token: string; connection: TableConnection } | null = null;

function fetchGame(game: string): void {
  void boardOf(game);
  fetchWords(prefs.language, game);
}

/** Starts the early requests. Call it once, before the app is mounted. */
export function preload(): void {
  const route = router.route;
  if (route.page !== "table") {
    games.load().catch(() => undefined); // the page that needs the list asks again and reports the error
    return;
  }
  void import("../table/TablePage.svelte");
  opened = {
    name: route.table,
    token: route.token,
    connection: new TableConnection(route.table, route.token, fetchGame),
  };
}

/** The connection to a table: the one that was opened early, or a new one. */
export function connectionTo(name: string, token: string): TableConnection {
  const early = opened;
  opened = null;
  if (early?.name === name && early.token === token) return early.connection;
  early?.connection.close();
  return new TableConnection(name, token);
}
