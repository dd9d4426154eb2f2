import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "formats",
    environment: "node",
    // No test changes what another file reads: modules are read once, not once for each file.
    isolate: false,
    include: ["src/**/*.test.ts"],
    // What is drawn at random is read again by parsers of XML: seconds, on a busy machine.
    testTimeout: 60_000,
    setupFiles: ["../../scripts/sameDraws.mjs"],
  },
});
