import { expect, test } from "vitest";
import { prefixAt, shortNames, styleFiles } from "./shortNames.ts";

test("names a class by its file's place and its own", () => {
  const name = shortNames(["src/b.css.ts", "src/a.css.ts"]);
  expect(name({ hash: "_1p4epku0", filePath: "src/b.css.ts" })).toBe("B0");
  expect(name({ hash: "_1p4epkua", filePath: "src/b.css.ts" })).toBe("Ba");
  expect(name({ hash: "xgi3bz0", filePath: "src/a.css.ts" })).toBe("A0");
  expect(name({ hash: "_1p4epku10", filePath: "src/b.css.ts" })).toBe("B10");
});

test("no name of a file can be one of another", () => {
  const prefixes = Array.from({ length: 26 * 27 }, (_, index) => prefixAt(index));
  expect(new Set(prefixes).size).toBe(prefixes.length);
  // A capital ends each: what follows it is figures and small letters.
  for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]?[A-Z]$/);
});

test("knows every style sheet, in the kit and in the site, and refuses any other", () => {
  expect(styleFiles()).toEqual(
    expect.arrayContaining(["src/shell/wordmark.css.ts", "../../packages/ui/src/theme/theme.css.ts"]),
  );
  expect(() => shortNames([])({ hash: "x0", filePath: "src/a.css.ts" })).toThrow("no style sheet");
});
