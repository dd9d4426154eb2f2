import { expect, test } from "vitest";
import type { PageKind } from "./budgets.ts";
import { faultsOfSleep, isDevelopmentPayload } from "./sleep.ts";

const page = (main: string, head = "") =>
  `<html><head>${head}</head><body><main>${main}</main></body></html>`;
const faults = (html: string, kind: PageKind = "drawn") => faultsOfSleep(html, kind);

test("a control sleeps in a living part, in the header, in the strip of logos or in the choice of scheme", () => {
  const asleep = (attribute: string) => page(`<div ${attribute}><button>Ouvrir</button></div>`);
  for (const attribute of ['data-living=""', "data-header", "data-marquee", "data-scheme-switch"])
    expect(faults(asleep(attribute))).toEqual([]);
});

test.each([
  "<button>Ouvrir</button>",
  '<input type="email"/>',
  '<a role="tab" href="#a">A</a>',
  '<a aria-haspopup="dialog" href="#a">A</a>',
])("%s outside is dead, and refused", (control) => {
  expect(faults(page(control))).toHaveLength(1);
});

test("a plain link and a text that unfolds need nothing", () => {
  expect(faults(page('<a href="/equipe">Équipe</a><details><summary>Lire</summary>…</details>'))).toEqual([]);
});

test("a sleeping page asks for no script ahead", () => {
  const ahead = '<link rel="modulepreload" href="/a.js"/><link rel="preload" as="script" href="/b.js"/>';
  expect(faults(page("", ahead))).toHaveLength(2);
  expect(faults(page("", '<link rel="preload" as="font" href="/a.woff2"/>'))).toEqual([]);
});

test("a page of words has no living part but those of its footer", () => {
  expect(faults(page('<div data-living=""></div>'), "words")).toHaveLength(1);
  expect(faults(page('<footer><div data-living=""></div></footer>'), "words")).toEqual([]);
});

test("a page without a living part is one of words, or drawn: its budget is not that of pages that live", () => {
  expect(faults(page("<p>Recrutement</p>"), "living")).toHaveLength(1);
  expect(faults(page("<p>Recrutement</p>"), "words")).toEqual([]);
  expect(faults(page('<div data-living=""></div>'), "living")).toEqual([]);
});

test("a payload of React's development is told by the sources in it", () => {
  expect(isDevelopmentPayload('1:["$","p",null,{"children":"Bonjour"}]')).toBe(false);
  expect(isDevelopmentPayload('1:["$","p",null,{},null,[["Page","/src/Page.tsx",3,1]]]')).toBe(true);
});
