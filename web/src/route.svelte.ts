// Where one is: kept behind the #, so that the secret of a seat's link never reaches a server's log.
export type Route =
  | { page: "home" }
  | { page: "set-up"; game: string }
  | { page: "table"; table: string; token: string }
  | { page: "credits" }
  | { page: "lost" };

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [page = "", first = "", second = ""] = parts;
  if (page === "") return { page: "home" };
  if (page === "new") return { page: "set-up", game: first };
  if (page === "table" && first !== "") return { page: "table", table: first, token: second };
  if (page === "credits") return { page: "credits" };
  return { page: "lost" };
}

class Where {
  now = $state<Route>(read());

  constructor() {
    addEventListener("hashchange", () => {
      this.now = read();
      scrollTo(0, 0);
    });
  }
}

export const where = new Where();

export const homeHref = "#/";
export const creditsHref = "#/credits";
export const setUpHref = (game: string): string => `#/new/${encodeURIComponent(game)}`;
export const tableHref = (table: string, token = ""): string =>
  `#/table/${encodeURIComponent(table)}${token === "" ? "" : `/${encodeURIComponent(token)}`}`;

export function go(href: string): void {
  location.hash = href.slice(1);
}

/** A link that can be sent to somebody. */
export const whole = (href: string): string => new URL(href, location.href).href;
