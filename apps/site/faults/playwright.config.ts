import { defineConfig } from "@playwright/test";
import { findEngines } from "../engines/found.ts";
import type { Options } from "./tab.ts";

const engines = Object.entries(await findEngines());

// The long form of the tests of faults, in each engine that this machine has: every request of every page, every month, every change.
// `npm run faults`; -- --project=Firefox for one engine, --grep=/presse for one page. An engine whose faults were all tried has its
// counts written in docs/mesures.md.
export default defineConfig<object, Options>({
  testDir: ".",
  outputDir: "../../../test-results/faults",
  fullyParallel: true,
  workers: 2,
  timeout: 1_800_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["line"], ["./chapterReporter.ts"]],
  projects: engines.flatMap(([name, engine]) => (engine ? [{ name, use: { engine: name } }] : [])),
});
