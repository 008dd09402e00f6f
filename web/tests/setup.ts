// Stubs of the browser, as far as the tested modules use it. Requests get the server's responses from the facts.
import { vi } from "vitest";
import { facts, factsOf } from "./facts";

vi.stubGlobal("location", { href: "http://sanmon.invalid/", pathname: "/", hash: "" });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined); // the address never changes
vi.stubGlobal("fetch", (url: URL): Promise<Response> => {
  if (url.pathname === "/api/games") return Promise.resolve(Response.json(facts.cards));
  const [, game = "", language] = /^\/api\/games\/(\w+)\/words\/(en|cs|ru)$/.exec(url.pathname) ?? [];
  if (language === undefined) throw new Error(`no stub for ${url}`);
  return Promise.resolve(Response.json(factsOf(game).catalogues[language ?? ""]));
});
