import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sheets = globSync("{components,internal}/**/*.css.ts", { cwd: root });

/** Colours that no theme changes; black and white stand for the ink and the sheet on paper, and for what is cut out in a mask. */
const own =
  /#(?!(?:000|fff)\b)[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|oklch|oklab|lch|lab)a?\(|: "(?:red|green|blue|yellow|orange|gr[ae]y|navy)"/gi;

test.each(sheets)("%s takes its colours from theme.color, and has none of its own", (sheet) => {
  expect(readFileSync(join(root, sheet), "utf8").match(own) ?? []).toEqual([]);
});
