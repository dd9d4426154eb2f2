import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/chromium.mjs";

// The editing page on a copy of the repository: `npm run build` in this folder comes first.
export default defineConfig({
  testDir: "e2e",
  outputDir: "../../test-results/edit",
  // Each has its own copy and its own editor.
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "../../reports/edit.json" }]],
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1500, height: 950 },
    launchOptions: await launchOptions({ shell: true }),
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
});
