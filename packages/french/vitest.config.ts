import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "french",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // Spelling reads a French dictionary: seconds, on a busy machine.
    testTimeout: 60_000,
  },
});
