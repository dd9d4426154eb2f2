import { expect, test } from "vitest";
import { packagesIn } from "./bundledPackages.ts";
import { noticesText } from "./notices.ts";

test("the packages of a bundle are those whose code is left in it", () => {
  const left = { renderedLength: 12 };
  expect(
    packagesIn([
      {
        type: "chunk",
        modules: {
          "/site/node_modules/react/index.js": left,
          "/site/node_modules/a/node_modules/@b/c/d.js": left,
          "C:\\site\\node_modules\\react-dom\\client.js": left,
          "/site/node_modules/unused/index.js": { renderedLength: 0 },
          "/site/src/main.ts": left,
        },
      },
      { type: "asset" },
    ]),
  ).toEqual(["@b/c", "react", "react-dom"]);
});

test("each work is named with its version, its licence and whose it is", () => {
  const text = noticesText(["react", "workbox-routing"]);
  expect(text).toMatch(/^- react \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain("Copyright (c) Meta Platforms");
  expect(text).toMatch(/^- workbox-routing /m);
  expect(text).toMatch(/Copyright.*Google/);
  expect(text).toMatch(/^- anybody \(SIL Open Font License 1\.1\)$/m);
  expect(text).toMatch(/^- instrument-sans /m);
  expect(text.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(2);
});

test("a package whose licence cannot be told stops the build", () => {
  expect(() => noticesText(["nobody-made-this"])).toThrow("not installed");
});
