import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs npm at the repository's root: the one that runs this, where there is one. What it prints. */
export function npm(args: readonly string[]): string {
  const path = process.env["npm_execpath"];
  const [command, first] = path ? [process.execPath, [path]] : ["npm", []];
  return spawnSync(command, [...first, ...args], { cwd: root, encoding: "utf8" }).stdout;
}
