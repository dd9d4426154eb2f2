import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/chromium.mjs";

const port = Number(process.env["E2E_PORT"] ?? 4199);

// The built site, served as it will be: `npm run build` comes first.
export default defineConfig({
  testDir: "e2e",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  // A machine that is slow, or busy, is no fault of the site: what a visitor waits for is measured by the bench.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "../../reports/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    launchOptions: await launchOptions({ shell: true }),
    // What a test says of the network must not be answered by a worker; offline.spec.ts allows it.
    serviceWorkers: "block",
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  webServer: {
    command: "node hosting/serve.ts",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
