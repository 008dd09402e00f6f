// A page's surroundings, as far as the tested modules look at them. What is asked over HTTP is answered with what the server answers.
import { vi } from "vitest";
import type { Language } from "../src/words/catalogues";
import { facts, factsOf } from "./facts";

vi.stubGlobal("location", { href: "http://sanmon.invalid/", hash: "" });
vi.stubGlobal("addEventListener", () => undefined); // the address does not change
vi.stubGlobal("fetch", (url: URL): Promise<Response> => {
  if (url.pathname === "/api/games") return Promise.resolve(Response.json(facts.cards));
  const [, game = "", language] = /^\/api\/games\/(\w+)\/words\/(en|cs|ru)$/.exec(url.pathname) ?? [];
  if (language === undefined) throw new Error(`nothing here answers ${url}`);
  return Promise.resolve(Response.json(factsOf(game).catalogues[language as Language]));
});
