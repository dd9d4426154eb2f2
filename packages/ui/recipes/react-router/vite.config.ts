import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // The server's bundle holds the kit too: Node cannot import its style sheets.
  ssr: { noExternal: ["@sillages/ui"] },
});
