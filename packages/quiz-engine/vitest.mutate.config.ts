import { defineConfig } from "vitest/config";

// Stryker rewrites the sources in a copy: what reads them as text, or checks their types, stays out.
export default defineConfig({
  test: {
    environment: "node",
    isolate: false,
    include: ["src/**/*.test.ts"],
    exclude: ["src/examples.test.ts"],
  },
});
