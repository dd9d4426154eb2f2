import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/chromium.mjs";

// Units run in Node, each package by its own configuration; what behaves and what is seen runs in Chromium.
const chromium = {
  enabled: true,
  headless: true,
  instances: [{ browser: "chromium" as const }],
  viewport: { width: 1280, height: 900 },
  screenshotFailures: false,
};

export default defineConfig(async () => {
  const browser = { ...chromium, provider: playwright({ launchOptions: await launchOptions() }) };
  return {
    test: {
      projects: [
        "packages/*/vitest.config.ts",
        "apps/*/vitest.config.ts",
        {
          plugins: [vanillaExtractPlugin()],
          optimizeDeps: { include: ["react/jsx-dev-runtime", "react-dom/client", "vitest-browser-react"] },
          test: { name: "ui-browser", include: ["packages/ui/src/**/*.test.tsx"], browser },
        },
        {
          plugins: [storybookTest({ configDir: ".storybook" })],
          test: { name: "stories", browser },
        },
      ],
    },
  };
});
