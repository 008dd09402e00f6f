// The clauses about some words or under a number, as the kernel's clauses.py finds them for the terminal.
import type { RuleClause } from "../made/protocol";
import { plain } from "./inline";

const NUMBER = /^\d+(\.\d+)*\.?$/;
const ENDINGS = /[aeiouysаеиоуыэюяь]+$/; // what short words are declined in, accents taken off; long ones lose more
const SHORTEST = 3;

/** Everything for an empty wish. Words are found as they are inside others, and at the beginning of others with another ending. */
export function search(clauses: readonly RuleClause[], wanted: string): RuleClause[] {
  const wish = plain(wanted).trim();
  if (NUMBER.test(wish)) {
    const id = wish.replace(/\.$/, "");
    return clauses.filter((one) => one.id === id || one.id.startsWith(`${id}.`));
  }
  const words = wish.split(/\s+/).filter((word) => word !== "");
  const texts = clauses.map((one) => plain(`${one.heading} ${one.text}`));
  const about = (parts: string[], has: (text: string, part: string) => boolean): Set<RuleClause> =>
    new Set(clauses.filter((_, place) => parts.every((part) => has(texts[place] ?? "", part))));
  const found = about(words, (text, part) => text.includes(part));
  const declined = about(words.map(stem), begins);
  return clauses.filter((one) => found.has(one) || declined.has(one));
}

/** What other forms of a word have in common with it, roughly: good enough to find a clause. */
function stem(word: string): string {
  if (word.length >= 6) return word.slice(0, word.length >= 8 ? -3 : -2);
  const short = word.replace(ENDINGS, "");
  return short.length >= SHORTEST ? short : word;
}

/** Whether some word of a text begins so. */
function begins(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  }
  return false;
}
