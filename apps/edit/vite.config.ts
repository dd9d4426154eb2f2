import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

// A page of its own, never part of the site: two files, that a policy without exception lets in.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Heard by vanilla-extract's own compiler: the sheets of the kit are read from its source, as the rest of it is.
  environments: { ssr: { resolve: { conditions: ["@sillages/source", ...defaultServerConditions] } } },
  resolve: { conditions: ["@sillages/source", ...defaultClientConditions] },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: {
      checks: { pluginTimings: false },
      // `"use client"` is for who renders on a server; here everything is code of the browser.
      onwarn: (warning, warn) => (warning.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : warn(warning)),
    },
  },
});
