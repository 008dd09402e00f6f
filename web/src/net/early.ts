// What is asked for while the page itself is still coming: at a table the line, the board and the words of the game; elsewhere the list of games.
import { boardOf } from "../boards/board";
import { prefs } from "../prefs.svelte";
import { where } from "../route.svelte";
import { fetchWords } from "../words/catalogues";
import { games } from "./games.svelte";
import { Live } from "./live.svelte";

let waiting: { name: string; token: string; live: Live } | null = null;

function bring(game: string): void {
  void boardOf(game);
  fetchWords(prefs.language, game);
}

/** To be called once, before the page is made. */
export function hurry(): void {
  const route = where.now;
  if (route.page !== "table") {
    games.load().catch(() => undefined); // whoever needs it asks again, and says what is wrong
    return;
  }
  void import("../table/TablePage.svelte");
  waiting = { name: route.table, token: route.token, live: new Live(route.table, route.token, bring) };
}

/** The line to a table: the one that was opened early, or a new one. */
export function lineTo(name: string, token: string): Live {
  const early = waiting;
  waiting = null;
  if (early?.name === name && early.token === token) return early.live;
  early?.live.close();
  return new Live(name, token);
}
