// The unit tests of the client (`make test-client`). They compare with what tools/client_facts.py writes.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { untranslatedMessages } from "./tools/untranslated.ts";

export default defineConfig({
  plugins: [svelte(), untranslatedMessages()],
  resolve: {
    alias: { "#backend": fileURLToPath(new URL("./src/net/server.ts", import.meta.url)) },
    conditions: ["browser"],
  }, // Svelte's state must behave as in a browser, not as on a server
  server: { fs: { allow: [".."] } }, // the kernel's catalogues are outside of web/
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    globalSetup: ["tests/write-facts.mjs"],
    environment: "node",
  },
});
