import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineMain } from "@storybook/react-vite/node";
import { defaultClientConditions, mergeConfig } from "vite";
import { pictures } from "../apps/site/build/pictures.ts";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.stories.tsx", "../apps/site/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), pictures()],
      resolve: { conditions: ["@sillages/source", ...defaultClientConditions] },
      // Named here so that a cold cache does not reload the page in the middle of a test.
      optimizeDeps: {
        include: [
          "@vanilla-extract/recipes/createRuntimeFn",
          "react/jsx-dev-runtime",
          "react-dom/client",
          "axe-core",
        ],
      },
    }),
});
