import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/global.ts", "src/fit.ts"],
  format: "esm",
  // TypeScript 7 has no API for tsup's own declarations: tsc writes them (see the build script).
  dts: false,
  clean: true,
  // Also drops the source comments that vanilla-extract leaves in the style sheet.
  minify: true,
  loader: { ".svg": "copy", ".woff2": "copy" },
  esbuildPlugins: [vanillaExtractPlugin()],
});
