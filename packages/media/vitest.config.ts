import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "media",
    environment: "node",
    // No test changes what another file reads: modules are read once, not once for each file.
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../../scripts/sameDraws.mjs"],
  },
});
