// Tests of the workshop for sets of one's own: tables in and out, sources and progress, undo, buttons for effects.
import { describe, expect, test } from "vitest";
import type { ActionInfo, SetCheck, SetSource } from "../src/generated/protocol";
import * as compose from "../src/sets/workshop/compose";
import { readCsv, writeCsv } from "../src/sets/workshop/csv";
import * as drafts from "../src/sets/workshop/draft";
import { findingsOf } from "../src/sets/workshop/findings";
import * as undoing from "../src/sets/workshop/history";
import { readToml, writeToml } from "../src/sets/workshop/toml";
import { unzipped, zipped } from "../src/sets/workshop/zip";

const TOML =
  '# ours\nname = "sanmon-1"\ntitle = "Sanmon set 1" # a title\nnote = "ours"\n\n[supply]\nwood = 20\nsource = "sanmon"\n';
const CARDS = 'id,effect,cost,copies,source,note\nfox,"2 wood, mon",mon,2,sanmon,why\nowl,stone,-,1,rulebook,\n';
const source: SetSource = {
  name: "sanmon-1",
  files: {
    "set.toml": TOML,
    "cards.csv": CARDS,
    "provenance.csv": "table,row,field,source,note\ncards,owl,copies,sanmon,\n",
  },
  goods: ["wood", "stone", "mon"],
  actions: [],
};
const fresh = (): drafts.Draft => drafts.copyOf("any", source, "Mine");
const row = (draft: drafts.Draft, id: string): drafts.Piece => drafts.rowOf(draft, "cards", id) ?? {};

describe("tables", () => {
  test("come out as they went in", () => {
    expect(writeCsv(readCsv(CARDS))).toBe(CARDS);
    expect(readCsv('\uFEFFid,note\r\na,"he said ""no"", twice"\r\n\r\nb\r\n')).toEqual({
      columns: ["id", "note"],
      rows: [
        { id: "a", note: 'he said "no", twice' },
        { id: "b", note: "" },
      ],
    });
  });

  test("have one line for each row, whatever is typed in", () => {
    const text = writeCsv({ columns: ["id", "note"], rows: [{ id: "a", note: 'x,\n"y"' }, { id: "b" }] });
    expect(text.split("\n")).toEqual(["id,note", 'a,"x, ""y"""', "b,", ""]);
  });

  test("set.toml keeps its comments, and says what is no number as a text", () => {
    const rows = readToml(TOML);
    expect(writeToml(TOML, rows)).toBe(TOML);
    const changed = rows.map((one) => (one.id === "supply" ? { ...one, wood: "many" } : { ...one, title: 'My "box"' }));
    const text = writeToml(TOML, changed);
    expect(text).toContain('title = "My \\"box\\"" # a title');
    expect(text).toContain('wood = "many"');
    expect(readToml(text)[1]).toMatchObject({ wood: "many", source: "sanmon" });
  });
});

describe("a draft", () => {
  test("begins as ours, under its own name", () => {
    const files = drafts.filesOf(fresh());
    expect(files["cards.csv"]).toBe(CARDS);
    expect(files["set.toml"]).toContain('name = "Mine"\ntitle = "Mine"');
    expect(drafts.wholeProgress(fresh())).toEqual({ done: 0, all: 4 });
  });

  test("marks what was typed in, field by field, and what is still ours", () => {
    let draft = drafts.typed(fresh(), "cards", "fox", "effect", "3 wood");
    expect(row(draft, "fox")).toMatchObject({ effect: "3 wood", source: "box", note: "" });
    expect(drafts.stillOurs(draft, "cards", row(draft, "fox"))).toEqual(["cost", "copies"]);
    expect(drafts.progressOf(draft, "cards")).toEqual({ done: 0, all: 3 });
    draft = drafts.confirmed(draft, "cards", "fox");
    expect(drafts.stillOurs(draft, "cards", row(draft, "fox"))).toEqual([]);
    expect(drafts.progressOf(draft, "cards")).toEqual({ done: 2, all: 3 });
    const files = drafts.filesOf(drafts.typed(draft, "cards", "owl", "copies", "2"));
    expect(files["provenance.csv"]).toContain("cards,owl,effect,rulebook,");
    expect(files["provenance.csv"]).not.toContain("cards,owl,copies");
    expect(drafts.restored(draft, "cards", "fox", fresh()).tables).toEqual(fresh().tables);
  });

  test("can have more pieces or fewer than ours", () => {
    const { draft, id } = drafts.added(fresh(), "cards", "fox");
    expect(draft.tables.cards?.rows.map((one) => one.id)).toEqual(["fox", id, "owl"]);
    const one = drafts.removed(drafts.removed(draft, "cards", "fox"), "cards", id);
    expect(drafts.removed(one, "cards", "owl")).toBe(one); // a table keeps its last piece
  });

  test("takes from ours what files lack", () => {
    const empty = drafts.adopted("any", source, {}, "Mine");
    expect(drafts.filesOf(empty)).toEqual(drafts.filesOf(fresh()));
    const files = { "cards.csv": "id,effect,cost,copies,source,note\nfox,stone,wood,2,box,\nowl,,,,box,\n" };
    const half = drafts.adopted("any", source, files, "Mine");
    expect(row(half, "fox")).toMatchObject({ effect: "stone", source: "box" });
    expect(row(half, "owl")).toEqual(row(fresh(), "owl"));
    const first = drafts.adopted("any", source, { "cards.csv": files["cards.csv"].replace(/owl.*\n/, "") }, "Mine");
    expect(first.tables.cards?.rows.map((one) => one.id)).toEqual(["fox", "owl"]);
    expect(drafts.stillOurs(first, "cards", row(first, "owl"))).toEqual(["copies"]);
  });

  test("is the same after a zip", async () => {
    const files = drafts.filesOf(drafts.confirmed(fresh(), "cards", "fox"));
    const data = new Uint8Array(await zipped(files, "Mine").arrayBuffer());
    expect(unzipped(data)).toEqual(files);
    expect(drafts.filesOf(drafts.adopted("any", source, unzipped(data), ""))).toEqual(files);
  });

  test("shows what the check says at its field", () => {
    const problem = (file: string, line: number | null, field: string) => ({
      file,
      line,
      field,
      message: "",
      key: null,
      most: 0,
      code: null,
      args: {},
      at: 0,
    });
    const check: SetCheck = {
      problems: [
        problem("cards.csv", 3, "effect"),
        problem("cards.csv", null, "copies"),
        problem("set.toml", null, "supply.wood"),
      ],
      warnings: [],
      cards: {},
      name: "",
      title: "",
    };
    expect(findingsOf(check, fresh()).map(({ table, piece, column }) => [table, piece, column])).toEqual([
      ["cards", "owl", "effect"],
      ["cards", "", "copies"],
      ["set", "supply", "wood"],
    ]);
  });
});

