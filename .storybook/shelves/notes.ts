import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Usage } from "../../packages/ui/src/stories/usage.ts";

const root = join(import.meta.dirname, "../..");

async function notesOf(pattern: string): Promise<Readonly<Record<string, Usage>>> {
  const files = globSync(pattern, { cwd: root }).toSorted();
  const notes = files.map(async (file) => {
    const name = /([^/\\]+)\.usage\.ts$/.exec(file)?.[1] ?? file;
    const { usage } = (await import(pathToFileURL(join(root, file)).href)) as { usage: Usage };
    return [name, usage] as const;
  });
  return Object.fromEntries(await Promise.all(notes));
}

/** The usage notes of the kit, by name of component. */
export const kitNotes = await notesOf("packages/ui/src/components/*/*.usage.ts");

/** Those of the drawings of the expedition. */
export const drawingNotes = await notesOf("packages/illustrations/src/*/*.usage.ts");
