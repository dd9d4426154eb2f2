import { expect, test } from "vitest";
import { firstPaintCss, usedCss } from "./usedCss.ts";

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

test("leaves states, paper, movement and what is for pages without script to the whole sheet", () => {
  const first = ".lead{color:red}@media (width>=720px){.lead{color:#00f}}";
  const later =
    ".lead:hover{color:#00f}.lead:focus-visible{color:#00f}@media print{.lead{color:#000}}" +
    "@media (scripting:none),print{.lead{display:none}}@keyframes turn{to{rotate:1turn}}";
  expect(firstPaintCss(first + later, html)).toBe(first);
});

test("keeps what is for the screen or for pages with script, whatever else it names", () => {
  const css =
    "@media screen and (width<=720px){.lead{color:red}}@media (scripting:enabled){.lead{color:red}}" +
    "@media not print{.lead{color:red}}.lead,.lead:hover{color:red}";
  for (const part of ["width<=720px", "scripting:enabled", "not print", ".lead,.lead:hover"]) {
    expect(firstPaintCss(css, html)).toContain(part);
  }
});
