import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { packagesIn } from "./bundledPackages.ts";

/** What the service worker knows of the build. */
export interface OfflineFiles {
  /** Of this build: its pages have their files in `/pages/<version>/`. */
  version: string;
  /** The paths of the site's pages, printed documents among them. */
  pages: readonly string[];
  /** What every page needs to be read, and the one that stands for those that are not kept: from the first visit on. */
  shell: readonly string[];
  /** What it takes to play a quiz, by the page where it is played: kept when that page is visited. */
  played: Readonly<Record<string, readonly string[]>>;
}

/**
 * Bundles the service worker, with the names of this build's files, into `folder`.
 *
 * @returns The packages of others that are in it.
 */
export async function buildServiceWorker(folder: string, files: OfflineFiles): Promise<string[]> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    define: { FILES: JSON.stringify(files), "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: fileURLToPath(new URL("../service-worker/serviceWorker.ts", import.meta.url)),
        formats: ["iife"],
        name: "serviceWorker",
        fileName: () => "service-worker.js",
      },
    },
  })) as Rolldown.RolldownOutput[];
  return packagesIn(built.flatMap(({ output }) => output));
}
