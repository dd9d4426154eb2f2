import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
} from "vite";
import { pictures } from "./build/pictures.ts";
import { routerWeight } from "./build/routerWeight.ts";
import { still } from "./build/still.ts";

// Packages are read from their source: an edit in the kit is seen at once, and each route gets only the CSS it uses.
const source = "@sillages/source";

const checks = { pluginTimings: false };

/** What all main browsers had in May 2024: « widely available », as Baseline says it, since November 2026. */
const target = ["chrome125", "edge125", "firefox126", "safari17.5"];

/** What the pre-render runs, and the whole style sheet. */
const server: BuildEnvironmentOptions = {
  outDir: ".cache/server",
  copyPublicDir: false,
  ssrEmitAssets: true,
  rollupOptions: { checks },
};

const own = /\/(packages|apps)\/|preload-helper/;
/** What the header or the entry needs and few sections do: left with those, it would bring them to every page. */
const ofTheFrame =
  /\/components\/(SiteHeader|ActionLink)\/|\/drawings\/brand\.ts$|\/shell\/(controls\.ts|now\.tsx)$/;
/** Heavy, and used by some pages only. */
const ofPictures = /\/drawings\/|\/logos\/|\/components\/(Picture|Logo|Card)\/|pictureOf/;
/** What several pages use and others never: the words and states of dates, the marks of tabs and progress. */
const ofSomePages =
  /\/(format|status|figures)\/|StatusBadge|\/Badge\/|timelineState|[pP]eriods?\.ts|useTabs|\/Tabs\.css|WakeProgress\.css/;

const of = (parts: RegExp) => (id: string) => parts.test(id) && !ofTheFrame.test(id);
const ofTheShell = (id: string) =>
  ofTheFrame.test(id) || (own.test(id) && !ofPictures.test(id) && !ofSomePages.test(id));

/** What the browser gets: React and the router, what every page needs, what some share, and each route are one file each. */
const client: BuildEnvironmentOptions = {
  outDir: "dist",
  manifest: true,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: "src/entry-client.tsx",
    checks,
    output: {
      codeSplitting: {
        groups: [
          { name: "react", test: /node_modules/ },
          { name: "shell", test: ofTheShell, minShareCount: 6 },
          { name: "pictures", test: of(ofPictures), minShareCount: 3 },
          { name: "parts", test: of(ofSomePages), minShareCount: 2 },
        ],
      },
    },
    // The router's "use client" means nothing to a site without server components.
    onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [still(), routerWeight(), react(), vanillaExtractPlugin(), pictures({ encode: true })],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { noExternal: [/@sillages/] },
  // Said of the environment, and not of `ssr`, so that vanilla-extract's own compiler hears it too.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  server: { port: 5173 },
  optimizeDeps: {
    include: ["react-dom/client", "react-router-dom", "@vanilla-extract/recipes/createRuntimeFn"],
  },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target,
    ...(isSsrBuild ? server : client),
  },
}));
