// The unit tests of the client: `make test-client`. What they compare with comes from tools/client_facts.py.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // state is kept as in a page, not as where pages are only printed
  server: { fs: { allow: [".."] } }, // the catalogues are Python's own
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    globalSetup: ["tests/write-facts.mjs"],
    environment: "node",
  },
});
