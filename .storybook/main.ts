import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineMain } from "@storybook/react-vite/node";
import { defaultClientConditions, defaultServerConditions, mergeConfig } from "vite";
import { pictures } from "../apps/site/images/pictures.ts";
import { declaredTypes } from "./declaredProps.ts";
import { drawingWeights } from "./drawingWeights.ts";
import { firstStory } from "./firstStory.ts";
import { pinnedNow } from "./pinnedNow.ts";
import { withAliases } from "./shelves/findable.ts";
import { shelves } from "./shelves/shelves.ts";
import { whereUsed } from "./whereUsed.ts";

/** What every story and every page of a component reads. */
const kit = { name: "kit", test: /\/packages\/(?:ui|illustrations)\/src\/(?!.*\.stories\.)/ };

/** Not among the documented options: what the sidebar, the build and the test runner read. */
const index = { storyIndexGenerator: withAliases };

export default defineMain({
  framework: "@storybook/react-vite",
  stories: shelves,
  ...index,
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  docs: { defaultName: "Fiche" },
  staticDirs: [
    { from: "../packages/ui/src/theme/fonts", to: "/fonts" },
    { from: "../packages/content/images/identity", to: "/identity" },
  ],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        vanillaExtractPlugin(),
        pictures({ encode: false }),
        pinnedNow(),
        drawingWeights(),
        whereUsed(),
        declaredTypes(),
        firstStory(),
      ],
      resolve: { conditions: ["@sillages/source", ...defaultClientConditions] },
      // Heard by vanilla-extract's own compiler, which runs in Node.
      environments: { ssr: { resolve: { conditions: ["@sillages/source", ...defaultServerConditions] } } },
      // Named here so that a cold cache does not reload the page in the middle of a test.
      optimizeDeps: {
        include: [
          "@storybook/addon-docs/preview",
          "axe-core",
          "react-dom/client",
          "react-router-dom",
          "react/jsx-dev-runtime",
          "storybook/internal/csf",
        ],
      },
      // What other commands write is no source: a build of the site must not reload the page under a designer's eyes.
      server: { watch: { ignored: ["**/{dist,.cache,.turbo,reports,test-results,storybook-static}/**"] } },
      build: {
        chunkSizeWarningLimit: 2000,
        // As on the site: a browser takes no part of a drawing (<use>) from an address that holds it whole.
        assetsInlineLimit: 0,
        // The first story is drawn once the kit is there: in one file and not in two hundred.
        rolldownOptions: { output: { codeSplitting: { groups: [kit] } } },
      },
    }),
});
