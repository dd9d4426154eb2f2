import { expect, test } from "vitest";
import { withChapter } from "./chapter.ts";

const text = "# Measures\n\nA table.\n\n## Over budget\n\n- one\n\n# Under load\n\nOld.\n";

test("a chapter takes the place of its former self, and the others stay", () => {
  expect(withChapter(text, "# Under load\n\nNew.")).toBe(text.replace("Old", "New"));
  expect(withChapter(text, "# Measures\n\nLess.\n")).toBe("# Measures\n\nLess.\n\n# Under load\n\nOld.\n");
});

test("a chapter that was not there comes last", () => {
  expect(withChapter(text, "# Faults\n\nNone.")).toBe(`${text}\n# Faults\n\nNone.\n`);
  expect(withChapter("", "# Faults\n\nNone.")).toBe("# Faults\n\nNone.\n");
});

test("a chapter within another takes its place up to the next of either", () => {
  const readme = "# Sillages\n\nWords.\n\n## Cost\n\nOld.\n\n### By page\n\nOld.\n\n## Licences\n\nMIT.\n";
  expect(withChapter(readme, "## Cost\n\nNew.")).toBe(
    "# Sillages\n\nWords.\n\n## Cost\n\nNew.\n\n## Licences\n\nMIT.\n",
  );
});
