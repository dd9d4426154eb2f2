import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HeaderRule } from "./headers.ts";

/** What the build writes for hosts and does not publish. */
export const hostFolder = fileURLToPath(new URL("../dist-config/", import.meta.url));

/** What the build decided to send with each file. */
export function readRules(): HeaderRule[] {
  return JSON.parse(readFileSync(`${hostFolder}headers.json`, "utf8")) as HeaderRule[];
}
