import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What renders pages: what src/entry.rsc.tsx exports. */
export type Renderer = typeof import("../src/entry.rsc.tsx");

/** Built a moment before, with src/entry.ssr.tsx. */
const address = new URL("../.cache/rsc/", import.meta.url);
const folder = fileURLToPath(address);

/** Loads what the build made of it, in production: payloads of React's development have source paths inside. */
export async function loadRenderer(): Promise<Renderer> {
  process.env["NODE_ENV"] = "production";
  return (await import(new URL("index.js", address).href)) as Renderer;
}

/** The rules of the whole site, which the same build gathered. */
export function readSiteCss(): string {
  const [sheet = ""] = globSync("assets/*.css", { cwd: folder });
  return readFileSync(folder + sheet, "utf8");
}
