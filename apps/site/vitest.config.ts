import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { photoFacts } from "./images/photos.ts";
import { pictures } from "./images/pictures.ts";

const conditions = ["@sillages/source", "module", "node", "import"];

/** Vitest's own `import.meta.env` holds strings only: the facts, which are an object, are written where they are read. */
const photos: Plugin = {
  name: "sillages:photos-in-tests",
  enforce: "pre",
  transform: (code) => code.replaceAll("import.meta.env.PHOTOS", JSON.stringify(photoFacts(false))),
};

export default defineConfig({
  plugins: [photos, vanillaExtractPlugin(), pictures({ encode: false })],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "site",
    environment: "node",
    // Tests change the content and mock it: each file has modules of its own, in a thread, which starts sooner than a process.
    pool: "threads",
    include: ["*/**/*.test.ts"],
    setupFiles: ["../../scripts/sameDraws.mjs"],
    // Every page is rendered for each size of each collection, on machines that may be slow or busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
