import { defineConfig } from "@playwright/test";
import { findEngines } from "./findEngines.ts";
import type { Options } from "./journey.ts";

const engines = Object.entries(await findEngines());
const absent = engines.flatMap(([name, engine]) => (engine ? [] : [name]));
if (!process.env["TEST_WORKER_INDEX"])
  for (const name of absent) console.log(`${name}: absent here, not tried.`);

// The main journeys in each engine that this machine has, on the built site: `npm run build` comes first.
export default defineConfig<object, Options>({
  testDir: ".",
  outputDir: "../../../test-results/engines",
  fullyParallel: true,
  workers: 2,
  // As of the end-to-end tests: a machine that is slow, or busy, is no fault of the site.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  metadata: { absent },
  reporter: [["list"], ["json", { outputFile: "../../../reports/engines.json" }]],
  projects: engines.flatMap(([name, engine]) => {
    if (!engine) return [];
    // The driver of WebKitGTK prints nothing.
    return [{ name, use: { engine: name }, testIgnore: name === "WebKit" ? ["printed.spec.ts"] : [] }];
  }),
});
