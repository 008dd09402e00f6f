// What is printed on a charm.
import type { Catalogue } from "../../generated/protocol";

/** The effect of a charm, from the component set; null while it has not loaded. */
export const effectOf = (catalogue: Catalogue | null, charm: string): string | null =>
  catalogue?.components.tables.charms?.find((row) => row.id === charm)?.effect ?? null;
