import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
} from "vite";
import { bankData } from "./build/bankData.ts";
import { chunks } from "./build/chunks.ts";
import { entryInShell } from "./build/entryInShell.ts";
import { pictures } from "./build/pictures.ts";
import { plainImports } from "./build/plainImports.ts";
import { reactModules } from "./build/reactModules.ts";
import { routerWeight } from "./build/routerWeight.ts";
import { shortNames, styleFiles } from "./build/shortNames.ts";
import { still } from "./build/still.ts";
import { workedOut } from "./build/workedOut.ts";

// Packages are read from their source: an edit in the kit is seen at once, and each route gets only the CSS it uses.
const source = "@sillages/source";

const checks = { pluginTimings: false };

/** What all main browsers had in May 2024: « widely available », as Baseline says it, since November 2026. */
const target = ["chrome125", "edge125", "firefox126", "safari17.5"];

/** What the pre-render runs, and the whole style sheet. */
const server: BuildEnvironmentOptions = {
  outDir: ".cache/server",
  copyPublicDir: false,
  ssrEmitAssets: true,
  rollupOptions: { checks },
};

/** What the browser gets, in few files (build/chunks.ts). */
const client: BuildEnvironmentOptions = {
  outDir: "dist",
  manifest: true,
  modulePreload: false,
  rollupOptions: {
    input: "src/entry-client.tsx",
    experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
    checks,
    output: {
      codeSplitting: { groups: chunks },
    },
    // The router's "use client" means nothing to a site without server components.
    onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    still(),
    workedOut(),
    bankData(),
    reactModules(),
    plainImports(),
    entryInShell("/src/entry-client.tsx"),
    routerWeight(),
    react(),
    vanillaExtractPlugin({ identifiers: command === "build" ? shortNames(styleFiles()) : "debug" }),
    pictures({ encode: true }),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { noExternal: [/@sillages/] },
  // Said of the environment, and not of `ssr`, so that vanilla-extract's own compiler hears it too.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  server: { port: 5173 },
  optimizeDeps: {
    include: ["react-dom/client", "react-router-dom", "@vanilla-extract/recipes/createRuntimeFn"],
  },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target,
    ...(isSsrBuild ? server : client),
  },
}));
