import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { drawingOf, referencePath } from "./.storybook/pictures/references.ts";
import { launchOptions } from "./scripts/chromium.mjs";

// Units run in Node, each package by its own configuration; what behaves and what is seen runs in Chromium.
export default defineConfig(async () => {
  const launch = await launchOptions();
  const browser = (contextOptions = {}) => ({
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions: launch, contextOptions }),
    instances: [{ browser: "chromium" as const }],
    viewport: { width: 1280, height: 900 },
    screenshotFailures: false,
  });
  return {
    // Heard by vanilla-extract's own compiler, which reads this file and not Storybook's: the headlines of the site are
    // fitted with the kit that is drawn, its source, and not with the one that was last built.
    environments: { ssr: { resolve: { conditions: ["@sillages/source", ...defaultServerConditions] } } },
    test: {
      projects: [
        "packages/*/vitest.config.ts",
        "apps/*/vitest.config.ts",
        { test: { name: "storybook", environment: "node", include: [".storybook/**/*.test.ts"] } },
        {
          plugins: [vanillaExtractPlugin()],
          resolve: { conditions: ["@sillages/source", ...defaultClientConditions] },
          // Named here so that a cold cache does not reload the page in the middle of a test.
          optimizeDeps: {
            include: [
              "react/jsx-dev-runtime",
              "react-dom",
              "react-dom/client",
              "vitest-browser-react",
              "@storybook/react-vite",
            ],
          },
          test: {
            name: "browser",
            include: ["packages/{ui,illustrations}/src/**/*.test.tsx", "apps/edit/src/**/*.test.tsx"],
            // A row that glides past three slides takes longer than the second of Vitest on a machine that does other work.
            expect: { poll: { timeout: 10_000 } },
            browser: browser(),
          },
        },
        {
          plugins: [storybookTest({ configDir: ".storybook" })],
          test: {
            name: "stories",
            setupFiles: [".storybook/pictures/setup.ts"],
            globalSetup: [".storybook/pictures/announce.ts"],
            // One window for all stories of a worker: loading the kit anew for each file takes three times as long.
            isolate: false,
            maxWorkers: 2,
            provide: { drawing: drawingOf(launch.executablePath) },
            browser: {
              // Nothing moves by itself: what is compared stands still.
              ...browser({ reducedMotion: "reduce" }),
              expect: {
                toMatchScreenshot: {
                  resolveScreenshotPath: referencePath,
                  screenshotOptions: { animations: "allow", caret: "initial" },
                },
              },
            },
          },
        },
      ],
    },
  };
});
