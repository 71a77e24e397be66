import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { projectService: true, extraFileExtensions: [".svelte"] };

/** Form is checked by prettier and types by svelte-check; here is what both let pass. */
export default defineConfig(
  globalIgnores(["node_modules/"]),
  svelte.configs.base,
  {
    files: ["**/*.ts", "**/*.js"],
    languageOptions: { parser: tseslint.parser, parserOptions: typed },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { ...typed, parser: tseslint.parser, svelteConfig } },
    rules: { "svelte/no-at-html-tags": "error" },
  },
  {
    files: ["**/*.ts", "**/*.js", "**/*.svelte"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
);
