import { expect, test } from "vitest";
import { figuresOf, judge } from "./judge.ts";
import { weighPage } from "./weights.ts";

const html = `<html><head><link rel="preload" href="/assets/a.woff2" as="font"><style>a{}</style></head><body><div hidden data-fold><link rel="stylesheet" href="/assets/a.css"><script>
for (const file of ["/assets/b.js"]) import(file); import("/assets/a.js")
</script></div><svg viewBox="0"><path/><g></g></svg>
<picture><source media="(max-width: 40em)" srcset="/i/tall.svg"/><img src="/i/wide.svg"/></picture>
<img src="/i/far.svg" loading="lazy"/><img src="/i/near.svg"/><img src="/i/near.svg"/><script type="application/ld+json">"<p>"</script></body></html>`;

const weight = weighPage(html, "/equipe.html", () => 1000);

test("weighs once each file that a visit asks for without scrolling, a phone's where there are two", () => {
  expect(weight).toMatchObject({
    html: 1000,
    scripts: 2000,
    styles: 1000,
    fonts: 1000,
    pictures: 2000,
    requests: 7,
  });
});

test("counts the elements of the page, drawings as one", () => {
  // html, head, link, style · body, div, link, script, svg, picture, source, 4 img, script
  expect(weight.elements).toBe(16);
});

test("sees what holds back the first paint", () => {
  expect(weight.blocking).toBe(0);
  const blocked = html.replace(
    "</head>",
    '<link rel="stylesheet" href="/a.css"><script src="/b.js"></script></head>',
  );
  expect(weighPage(blocked, "/equipe.html", () => 0).blocking).toBe(2);
});

test("leaves out the fonts that an earlier page brought, but not on the home page", () => {
  expect(figuresOf("/equipe.html", { ...weight, fonts: 10_240 }).total).toBeCloseTo(6000 / 1024);
  expect(figuresOf("/index.html", { ...weight, fonts: 10_240 }).total).toBeCloseTo(6000 / 1024 + 10);
});

test("refuses what is over its budget, bears what is explained up to its figure, and no further", () => {
  const figures = { ...figuresOf("/equipe.html", weight), html: 12.5 };
  const overrun = { file: "/equipe.html", part: "html", limit: 12.6, why: "…" } as const;
  const html = (overruns: Parameters<typeof judge>[2], of = figures) =>
    judge("/equipe.html", of, overruns).find(({ part }) => part === "html");
  expect(html([])).toMatchObject({ refused: true, budget: 12 });
  expect(html([overrun])).toMatchObject({ refused: false, overrun });
  expect(html([overrun], { ...figures, html: 12.7 })).toMatchObject({ refused: true });
});
