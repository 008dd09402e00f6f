// The clause of the rules that a prompt rests on.
import type { Catalogue } from "../made/protocol";

export type Clause = { id: string; text: string };

export function clauseOf(catalogue: Catalogue | null, id: string): Clause | null {
  const found = catalogue?.clauses.find((clause) => clause.id === id);
  return found ? { id: found.id, text: found.text } : null;
}
