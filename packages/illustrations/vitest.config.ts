import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "illustrations", environment: "node", include: ["src/**/*.test.ts"] },
});
