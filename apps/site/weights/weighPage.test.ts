import { expect, test } from "vitest";
import { budgetOf } from "./budgets.ts";
import { figuresOf, checkBudget } from "./checkBudget.ts";
import { weighPage } from "./weighPage.ts";

const html = `<html><head><link rel="preload" href="/assets/a.woff2" as="font"><style>a{}</style><script>listen()</script>
<noscript><link rel="stylesheet" href="/assets/whole.css"></noscript></head><body><main><link rel="stylesheet" href="/assets/a.css">
<svg viewBox="0"><path/><g></g></svg><picture><source media="(max-width: 40em)" srcset="/i/tall.svg"/><img src="/i/wide.svg"/></picture>
<img src="/i/far.svg" loading="lazy"/><img src="/i/near.svg"/><img src="/i/near.svg"/></main>
<script id="wake" type="application/json">{"entry":"/assets/live.js","scripts":["/assets/react.js","/assets/tabs.js"]}</script>
<script type="module" src="/assets/starter.js"></script></body></html>`;

const scales = { bytesOf: () => 1000, compressed: () => 200, payload: "/pages/1/equipe.rsc" };
const weight = weighPage(html, "/equipe.html", scales);

test("weighs once each file that a visit asks for without scrolling, a phone's where there are two", () => {
  expect(weight).toMatchObject({
    html: 800,
    scripts: 1200,
    styles: 1000,
    fonts: 1000,
    pictures: 2000,
    total: 6000,
    requests: 6,
  });
});

test("weighs what is put off until the page is read, each file once, with the files that hold shapes of a drawing", () => {
  expect(weight.whole).toEqual({ total: 7000, requests: 7 });
  const drawn = html.replace(
    "<path/>",
    '<use href="/i/map.svg#a"/><use href="/i/map.svg#b"/><use href="#c"/>',
  );
  expect(weighPage(drawn, "/equipe.html", scales).whole).toEqual({ total: 8000, requests: 8 });
});

test("weighs what it takes to wake the page, and asks for none of it", () => {
  expect(weight.awake).toBe(4000);
});

test("counts the elements of the page, drawings as one", () => {
  // html, head, link, style, script, noscript · body, main, link, svg, picture, source, 4 img, 2 scripts
  expect(weight.elements).toBe(18);
});

test("sees what holds back the first paint", () => {
  expect(weight.blocking).toBe(0);
  const blocked = html.replace(
    "</head>",
    '<link rel="stylesheet" href="/a.css"><script src="/b.js"></script></head>',
  );
  expect(weighPage(blocked, "/equipe.html", scales).blocking).toBe(2);
});

test("leaves out the fonts that an earlier page brought, but not on the home page", () => {
  const heavy = { ...weight, fonts: 10_240, total: 5000 + 10_240 };
  expect(figuresOf("/equipe.html", heavy).total).toBeCloseTo(5000 / 1024);
  expect(figuresOf("/index.html", heavy).total).toBeCloseTo(5000 / 1024 + 10);
});

test("refuses what is over its budget, bears what is explained up to its figure, and no further", () => {
  const figures = { ...figuresOf("/equipe.html", weight), html: 10.5 };
  const overrun = { limit: 10.6, why: "…" };
  const html = (overruns: Parameters<typeof checkBudget>[2], of = figures) =>
    checkBudget(of, budgetOf("/equipe.html"), overruns).find(({ part }) => part === "html");
  expect(html({})).toMatchObject({ refused: true, budget: 10 });
  expect(html({ html: overrun })).toMatchObject({ refused: false, overrun });
  expect(html({ html: overrun }, { ...figures, html: 10.8 })).toMatchObject({ refused: true });
});

test("lets a page be a little heavier or lighter, as it is from one build to the next", () => {
  const figures = figuresOf("/equipe.html", weight);
  const overrun = { limit: 10.6, why: "…" };
  const at = (html: number) =>
    checkBudget({ ...figures, html }, budgetOf("/equipe.html"), { html: overrun }).find(
      ({ part }) => part === "html",
    );
  expect(at(10.7)).toMatchObject({ refused: false });
  expect(at(9.9)).toMatchObject({ refused: false, overrun });
  expect(at(9.8)?.overrun).toBeUndefined();
});
