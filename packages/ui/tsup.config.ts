import { defineConfig } from "tsup";
import { modules } from "./build/modules.ts";

export default defineConfig({
  entry: [
    "src/{index,global,behaviors,fit,node,theme}.ts",
    "src/{components,internal,theme}/**/*.{ts,tsx}",
    "!src/**/*.{stories,test}.{ts,tsx}",
    "!src/**/*.usage.ts",
  ],
  format: "esm",
  // TypeScript 7 has no API for tsup's own declarations: tsc writes them (see the build script).
  dts: false,
  clean: true,
  splitting: false,
  esbuildPlugins: [modules()],
});