test("undo takes back whole fields, and redo brings them again", () => {
  let history = undoing.begin("");
  for (const text of ["w", "wo", "woo"]) history = undoing.step(history, text, "field");
  history = undoing.step(history, "woo!", "other");
  history = undoing.undo(history);
  expect(history.now).toBe("woo");
  history = undoing.undo(history);
  expect(history.now).toBe("");
  expect(undoing.undo(history)).toBe(history);
  history = undoing.redo(undoing.redo(history));
  expect(history.now).toBe("woo!");
  expect(undoing.redo(history)).toBe(history);
  expect(undoing.step(undoing.undo(history), "new").future).toEqual([]);
});

describe("buttons write the notation", () => {
  const roll: ActionInfo = { name: "roll", least: -1, most: -1 };
  const amulet: ActionInfo = { name: "amulet", least: 1, most: 3 };
  const at = (text: string): [string, number] => [text, text.length];

  test("goods are counted, actions are repeated or their numbers grow", () => {
    expect(compose.withGood(...at(""), "wood").text).toBe("wood");
    expect(compose.withGood(...at("wood"), "wood").text).toBe("2 wood");
    expect(compose.withGood(...at("mon, 2 wood"), "wood").text).toBe("mon, 3 wood");
    expect(compose.withGood(...at("driftwood"), "wood").text).toBe("driftwood, wood");
    expect(compose.withGood(...at("wood"), "stone").text).toBe("wood, stone");
    expect(compose.withGood(...at("3"), "stone").text).toBe("3 stone");
    expect(compose.withGood(...at("-"), "stone").text).toBe("stone");
    expect(compose.withAction(...at("mon >"), roll).text).toBe("mon > roll");
    expect(compose.withAction(...at("roll"), roll).text).toBe("roll x2");
    expect(compose.withAction(...at("roll x2"), roll).text).toBe("roll x3");
    expect(compose.withAction(...at("wood"), amulet).text).toBe("wood, amulet 1");
    expect(compose.withAction(...at("amulet 3"), amulet).text).toBe("amulet 3");
  });

  test("signs stand between words", () => {
    expect(compose.withSign(...at("wood"), "|").text).toBe("wood | ");
    expect(compose.withSign(...at("wood | "), ">").text).toBe("wood > ");
    expect(compose.withSign(...at(""), "+").text).toBe("");
    expect(compose.withSign(...at("roll x2"), "x").text).toBe("roll x3");
    expect(compose.withGood(...at(compose.withSign(...at("2"), "(").text), "wood").text).toBe("2 (wood");
    expect(compose.withSign(...at("2 (wood|stone"), ")").text).toBe("2 (wood|stone)");
    expect(compose.withSign(...at("wood"), "-").text).toBe("-");
    expect(compose.withoutLast(...at("wood | 2 stone")).text).toBe("wood | 2");
  });

  test("also in the middle of a text, and instead of a word that is not complete", () => {
    expect(compose.withGood("wood > roll", 4, "mon")).toEqual({ text: "wood, mon > roll", caret: 9 });
    expect(compose.unfinished("wood, sto", 9, ["wood", "stone"])).toBe("sto");
    expect(compose.unfinished("wood", 4, ["wood"])).toBe("");
    expect(compose.withoutUnfinished("wood, sto", 9, "sto")).toEqual({ text: "wood, ", caret: 6 });
  });
});
