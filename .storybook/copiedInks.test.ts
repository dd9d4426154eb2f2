// What no style reaches (a browser's bar, a file that is downloaded, a canvas) copies the inks of the theme.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ink } from "../packages/ui/src/theme/primitives.ts";

test.each([
  "apps/site/images/inks.ts",
  "apps/site/images/inkedPhoto.ts",
  "apps/site/src/Document.tsx",
  "apps/site/src/routes/jeux-concours/quiz/resultPicture.ts",
  "packages/content/src/data/inkedLogo.ts",
])("%s copies inks that the theme still has", (file) => {
  const copied = readFileSync(new URL(`../${file}`, import.meta.url), "utf8").match(/#[0-9a-f]{6}\b/g) ?? [];
  const inks: readonly string[] = Object.values(ink);
  expect(copied).not.toEqual([]);
  expect(copied.filter((hex) => !inks.includes(hex))).toEqual([]);
});
