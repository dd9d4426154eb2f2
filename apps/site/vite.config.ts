import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { pictures } from "./build/pictures.ts";
import { routerWeight } from "./build/routerWeight.ts";
import { still } from "./build/still.ts";

// Packages are read from their source: an edit in the kit is seen at once, and each route gets only the CSS it uses.
const source = "@sillages/source";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [still(), routerWeight(), react(), vanillaExtractPlugin(), pictures()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { noExternal: [/@sillages/] },
  // Said of the environment, and not of `ssr`, so that vanilla-extract's own compiler hears it too.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  server: { port: 5173 },
  optimizeDeps: {
    include: ["react-dom/client", "react-router-dom", "@vanilla-extract/recipes/createRuntimeFn"],
  },
  build: isSsrBuild
    ? { outDir: ".cache/server", copyPublicDir: false, cssCodeSplit: false, ssrEmitAssets: true }
    : {
        outDir: "dist",
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        rollupOptions: {
          input: "src/entry-client.tsx",
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules/ },
                { name: "shared", test: /\/(packages|apps)\//, minShareCount: 3 },
              ],
            },
          },
          // The router's "use client" means nothing to a site without server components.
          onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
        },
      },
}));
