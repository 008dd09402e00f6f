// The build of the client into the Python package.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogue, languages, PAGES, untranslatedMessages } from "./tools/untranslated.ts";

/** What the pages talk to: a server, or a worker of their own. */
const backendOf = (mode: string): string => (mode === "site" ? "./src/local/backend.svelte.ts" : "./src/net/server.ts");

/** A message of the pages without arguments, in every language that has it. */
function inAllLanguages(key: string): Record<string, string> {
  const said = languages().map((language) => [
    language,
    new RegExp(`^${key} *= *(.+)$`, "m").exec(catalogue(PAGES, language))?.[1],
  ]);
  return Object.fromEntries(said.filter(([, text]) => text));
}

/** Writes sw.js with its messages, the names of all built files and a version that changes with any of them. */
function serviceWorker(): Plugin {
  return {
    name: "sanmon-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf-8")
        .replace("/* by language: your turn */ {}", JSON.stringify(inAllLanguages("web-notice-turn")))
        .replace("/* by language: the game is over */ {}", JSON.stringify(inAllLanguages("web-notice-over")));
      const files = Object.keys(bundle)
        .filter((file) => file !== "index.html")
        .sort();
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
      const shell =
        entry?.type === "chunk"
          ? [entry.fileName, ...entry.imports, ...files.filter((file) => /index-.*\.css$/.test(file))]
          : [];
      const version = createHash("sha256").update(files.join("\n")).update(source).digest("hex").slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source
          .replace("/* the build's files */ []", JSON.stringify(files))
          .replace("/* those that every page needs */ []", JSON.stringify([...new Set(shell)]))
          .replace("sanmon-VERSION", `sanmon-${version}`),
      });
    },
  };
}

// `sanmon serve` serves the pages from the package; they load nothing from any other host. With `--mode site` the games
// run in the pages themselves (tools/make_site.py, which also writes the site's service worker).
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), untranslatedMessages(), ...(mode === "site" ? [] : [serviceWorker()])],
  resolve: { alias: { "#backend": fileURLToPath(new URL(backendOf(mode), import.meta.url)) } },
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/sanmon/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // Files that are always needed together are one chunk: each request costs time.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /src\/(words|net|boards\/koi\/(sight|speech|directions)|boards\/board|prefs|route)/,
            },
            {
              name: "signs",
              test: /src\/(art\/(Glyph|EffectRow|effects|Kamon|Crest|crests|glyph)\b|generated\/icons)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.SANMON ?? "http://127.0.0.1:8000", ws: true } },
  },
}));
