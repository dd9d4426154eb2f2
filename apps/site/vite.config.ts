import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import rsc from "@vitejs/plugin-rsc";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { oldestBrowsers } from "./browsers.ts";
import { pictures } from "./images/pictures.ts";
import { bundledPackages } from "./pipeline/bundledPackages.ts";
import { chunkFileNames, clientChunk, sharedChunks } from "./pipeline/chunks.ts";
import { contentFiles } from "./pipeline/contentFiles.ts";
import { livingExports } from "./pipeline/livingExports.ts";
import { packageSources } from "./pipeline/packageSources.ts";
import { routerTreeShaking } from "./pipeline/routerTreeShaking.ts";

// Packages are read from their source: an edit in the kit is seen at once.
const source = "@sillages/source";
const serverConditions = [source, ...defaultServerConditions];

const target = Object.entries(oldestBrowsers).map(([name, version]) => name.toLowerCase() + version);

// What server components import is published with what the browser's do: a drawing that both show is written twice, alike.
const checks = { pluginTimings: false, filenameConflict: false };

export default defineConfig({
  plugins: [
    rsc({
      entries: { rsc: "./src/entry.rsc.tsx", ssr: "./src/entry.ssr.tsx", client: "./src/entry.browser.tsx" },
      // Styles come in one sheet (src/styles.ts): those that the plugin would gather stand in another order.
      rscCssTransform: false,
      clientChunks: clientChunk,
      enableActionEncryption: false,
    }),
    react(),
    vanillaExtractPlugin(),
    contentFiles(),
    packageSources(),
    pictures({ encode: true }),
    livingExports(),
    routerTreeShaking(),
    bundledPackages(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  server: { port: 5173 },
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target },
  environments: {
    rsc: {
      resolve: { conditions: ["react-server", ...serverConditions] },
      build: { outDir: ".cache/rsc", rollupOptions: { checks } },
    },
    ssr: {
      resolve: { conditions: serverConditions },
      build: { outDir: ".cache/ssr", rollupOptions: { checks } },
    },
    client: {
      build: {
        outDir: "dist",
        manifest: true,
        modulePreload: false,
        rollupOptions: { checks, output: { chunkFileNames, codeSplitting: { groups: sharedChunks } } },
      },
    },
  },
});
