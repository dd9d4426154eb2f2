import { fileURLToPath } from "node:url";
import { publish } from "../built/dist.ts";
import { packagesIn } from "./bundledPackages.ts";
import { bundleScript } from "./bundleScript.ts";

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

const entry = fileURLToPath(new URL("../service-worker/serviceWorker.ts", import.meta.url));

/**
 * Publishes the service worker, with the names of this build's files.
 *
 * @returns The packages of others that are in it.
 */
export async function publishServiceWorker(files: OfflineFiles): Promise<string[]> {
  const worker = await bundleScript(entry, "serviceWorker", {
    FILES: JSON.stringify(files),
    "process.env.NODE_ENV": JSON.stringify("production"),
  });
  publish("service-worker.js", worker.code);
  return packagesIn([worker]);
}
