// The names of component sets.
import type { SetInfo } from "../generated/protocol";
import type { Words } from "../words/words";

const OURS = /^Sanmon set (\d+)$/; // our sets are titled in English in their files

export function setTitle(set: { name: string; title: string }, words: Words): string {
  const number = OURS.exec(set.title)?.[1];
  return number ? words.say("web-set-sanmon", { number }) : set.title || set.name;
}

export function setName(set: SetInfo, words: Words): string {
  const title = setTitle(set, words);
  if (!set.ours) return title;
  return words.say("web-set-named", { title, what: words.say(set.usual ? "web-set-usual" : "web-set-ours") });
}
