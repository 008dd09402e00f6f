// What a component set is called where one is chosen: by its title, and whether it is ours and the usual one.
import type { SetCard } from "../made/protocol";
import type { Words } from "../words/words";

export function setName(set: SetCard, words: Words): string {
  const title = set.title || set.name;
  if (!set.ours) return title;
  return words.say("web-set-named", { title, what: words.say(set.usual ? "web-set-usual" : "web-set-ours") });
}
