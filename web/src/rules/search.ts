// Finds the clauses that match some words or a number, as the kernel's clauses.py does for the terminal.
import type { RuleClause } from "../generated/protocol";
import { normalised } from "./inline";

const NUMBER = /^\d+(\.\d+)*\.?$/;
const ENDINGS = /[aeiouysаеиоуыэюяь]+$/; // inflected endings of short words, without accents
const SHORTEST = 3;

/**
 * The clauses that match a query; all of them if it is empty. A word of the query matches inside any word, and its stem
 * matches the beginning of a word.
 */
export function search(clauses: readonly RuleClause[], query: string): RuleClause[] {
  const wanted = normalised(query).trim();
  if (NUMBER.test(wanted)) {
    const id = wanted.replace(/\.$/, "");
    return clauses.filter((one) => one.id === id || one.id.startsWith(`${id}.`));
  }
  const words = wanted.split(/\s+/).filter((word) => word !== "");
  const texts = clauses.map((one) => normalised(`${one.heading} ${one.text}`));
  const about = (parts: string[], has: (text: string, part: string) => boolean): Set<RuleClause> =>
    new Set(clauses.filter((_, place) => parts.every((part) => has(texts[place] ?? "", part))));
  const found = about(words, (text, part) => text.includes(part));
  const inflected = about(words.map(stem), begins);
  return clauses.filter((one) => found.has(one) || inflected.has(one));
}

/** The beginning that a word shares with its other forms: a rough guess, good enough to find a clause. */
function stem(word: string): string {
  if (word.length >= 6) return word.slice(0, word.length >= 8 ? -3 : -2);
  const short = word.replace(ENDINGS, "");
  return short.length >= SHORTEST ? short : word;
}

/** Whether some word of the text begins with this part. */
function begins(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  }
  return false;
}
