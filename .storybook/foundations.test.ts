import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foundationOf } from "./docs/foundations.ts";

const root = join(import.meta.dirname, "..");
const titles = globSync(
  ["packages/ui/src/theme/*.stories.tsx", "apps/site/src/stories/Drawings.stories.tsx"],
  {
    cwd: root,
  },
).map((path) => /title: "([^"]+)"/.exec(readFileSync(join(root, path), "utf8"))?.[1]);

test.each(titles)("the page « %s » says what it is and what it asks for", (title) => {
  const { summary, rules } = foundationOf(`Fondations/${title}`) ?? {};
  expect(summary).toMatch(/^[A-ZÀÉ].*\.$/);
  expect(rules?.length).toBeGreaterThan(2);
});
