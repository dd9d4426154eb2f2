import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Nothing here is for the kit: Vite follows its imports of CSS.
export default defineConfig({ plugins: [react()] });
