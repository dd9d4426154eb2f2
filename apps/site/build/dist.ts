// The built site, as the tools that come after the build find it.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BuiltPage, HeaderRule } from "./headers.ts";

/** The folder that a host serves. */
export const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** What the build writes for hosts and does not publish. */
export const hosting = fileURLToPath(new URL("../dist-config/", import.meta.url));

/** Every page and printed document of the build, in the order of their addresses. */
export function readPages(): BuiltPage[] {
  return globSync("{*,documents/*}.html", { cwd: dist })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted()
    .map((path) => ({ file: `/${path}` as const, html: readFileSync(dist + path, "utf8") }));
}

/** What the build decided to send with each file. */
export function readRules(): HeaderRule[] {
  return JSON.parse(readFileSync(`${hosting}headers.json`, "utf8")) as HeaderRule[];
}
