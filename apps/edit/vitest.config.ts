import { defineConfig } from "vitest/config";

const conditions = ["@sillages/source", "module", "node", "import"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: "edit", environment: "node", include: ["{src,server}/**/*.test.ts"] },
});
