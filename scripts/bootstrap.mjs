// Installs what the lock file asks for, only when it or the platform has changed since the last time.
// Runs on the machine's own Node, before anything is installed: plain syntax, no dependency.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const stamp = "node_modules/.install-stamp";
const wanted = createHash("sha256")
  .update(readFileSync("package-lock.json"))
  .update(`${process.platform}-${process.arch}`)
  .digest("hex");

const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
if (installed !== wanted) {
  console.log("Installing what is missing (npm ci)…");
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, "ci"], { stdio: "inherit" })
    : spawnSync("npm", ["ci"], { stdio: "inherit", shell: true });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(stamp, wanted);
}
