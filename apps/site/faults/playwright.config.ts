import { defineConfig } from "@playwright/test";
import { fileURLToPath } from "node:url";
import site from "../playwright.config.ts";

// The long form of the end-to-end tests of faults: every request of every page, every month, every change. `npm run faults`;
// -- --grep=/presse for one page. A whole run writes its counts in docs/mesures.md.
export default defineConfig({
  ...site,
  testDir: ".",
  timeout: 600_000,
  // Nothing moves by itself: what is compared stands still.
  use: { ...site.use, contextOptions: { reducedMotion: "reduce" } },
  webServer: { ...[site.webServer].flat()[0]!, cwd: fileURLToPath(new URL("..", import.meta.url)) },
  outputDir: "../../../test-results",
  reporter: [["line"], ["./chapterReporter.ts"]],
});
