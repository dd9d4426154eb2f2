// Where the pictures lie, and whether this machine may compare them. Read by vitest.config.ts.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawsReferences } from "../../scripts/chromium.mjs";

const folder = join(import.meta.dirname, "../references");

/** Names the release that drew the references. */
const stamp = join(folder, "drawn-by.txt");

/** What decides whether pictures are compared; strings and booleans only, for it is sent to the browser. */
export interface Drawing {
  /** « Chromium 156 »: two releases may draw the same letter differently. */
  release: string;
  /** Whether the browser is Debian's own, on Linux. */
  draws: boolean;
  /** The release that drew the references. */
  drawnBy: string | undefined;
}

function read(command: () => string): string | undefined {
  try {
    return command().trim();
  } catch {
    return undefined;
  }
}

/** What the browser at `path` is, beside the one that drew the references. */
export function drawingOf(path: string): Drawing {
  const version = read(() =>
    execFileSync(path, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
  return {
    release: /^\D+\d+/.exec(version ?? "")?.[0] ?? "an unknown browser",
    draws: drawsReferences(path),
    drawnBy: read(() => readFileSync(stamp, "utf8")),
  };
}

/** The reference of a story: `.storybook/references/ui/Badge/long-text.png`. */
export function referencePath(place: Record<"arg" | "testFileDirectory" | "testFileName", string>): string {
  const owner = /^packages\/(\w+)\//.exec(place.testFileDirectory)?.[1] ?? "site";
  return join(folder, owner, place.testFileName.replace(".stories.tsx", ""), `${place.arg}.png`);
}
