import { defineConfig, mergeConfig } from "vitest/config";
import building from "./vite.config";

/** Longer than any test takes, however busy the machine is. */
const PATIENCE_MILLIS = 300_000;

/** What tests need beside what building needs, which does without vitest. */
export default mergeConfig(
  building,
  defineConfig({
    test: {
      include: ["{scripts,src}/**/*.test.ts"],
      environment: "node",
      // No test leaves anything behind: one process for all is four times as quick as one for each.
      isolate: false,
      pool: "threads",
      testTimeout: PATIENCE_MILLIS,
      hookTimeout: PATIENCE_MILLIS,
    },
  }),
);
