// Installs what the lock file asks for, only when it or the platform has changed since the last time; then makes modules of the
// content's files, which everything else reads.
// Runs on the machine's own Node, before anything is installed: plain syntax, no dependency.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { npm } from "./npm.mjs";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const stamp = "node_modules/.install-stamp";
const wanted = createHash("sha256")
  .update(readFileSync("package-lock.json"))
  .update(`${process.platform}-${process.arch}`)
  .digest("hex");

const run = (...args) => npm(args, { stdio: "inherit" });

const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
if (installed !== wanted) {
  console.log("Installing what is missing (npm ci)…");
  // Errors alone: tools run on the Node.js that comes with them, not on the machine's, which npm would warn of for each.
  const result = run("ci", "--loglevel=error", "--no-audit", "--no-fund");
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(stamp, wanted);
}

// The check makes them itself: it mends them first when it is asked to.
if (process.argv.includes("--install")) process.exit(0);

const made = run("run", "--silent", "content", "-w", "packages/content");
if (made.status !== 0) process.exit(made.status ?? 1);
