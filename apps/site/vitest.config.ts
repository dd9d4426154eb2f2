import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { pictures } from "./build/pictures.ts";

const conditions = ["@sillages/source", "module", "node", "import"];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), pictures({ encode: false })],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "site",
    environment: "node",
    include: ["src/**/*.test.ts", "build/**/*.test.ts"],
    // Every page is rendered for each size of each collection.
    testTimeout: 60_000,
  },
});
