// Completes package-lock.json for every platform: run after each `npm install`, or with --check to only verify.
//
// npm drops from the lock the optional packages that it could not fetch for another platform, and `npm ci` then
// calls that lock out of date. Naming them again, with the exact version and the platform they are for, keeps
// `npm ci` working everywhere. An entry without the hash of what it names would let anything be installed in its place: the
// registry is asked for those that npm left out.
import { readFileSync, writeFileSync } from "node:fs";
import { npm } from "./npm.mjs";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
const added = [];

const OS = [
  "darwin",
  "linux",
  "win32",
  "freebsd",
  "android",
  "openbsd",
  "netbsd",
  "sunos",
  "aix",
  "openharmony",
];
const CPU = ["x64", "arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

/** The first of `names` that stands as a word in a package's name. */
const named = (packageName, names) =>
  names.find((name) => new RegExp(`(^|[-/])${name}($|[-/])`).test(packageName));

/** Where Node would look for `name` from the package at `parent`, nearest first. */
function* placesOf(parent, name) {
  let folder = parent;
  while (folder) {
    yield `${folder}/node_modules/${name}`;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
  }
  yield `node_modules/${name}`;
}

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d+\.\d+\.\d+/.test(version)) continue;
    const places = [...placesOf(parent, name)];
    const found = places.find((place) => lock.packages[place]);
    if (found && lock.packages[found].version === version) continue;
    const os = named(name.replace("windows", "win32").replace("win-", "win32-"), OS);
    const cpu = named(name.replace("-64", "-x64").replace("aarch64", "arm64"), CPU);
    const libc = /musl/.test(name) ? "musl" : os === "linux" && /gnu/.test(name) ? "glibc" : undefined;
    // The shared place, or the parent's own when another version holds the shared one.
    lock.packages[found ? places[0] : places.at(-1)] = {
      version,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...(os && { os: [os] }),
      ...(cpu && { cpu: [cpu] }),
      ...(libc && { libc: [libc] }),
    };
    added.push(`${name}@${version}`);
  }
}

const nameOf = (place, { name }) => name ?? place.replace(/^.*node_modules\//, "");

/** Entries of which nothing says what is to be installed. */
const unhashed = Object.entries(lock.packages)
  .filter(([place, { integrity, link }]) => place.includes("node_modules/") && !link && !integrity)
  .map(([place, entry]) => ({ entry, place, spec: `${nameOf(place, entry)}@${entry.version}` }));

/** As the registry says it, asked by npm itself. */
function integrityOf(spec) {
  const { stdout } = npm(["view", spec, "dist.integrity"], { encoding: "utf8" });
  const integrity = stdout?.trim();
  if (!integrity?.startsWith("sha512-")) throw new Error(`npm does not say the hash of ${spec}.`);
  return integrity;
}

if (added.length === 0 && unhashed.length === 0) {
  console.log("The lock file is complete, and says the hash of each package.");
} else if (process.argv.includes("--check")) {
  const missing = new Set(added);
  const without = unhashed.filter(({ spec }) => !missing.has(spec));
  if (added.length > 0) console.error(`The lock file misses ${added.length} packages of other platforms:`);
  if (added.length > 0) console.error(added.map((name) => `  ${name}`).join("\n"));
  if (without.length > 0) console.error(`It has no hash of ${without.length} packages:`);
  if (without.length > 0) console.error(without.map(({ spec }) => `  ${spec}`).join("\n"));
  console.error("Run: npm run lockfile");
  process.exit(1);
} else {
  for (const { entry, place, spec } of unhashed) {
    const { resolved, version, ...rest } = entry;
    lock.packages[place] = { version, ...(resolved && { resolved }), integrity: integrityOf(spec), ...rest };
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  if (added.length > 0)
    console.log(
      `Added to the lock file for other platforms:\n${added.map((name) => `  ${name}`).join("\n")}`,
    );
  console.log(`Hashes asked of the registry: ${unhashed.length}.`);
}
