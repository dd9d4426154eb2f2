import { expect, test } from "vitest";
import { usedCss } from "./usedCss.ts";

const html = '<body class="page"><p class="lead small">…</p></body>';

test("keeps the rules whose classes stand in the page, states and media included", () => {
  const css = ".lead{color:red}.lead:hover{color:#00f}@media print{.page .small{color:#000}}";
  expect(usedCss(css, html)).toBe(css);
});

test("drops the rules of what the page does not show", () => {
  expect(usedCss(".lead{color:red}.menu{color:red}.lead .menu{color:red}", html)).toBe(".lead{color:red}");
});

test("keeps a rule when one of its selectors applies", () => {
  expect(usedCss(".menu,.lead{color:red}", html)).toContain(".lead");
});

test("keeps elements, fonts and custom properties", () => {
  const css = ":root{--ink:red}body{margin:0}@font-face{font-family:Anybody;src:url(a.woff2)}";
  expect(usedCss(css, html)).toContain("--ink:red");
  expect(usedCss(css, html)).toContain("@font-face");
});

test("keeps the rules of what a script can show", () => {
  const css = ".menu{color:red}.menu.open{color:#00f}.lead .gone{color:red}";
  expect(usedCss(css, html, 'var classes = "menu open";')).toBe(".menu{color:red}.menu.open{color:#00f}");
});
