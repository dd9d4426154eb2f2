import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npm } from "./run.ts";

const recipes = join(import.meta.dirname, "..");
const packages = join(recipes, "../..");

/** Where each package's tarball is, by its name. */
export type Tarballs = Readonly<Record<string, string>>;

/** A folder outside the repository: what is tried there finds nothing of it. */
export const openWorkshop = () => mkdtempSync(join(tmpdir(), "sillages-recipes-"));

/** Builds the packages that are published, and packs them as the registry would have them. */
export async function pack(workshop: string): Promise<Tarballs> {
  const tarballs: Record<string, string> = {};
  for (const folder of ["ui", "quiz-engine"]) {
    const home = join(packages, folder);
    await npm(home, "run", "build");
    const said = await npm(home, "pack", "--json", "--loglevel=error", "--pack-destination", workshop);
    const name = `@sillages/${folder}`;
    // From npm 12 on an object by name, before it a list.
    const packed = JSON.parse(said) as Record<string, { filename: string }>;
    const filename = Object.values(packed)[0]?.filename.replace("@", "").replace("/", "-");
    tarballs[name] = join(workshop, String(filename));
  }
  return tarballs;
}

/** Copies a recipe and its demo, and installs it with the tarballs. */
export async function setUp(workshop: string, name: string, demo: string | undefined, tarballs: Tarballs) {
  const app = join(workshop, name);
  cpSync(join(recipes, name), app, { recursive: true });
  if (demo) {
    mkdirSync(join(app, "public"), { recursive: true });
    copyFileSync(join(recipes, "Demo.tsx"), join(app, demo, "Demo.tsx"));
    copyFileSync(join(recipes, "voile.svg"), join(app, "public/voile.svg"));
  }
  const manifest = join(app, "package.json");
  const wanted = JSON.parse(readFileSync(manifest, "utf8")) as { dependencies: Record<string, string> };
  for (const [each, file] of Object.entries(tarballs))
    if (each in wanted.dependencies) wanted.dependencies[each] = `file:${file}`;
  writeFileSync(manifest, JSON.stringify(wanted, undefined, 2));
  return { app, said: await npm(app, "install", "--no-audit", "--no-fund") };
}

export const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
