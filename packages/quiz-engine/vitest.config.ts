import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "quiz-engine",
    environment: "node",
    isolate: false, // pure functions share nothing
    include: ["src/**/*.test.ts", "bench/**/*.test.ts"],
    setupFiles: ["../../scripts/sameDraws.mjs"],
    typecheck: { enabled: true, include: ["src/**/*.test-d.ts"] },
    coverage: {
      reporter: "text",
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.test.ts", "src/**/*.test-d.ts", "src/fixtures.ts", "src/index.ts", "src/types.ts"],
      thresholds: { 100: true },
    },
  },
});
