import { expect, test } from "vitest";
import { asHtml } from "./asHtml.ts";

test("leaves out what HTML has no need of", () => {
  expect(asHtml('<img src="a.svg" alt=""/><hr/>')).toBe('<img src="a.svg" alt><hr>');
  expect(asHtml('<svg><path d="M0 0"></path></svg>')).toBe('<svg><path d="M0 0"/></svg>');
  expect(asHtml("<ul><li>Un</li><li><p>Deux</p></li></ul>")).toBe("<ul><li>Un<li><p>Deux</ul>");
  expect(asHtml("<div><p>Un</p><p>Deux</p></div>")).toBe("<div><p>Un<p>Deux</div>");
});

test("keeps an end that nothing else says, an empty address, and words that look like markup", () => {
  for (const markup of [
    "<p>Un</p>, deux",
    "<a><p>Un</p></a>",
    "<p>Un</p><span>deux</span>",
    '<a href="">Recharger</a>',
    '<p data-words=" alt=&quot;&quot;">Un</p>,',
  ]) {
    expect(asHtml(markup)).toBe(markup);
  }
});
