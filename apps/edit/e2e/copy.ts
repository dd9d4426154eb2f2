// A copy of the repository to write in: the tests never touch the real content.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** What is made again, and the pictures of stories. */
const left = new Set([
  "node_modules",
  "dist",
  "dist-config",
  ".cache",
  ".turbo",
  "coverage",
  "reports",
  "e2e",
]);

/** Copies what the site and its content need. It stands inside of the repository: the installed packages are found above it. */
export function copyRepository(): string {
  const cache = join(repository, ".cache");
  mkdirSync(cache, { recursive: true });
  const copy = realpathSync(mkdtempSync(join(cache, "copy-")));
  for (const name of ["package.json", "package-lock.json", "tsconfig.base.json"])
    cpSync(join(repository, name), join(copy, name));
  for (const folder of ["packages", "apps", "scripts"]) {
    cpSync(join(repository, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    });
  }
  cpSync(join(repository, "apps/edit/dist"), join(copy, "apps/edit/dist"), { recursive: true });
  // Named by what they were made of: photos, posters and texts that did not change are not encoded again.
  for (const made of ["photos", "partage", "compressed"]) {
    const kept = join("apps/site/.cache", made);
    if (existsSync(join(repository, kept)))
      cpSync(join(repository, kept), join(copy, kept), { recursive: true });
  }
  for (const place of ["apps", "packages"]) {
    for (const name of readdirSync(join(copy, place))) linkModules(copy, join(place, name));
  }
  return copy;
}

/** The workspaces that the copy reads are its own; what one of them alone installed is linked. */
function linkModules(copy: string, place: string) {
  const { name } = JSON.parse(readFileSync(join(copy, place, "package.json"), "utf8")) as { name: string };
  const own = join(copy, "node_modules", name);
  mkdirSync(dirname(own), { recursive: true });
  symlinkSync(join(copy, place), own, "junction");
  const installed = join(repository, place, "node_modules");
  if (!existsSync(installed)) return;
  mkdirSync(join(copy, place, "node_modules"));
  for (const one of readdirSync(installed)) {
    if (!one.startsWith("."))
      symlinkSync(join(installed, one), join(copy, place, "node_modules", one), "junction");
  }
}

export interface Editor {
  /** The address that the command prints, with its key. */
  readonly address: string;
  readonly origin: string;
  readonly key: string;
  readonly process: ChildProcess;
}

/**
 * Starts the editing page as `npm run edit` does, and waits for its line. What it says beside goes to `reports/editor.log`.
 *
 * @param servesSite - Whether it serves the site beside: half a minute of work that few tests look at.
 */
export function startEditor(copy: string, port: number, servesSite: boolean): Promise<Editor> {
  mkdirSync(join(repository, "reports"), { recursive: true });
  const log = openSync(join(repository, "reports/editor.log"), "a");
  const beside = String(port + 1);
  const child = spawn(process.execPath, ["--conditions=@sillages/source", "server/main.ts"], {
    cwd: join(copy, "apps/edit"),
    env: {
      ...process.env,
      PORT: String(port),
      ...(servesSite ? { SITE_PORT: beside } : { SITE: `http://localhost:${beside}` }),
    },
    stdio: ["ignore", "pipe", log],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The editor stopped: ${code}`)));
    child.stdout?.on("data", (text) => {
      const address = /http\S+/.exec(String(text))?.[0];
      if (!address) return;
      const { origin, hash } = new URL(address);
      resolve({ address, origin, key: hash.slice("#cle=".length), process: child });
    });
  });
}

/** Runs a script of the copy, as a person would in a terminal. */
export function run(copy: string, place: string, ...script: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@sillages/source", ...script],
    {
      cwd: join(copy, place),
      encoding: "utf8",
    },
  );
  return { status, told: stdout + stderr };
}

export const readCopy = (copy: string, file: string) =>
  readFileSync(join(copy, "packages/content", file), "utf8");

/** The command of Vite. */
export const vite = fileURLToPath(new URL("../../bin/vite.js", import.meta.resolve("vite")));
