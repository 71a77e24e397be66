import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { guides } from "./scripts/guides";
import { sprites } from "./scripts/sprites";
import { texts } from "./scripts/texts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The house that `npm run dev` speaks to: `athanor serve` on its usual port. */
const HOUSE = process.env["ATHANOR_HOUSE"] ?? "http://127.0.0.1:8420";

/** What the first page is made of is fetched together; what others need beside it, with them. */
const FIRST_PAGE = [
  "src/design/(?:Glyph|Furnace|furnace|glyph|media|house-glyphs)",
  "src/design/parts/(?:Button|Lettrine|Notice|RuleLink|Section|Skeleton|Tooltip)",
  "src/design/pieces/(?:Hatchings|Seal|houses)",
  "src/house/(?!BotsDialog|GuideText|Introduction|Pack|OwnMatches|PaceFields|PasswordField|ReadyField|Seat|Setting|presets)",
  "src/(?:chance/seen|navigation|router|table/marks|words/[a-z.]+.ts)",
  "node_modules/(?!lean-qr)",
];
const GROUPS = [{ name: "house", test: new RegExp(FIRST_PAGE.join("|")) }];

export default defineConfig({
  plugins: [guides(), sprites(), texts(), svelte()],
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
