import { defineConfig } from "vitest/config";

const conditions = ["@sillages/source", "module", "node", "import"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: "site", environment: "node", include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
