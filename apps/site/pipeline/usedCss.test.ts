import { expect, test } from "vitest";
import { classNamesIn, usedCss } from "./usedCss.ts";

const present = new Set(["page", "lead", "small"]);

test("keeps the rules whose classes stand in the page, states and media included", () => {
  const css = ".lead{color:red}.lead:hover{color:#00f}@media print{.page .small{color:#000}}";
  expect(usedCss(css, present)).toBe(css);
});

test("drops the rules of what the page does not show", () => {
  expect(usedCss(".lead{color:red}.menu{color:red}.lead .menu{color:red}", present)).toBe(".lead{color:red}");
});

test("keeps a rule when one of its selectors applies", () => {
  expect(usedCss(".menu,.lead{color:red}", present)).toContain(".lead");
});

test("keeps elements and fonts", () => {
  const css = "body{margin:0}@font-face{font-family:Anybody;src:url(a.woff2)}";
  expect(usedCss(css, present)).toContain("body{margin:0}");
  expect(usedCss(css, present)).toContain("@font-face");
});

test("keeps the custom properties that are read, and no other", () => {
  const css = ":root{--ink:red;--paper:#fff}.lead{color:var(--ink)}.menu{color:var(--paper)}";
  expect(usedCss(css, present)).toBe(":root{--ink:red}.lead{color:var(--ink)}");
});

test("keeps what the oldest browsers call by a name of their own", () => {
  const css = ".page{-webkit-backdrop-filter:blur(16px);backdrop-filter:blur(16px)}";
  expect(usedCss(css, present)).toBe(css);
});

test("names the classes of a sheet once, those for paper included", () => {
  const css = ".lead{color:red}.lead:hover{color:#00f}@media print{.page .lead{color:#000}}";
  expect(classNamesIn(css).toSorted()).toEqual(["lead", "page"]);
});
