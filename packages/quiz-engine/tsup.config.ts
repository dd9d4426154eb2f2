import { defineConfig } from "tsup";

// Declarations come from tsc: tsup does not know TypeScript 7. What comes out is not minified: an error names the parameter that is
// wrong, and whoever ships it to a browser minifies.
export default defineConfig({
  entry: ["src/index.ts", "src/store.ts", "src/board.ts", "src/check.ts"],
  format: "esm",
  target: "es2023",
  splitting: true,
  sourcemap: true,
  dts: false,
  clean: true,
});
