import { mergeConfig } from "vite";
import page from "./vite.config.ts";

// The same page for the git host: published with the site, where its owner asks for it (apps/site/pipeline/admin.ts).
export default mergeConfig(page, {
  build: {
    rollupOptions: { input: "admin.html" },
    outDir: "../site/dist",
    assetsDir: "admin",
    emptyOutDir: false,
    copyPublicDir: false,
  },
});
