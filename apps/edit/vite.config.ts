import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defineConfig } from "vite";

// A page of its own, never part of the site: two files, that a policy without exception lets in.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ["@sillages/source", ...defaultClientConditions] },
  build: { assetsInlineLimit: 0, modulePreload: false },
});
