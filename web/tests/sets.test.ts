// Tests of sets/files.ts, the name of a set that is uploaded, and of sets/provenance.ts, the sources of single fields.
import { describe, expect, test } from "vitest";
import type { Catalogue } from "../src/generated/protocol";
import { LONGEST_NAME, NotASet, plainName, setOf } from "../src/sets/files";
import { fieldGroups, hasSource } from "../src/sets/provenance";

describe("the name of an uploaded set", () => {
  test("may be plain text in any script", () => {
    for (const name of ["my own", "Моя коробка", "私の箱", "č. 2 🎲"]) expect(plainName(`name = "${name}"`)).toBe(true);
    expect(plainName("game = 'toy'")).toBe(true); // the server reports a missing name
  });

  test("is neither too long nor empty, and has no invisible characters", () => {
    const long = "a".repeat(LONGEST_NAME + 1);
    for (const name of [long, " ", "a\u202eb", "a\u200bb", "a\\u202Eb"])
      expect(plainName(`game = "toy"\nname = "${name}"\n`)).toBe(false);
  });

  test("is checked before anything is sent", async () => {
    const toml = new File([`name = "a\u202eb"`], "set.toml");
    await expect(setOf([toml])).rejects.toEqual(new NotASet("name"));
  });
});

describe("the sources of single fields", () => {
  const line = (row: string, field: string, source: string, note = "") => ({
    table: "cards",
    row,
    field,
    source,
    note,
  });
  const provenance = [
    line("market", "base", "sanmon"),
    line("market", "3+", "sanmon", "why"),
    line("market", "effect", "deduced"),
    line("well", "family", "rulebook"),
  ];
  const catalogue = { components: { provenance } } as unknown as Catalogue;
  const market = { id: "market", source: "rulebook" };

  test("are grouped by source, and columns with one name are named once", () => {
    expect(fieldGroups(catalogue, "cards", [market])).toEqual([
      { source: "sanmon", fields: ["copies"], notes: ["why"] },
      { source: "deduced", fields: ["effect"], notes: [] },
    ]);
    expect(fieldGroups(catalogue, "goals", [market])).toEqual([]);
  });

  test("count for the filter by source", () => {
    for (const source of ["", "rulebook", "sanmon", "deduced", "mixed"])
      expect(hasSource(catalogue, "cards", market, source)).toBe(true);
    expect(hasSource(catalogue, "cards", market, "report")).toBe(false);
    expect(hasSource(catalogue, "cards", { id: "rain", source: "sanmon" }, "mixed")).toBe(false);
  });
});
