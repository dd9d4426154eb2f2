import { expect, test } from "vitest";
import { attributesOf } from "../built/html.ts";
import { criticalCss } from "./criticalCss.ts";

const firstPaint = (css: string, html = '<p class="lead small">…</p>') =>
  criticalCss(css, attributesOf(html));

test("leaves states, paper, movement and what is for pages without script to the page's sheet", () => {
  const first = ".lead{color:red}@media (width>=720px){.lead{color:#00f}}";
  const later =
    ".lead:hover{color:#00f}.lead:focus-visible{color:#00f}:root:active-view-transition-type(reorder) .lead{color:#00f}" +
    "@media print{.lead{color:#000}}" +
    "@media (scripting:none),print{.lead{display:none}}@keyframes turn{to{rotate:1turn}}";
  expect(firstPaint(first + later)).toBe(first);
});

test("keeps what is for the screen or for pages with script, whatever else it names", () => {
  const css =
    "@media screen and (width<=720px){.lead{color:red}}@media (scripting:enabled){.lead{color:red}}" +
    "@media not print{.lead{color:red}}.lead,.lead:hover{color:red}";
  for (const part of ["width<=720px", "scripting:enabled", "not print", ".lead,.lead:hover"]) {
    expect(firstPaint(css)).toContain(part);
  }
});

test("leaves the states that a script gives to the page's sheet", () => {
  const css = ".lead{color:red}.lead:disabled{color:gray}.lead[aria-busy]{color:#00f}";
  expect(firstPaint(css)).toBe(".lead{color:red}");
  expect(firstPaint(css, '<p class="lead" aria-busy="true">')).toBe(
    ".lead{color:red}.lead[aria-busy]{color:#00f}",
  );
});

test("keeps the values that a rule reads, and no others", () => {
  const css = ".page{--ink:red;--unread:#00f}.lead{color:var(--ink)}";
  expect(firstPaint(css)).toBe(".page{--ink:red}.lead{color:var(--ink)}");
});

test("leaves what answers a gesture to the page's sheet", () => {
  const later =
    "@media (forced-colors:active){.lead{color:canvastext}}html:has(.lead:modal){overflow:hidden}";
  const css = `.lead{color:red;cursor:pointer;transition:color .2s}.lead:before{content:"";width:26px}${later}`;
  expect(firstPaint(css)).toBe('.lead{color:red}.lead:before{content:"";width:26px}');
});

test("keeps the fallback faces of the widths of letters that the page asks for", () => {
  const face = (from: number, to: number) =>
    `@font-face{font-family:Repli;src:local(Arial);font-stretch:${from}% ${to}%}`;
  const css = `${face(50, 60)}${face(60.1, 73)}.lead{font-stretch:60.1%}`;
  expect(firstPaint(css)).toBe(`${face(60.1, 73)}.lead{font-stretch:60.1%}`);
});

test("leaves a movement or a state that reads a value of the theme to the page's sheet", () => {
  const css =
    ".lead{color:red;transition:color var(--slow);animation:turn var(--slow)}.lead[aria-expanded=true]{color:#00f}";
  expect(firstPaint(css, '<p class="lead" aria-expanded="false">')).toBe(".lead{color:red}");
  expect(firstPaint(css, '<p class="lead" aria-expanded="true">')).toBe(
    ".lead{color:red}.lead[aria-expanded=true]{color:#00f}",
  );
});

test("says from the start that pages melt into one another, where motion is welcome: the browser asks before the sheet is there", () => {
  const melts = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
  const moves =
    "@media (prefers-reduced-motion:no-preference){.lead{rotate:1deg}@view-transition{navigation:auto}}";
  expect(firstPaint(`.lead{color:red}${moves}`)).toBe(`.lead{color:red}${melts}`);
});
