import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "happy-dom",
    // Vite reads the kit, and follows its imports of CSS: Node cannot.
    server: { deps: { inline: ["@sillages/ui"] } },
  },
});
