// Tests of sets/files.ts: the name of a set that is uploaded.
import { describe, expect, test } from "vitest";
import { LONGEST_NAME, NotASet, plainName, setOf } from "../src/sets/files";

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
