// Before the stories: writes down who draws when the references are drawn again, and says it when nothing is compared.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Drawing } from "./references.ts";

declare module "vitest" {
  interface ProvidedContext {
    drawing: Drawing;
    /** Whether this machine draws as the one that drew the references. */
    comparesPictures: boolean;
  }
}

const stamp = join(import.meta.dirname, "../references/drawn-by.txt");

export default function announce(project: TestProject) {
  const { draws, drawnBy, release } = project.getProvidedContext().drawing;
  const redraws = project.vitest.config.snapshotOptions.updateSnapshot === "all";
  const compares = draws && (redraws || drawnBy === release);
  if (compares && redraws) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${release}\n`);
  }
  if (!compares) {
    const why = drawnBy
      ? `the references were drawn on Linux by Debian's ${drawnBy} with Debian's letters (fonts-liberation), and this is ${release} on ${process.platform}${draws ? "" : ", another browser or without these letters"}`
      : "there are no references yet (npm run storybook:pictures draws them)";
    console.warn(
      `\nPictures are NOT compared: ${why}. Stories are rendered and checked by axe all the same.\n`,
    );
  }
  project.provide("comparesPictures", compares);
}
