import { defineConfig, mergeConfig } from "vitest/config";
import building from "./vite.config";

/** What tests need beside what building needs, which does without vitest. */
export default mergeConfig(
  building,
  defineConfig({ test: { include: ["src/**/*.test.ts"], environment: "node" } }),
);
