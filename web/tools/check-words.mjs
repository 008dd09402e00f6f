// Checks the catalogues of the pages: every message exists in our languages, no other language has a message that English
// does not have, and every key that the pages use exists. The kernel's tests check the games' catalogues.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser } from "@fluent/syntax";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const COMPLETE = ["en", "cs", "ru"]; // what another language lacks is said in English
const LANGUAGES = readdirSync(join(web, "src", "locales"))
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => basename(name, ".ftl"));
const problems = [];

function messages(language) {
  const resource = new FluentParser({ withSpans: false }).parse(
    readFileSync(join(web, "src", "locales", `${language}.ftl`), "utf-8"),
  );
  for (const entry of resource.body)
    if (entry.type === "Junk") problems.push(`${language}.ftl: does not parse near ${entry.content.slice(0, 60)}`);
  const found = resource.body.filter((entry) => entry.type === "Message");
  const names = found.map((entry) => entry.id.name);
  for (const name of names)
    if (names.indexOf(name) !== names.lastIndexOf(name)) problems.push(`${language}.ftl: ${name} is defined twice`);
  return new Map(found.map((entry) => [entry.id.name, variables(entry)]));
}

/** The variables of a message. A translation must not use one that English does not have. */
function variables(node, found = new Set()) {
  if (node?.type === "VariableReference") found.add(node.id.name);
  for (const value of Object.values(node ?? {})) {
    for (const part of Array.isArray(value) ? value : [value])
      if (part && typeof part === "object") variables(part, found);
  }
  return found;
}

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

const catalogues = new Map(LANGUAGES.map((language) => [language, messages(language)]));
const all = new Set([...catalogues.values()].flatMap((catalogue) => [...catalogue.keys()]));
for (const [language, catalogue] of catalogues) {
  for (const key of all) {
    if (!catalogue.has(key) && COMPLETE.includes(language)) problems.push(`${language}.ftl: ${key} is missing`);
    if (!catalogues.get("en").has(key) && !COMPLETE.includes(language) && catalogue.has(key))
      problems.push(`${language}.ftl: ${key} is unknown: English does not have it`);
    const [here, english] = [catalogue.get(key), catalogues.get("en").get(key)];
    if (here && english)
      for (const name of here)
        if (!english.has(name) && !english.has(name.replace(/_[a-z]+$/, "")))
          problems.push(`${language}.ftl: ${key} uses $${name}, which English does not`);
  }
}

const code = [...sources(join(web, "src")), join(web, "vite.config.ts")]
  .map((path) => readFileSync(path, "utf-8"))
  .join("\n");
const literal = new Set([...code.matchAll(/["'`](web-[a-z0-9-]+)["'`]/g)].map((match) => match[1]));
const begun = new Set([...code.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((match) => match[1]));
for (const key of literal) if (!all.has(key)) problems.push(`${key} is used by the pages but is in no catalogue`);
for (const key of all) {
  if (!literal.has(key) && ![...begun].some((start) => key.startsWith(start))) problems.push(`${key} is never used`);
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`words: ${all.size} messages of the pages in ${LANGUAGES.join(", ")}`);
