import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by `sanmon serve` from inside the package; nothing is fetched from anywhere else when it runs.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/sanmon/table/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // they know light-dark()
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.SANMON ?? "http://127.0.0.1:8000", ws: true } },
  },
});
