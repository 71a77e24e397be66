import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { guides } from "./scripts/guides";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The house that `npm run dev` speaks to: `athanor serve` on its usual port. */
const HOUSE = process.env["ATHANOR_HOUSE"] ?? "http://127.0.0.1:8420";

/** What is small and used by most pages is fetched together. */
const GROUPS = [
  {
    name: "house",
    test: /src\/(?:design\/(?!board)|house|words\/[a-z.]+\.ts|navigation|router)|node_modules/,
  },
];

export default defineConfig({
  plugins: [guides(), svelte()],
  resolve: {
    alias: {
      $: here("./src"),
      $locale: here("../src/athanor/locale"),
      $games: here("../src/athanor/games"),
      $docs: here("../docs"),
    },
  },
  build: {
    outDir: here("../src/athanor/server/client"),
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: scripts and fonts, and one cached file is enough.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: HOUSE, ws: true } },
  },
});
