// The tutorials in the console: what is a cell, and which cells need more than a page has.
import { describe, expect, it } from "vitest";
import play from "../../docs/tutorials/play.md?raw";
import { partsOf } from "../src/local/tutorial";

describe("a tutorial", () => {
  it("has paragraphs and cells, and no outputs", () => {
    const parts = partsOf("# Title\n\nOne\nline\n\n```python\nprint(1)\n```\n\n```text\n1\n```\n\nEnd\n");
    expect(parts).toEqual([
      { text: "# Title" },
      { text: "One\nline" },
      { code: "print(1)", here: true },
      { text: "End" },
    ]);
  });

  it("runs here until a cell needs an installation, and no further", () => {
    const cell = (code: string, language = "python"): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
    const here = (text: string): unknown[] => partsOf(text).map((part) => "here" in part && part.here);
    expect(here(cell("a = 1") + cell("sanmon games", "sh") + cell("a"))).toEqual([true, false, false]);
    expect(here(cell("from sanmon.lab.simulate import simulate"))).toEqual([false]);
    expect(here(cell("import numpy as np"))).toEqual([false]);
  });

  it("is mostly there in the one that pages have", () => {
    const parts = partsOf(play);
    const cells = parts.flatMap((part) => ("code" in part ? [part.here] : []));
    expect(cells.filter(Boolean).length).toBeGreaterThan(cells.length / 2);
    expect(cells[0]).toBe(true);
  });
});
