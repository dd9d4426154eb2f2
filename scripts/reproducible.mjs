// Builds the site twice from the same sources, each time from nothing and at the date of the last commit, and tells the files that differ.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { npm } from "./npm.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const site = `${root}apps/site/`;
const date = execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" }).trim();
const env = { ...process.env, SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? date };

/** The hash of each file of a build. */
function build() {
  for (const folder of ["dist", "dist-config", ".cache"])
    rmSync(site + folder, { recursive: true, force: true });
  const { status } = npm(["run", "build", "--", "--force"], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
  const files = globSync(["dist/**/*", "dist/.*/**/*", "dist-config/*"], { cwd: site }).filter((file) =>
    statSync(site + file).isFile(),
  );
  return new Map(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(site + file))
        .digest("hex"),
    ]),
  );
}

const [first, second] = [build(), build()];
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
if (differing.length > 0) {
  console.error(`Two builds of the same sources differ:\n${differing.map((file) => `  ${file}`).join("\n")}`);
  process.exit(1);
}
console.log(`${first.size} files, the same twice (SOURCE_DATE_EPOCH=${env.SOURCE_DATE_EPOCH}).`);
