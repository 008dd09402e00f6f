// The routes of the app. They are stored behind the #, so that the token of a seat's link never reaches a server's log.
export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "set-up"; game: string; set: string }
  | { page: "table"; table: string; token: string }
  | { page: "replay"; table: string; n: number | null; seat: number | null }
  | { page: "review"; table: string; seat: number | null }
  | { page: "rules"; game: string; clause: string }
  | { page: "components"; game: string; set: string }
  | { page: "box" }
  | { page: "companion"; game: string; sheet: "solo" | "pad" }
  | { page: "layout"; game: string }
  | { page: "tracks"; game: string }
  | { page: "referee"; game: string }
  | { page: "workshop"; game: string; table: string; piece: string }
  | { page: "mine" }
  | { page: "console"; game: string; table: string }
  | { page: "play"; game: string; agent: string }
  | { page: "settings" }
  | { page: "reset"; code: string }
  | { page: "credits" }
  | { page: "lost" };

/** A number in the address; null for any other text and for an empty part. */
const number = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % in a damaged link
  }
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  const [page = "", first = "", second = "", third = ""] = parts;
  switch (page) {
    case "":
      return { page: "home" };
    case "lobby":
      return { page: "lobby" };
    case "new":
      return { page: "set-up", game: first, set: second };
    case "table":
      return first === "" ? { page: "lost" } : { page: "table", table: first, token: second };
    case "replay":
      return first === "" ? { page: "lost" } : { page: "replay", table: first, seat: number(second), n: number(third) };
    case "review":
      return first === "" ? { page: "lost" } : { page: "review", table: first, seat: number(second) };
    case "rules":
      return { page: "rules", game: first, clause: second };
    case "components":
      return { page: "components", game: first, set: second };
    case "box":
      if (first === "") return { page: "box" };
      if (second === "layout" || second === "tracks") return { page: second, game: first };
      return { page: "companion", game: first, sheet: second === "pad" ? "pad" : "solo" };
    case "referee":
      return { page: "referee", game: first };
    case "workshop":
      return first === "" ? { page: "lost" } : { page: "workshop", game: first, table: second, piece: third };
    case "play":
      return first === "" ? { page: "lost" } : { page: "play", game: first, agent: second };
    case "console":
      return { page: "console", game: first || "koi", table: second };
    case "games":
      return { page: "mine" };
    case "settings":
      return { page: "settings" };
    case "reset":
      return { page: "reset", code: first };
    case "credits":
      return { page: "credits" };
    default:
      return { page: "lost" };
  }
}

class Router {
  route = $state<Route>(read());

  constructor() {
    addEventListener("hashchange", () => {
      const before = this.route.page;
      this.route = read();
      // A change within the same page (a step of a replay, a clause of the rules) keeps the scroll position.
      if (this.route.page !== before) scrollTo(0, 0);
    });
  }
}

export const router = new Router();

const path = (...parts: (string | number)[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;

export const homeHref = "#/";
export const lobbyHref = "#/lobby";
/** Beside the box; with a game, its solo opponent or another sheet. */
export const boxHref = (game = "", sheet: "" | "pad" | "layout" | "tracks" = ""): string =>
  path("box", ...[game, sheet].filter(Boolean));
export const refereeHref = (game: string): string => path("referee", game);
export const mineHref = "#/games";
export const settingsHref = "#/settings";
export const resetHref = "#/reset";
export const creditsHref = "#/credits";
/** The set-up of a table; `set`: the component set that is chosen at first. */
export const setUpHref = (game: string, set = ""): string => path("new", ...[game, set].filter(Boolean));
/** The console with a game of its own, or with a copy of a finished one. */
export const consoleHref = (game: string, table = ""): string => path("console", ...[game, table].filter(Boolean));
/** Begins a game alone, or against an agent, at once. */
export const playHref = (game: string, agent = ""): string => path("play", ...[game, agent].filter(Boolean));
export const tableHref = (table: string, token = ""): string =>
  token === "" ? path("table", table) : path("table", table, token);
/** A finished game as a seat sees it (null: as a spectator) at a step (null: at its start). */
export const replayHref = (table: string, seat: number | null = null, n: number | null = null): string =>
  n === null ? path("replay", table, seat ?? "all") : path("replay", table, seat ?? "all", n);
export const reviewHref = (table: string, seat: number): string => path("review", table, seat);
/** The rules of a game; without a name, of the first game in the list. */
export const rulesHref = (game = "", clause = ""): string => path("rules", ...[game, clause].filter(Boolean));
/** The pieces of a game (without a name, of the first game), in its default set or in another. */
export const componentsHref = (game = "", set = ""): string => path("components", ...[game, set].filter(Boolean));
/** The workshop of a game, where one types in a set of one's own; with a piece, at that piece. */
export const workshopHref = (game: string, table = "", piece = ""): string =>
  path("workshop", ...[game, table, piece].filter(Boolean));

export function go(href: string): void {
  location.hash = href.slice(1);
}

/** Changes the address without an entry in the browser's history and without loading a page. */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, "", href);
}

/** The full URL of a link, to send to somebody. */
export const absoluteUrl = (href: string): string => new URL(href, location.href).href;
