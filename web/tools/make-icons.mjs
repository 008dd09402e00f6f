// Extracts the icons we use from the Game Icons set as outlines, with their authors for the credits (CC BY 3.0).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const USED = {
  Lorc: [
    "fire-bowl",
    "fox-head",
    "hammer-nails",
    "lotus",
    "meditation",
    "prayer",
    "ringing-bell",
    "scroll-unfurled",
    "stone-block",
    "teapot",
  ],
  Delapouite: ["asian-lantern", "pagoda", "shinto-shrine"],
  sbed: ["hand"],
  Skoll: [
    "inverted-dice-1",
    "inverted-dice-2",
    "inverted-dice-3",
    "inverted-dice-4",
    "inverted-dice-5",
    "inverted-dice-6",
  ],
};

const set = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
const { icons } = JSON.parse(readFileSync(set, "utf-8"));

const outlines = {};
for (const name of Object.values(USED).flat().sort()) {
  const paths = [...(icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`Game Icons has no ${name}`);
  outlines[name] = paths.join("");
}

const generated = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "generated");
mkdirSync(generated, { recursive: true });
writeFileSync(
  join(generated, "icons.ts"),
  `/* Made from Game Icons by tools/make-icons.mjs: do not edit. Each is drawn on a square of 512. */
export const outlines = ${JSON.stringify(outlines, null, 2)} as const;
export type IconName = keyof typeof outlines;
export const authors: Record<string, readonly string[]> = ${JSON.stringify(USED, null, 2)};
`,
);
