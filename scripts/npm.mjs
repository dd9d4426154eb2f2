// Runs on the machine's own Node, before anything is installed: plain syntax, no dependency.
import { spawnSync } from "node:child_process";

/** Runs the npm that runs this script, else the machine's own, and waits. Takes and answers what `spawnSync` does. */
export function npm(args, options = {}) {
  const own = process.env.npm_execpath;
  return own
    ? spawnSync(process.execPath, [own, ...args], options)
    : // Windows starts it by a batch file, which only a shell can.
      spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}
