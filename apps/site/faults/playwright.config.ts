import { defineConfig } from "@playwright/test";
import engines from "../engines/playwright.config.ts";

// The long form of the tests of faults, in each engine that this machine has: every request of every page, every month, every change.
// `npm run faults`; -- --project=Firefox for one engine, --grep=/presse for one page. An engine whose faults were all tried has its
// counts written in docs/mesures.md.
export default defineConfig({
  ...engines,
  testDir: ".",
  outputDir: "../../../test-results/faults",
  timeout: 1_800_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["./chapterReporter.ts"]],
});
