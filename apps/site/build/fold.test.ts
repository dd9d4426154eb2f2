import { expect, test } from "vitest";
import { renderToString } from "react-dom/server";
import { createElement } from "react";
import { Fold } from "../src/shell/Fold.tsx";
import { aboveFold, linkAtFold } from "./fold.ts";

const fold = renderToString(createElement(Fold));

test("what stands above the fold is painted without the sheet, which is linked between it and the rest", () => {
  const html = `<main><h1>Cap</h1>${fold}<p>Suite</p></main>`;
  expect(aboveFold(html)).toBe("<main><h1>Cap</h1>");
  const whole = linkAtFold(html, "assets/a.css", { scripts: ["assets/b.js"], entry: "assets/c.js" });
  expect(whole).toMatch(
    /<h1>Cap<\/h1>.*href="\/assets\/a\.css".*<script>.*\/assets\/b\.js.*\/assets\/c\.js.*<p>Suite<\/p>/s,
  );
});

test("refuses a page without a fold, or with two", () => {
  expect(() => aboveFold("<main></main>")).toThrow("one fold");
  expect(() => aboveFold(`<main>a${fold}b${fold}</main>`)).toThrow("one fold");
});
