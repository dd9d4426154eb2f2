import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "content",
    environment: "node",
    // No test changes what another file reads: modules are read once, not once for each file.
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../../scripts/sameDraws.mjs"],
    // Spelling reads a French dictionary: seconds, on a busy machine.
    testTimeout: 60_000,
  },
});
