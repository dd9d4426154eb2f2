import { defineConfig } from "tsup";

// Declarations come from tsc: tsup does not know TypeScript 7.
export default defineConfig({
  entry: ["src/index.ts", "src/store.ts", "src/board.ts", "src/check.ts"],
  format: "esm",
  target: "es2023",
  splitting: true,
  minify: true,
  sourcemap: true,
  dts: false,
  clean: true,
});
