import { expect, test } from "vitest";
import { unwrapStills } from "./stillRoots.ts";

test("a still part of one element is that element", () => {
  expect(unwrapStills('<main><div data-still="a"><p class="x">Un <b>mot</b></p></div></main>')).toBe(
    '<main><p data-still="a" class="x">Un <b>mot</b></p></main>',
  );
});

test("a still part of several elements, or of text, keeps its wrapper", () => {
  expect(unwrapStills('<div data-still="a"><p>Un</p><p>Deux</p></div>')).toBe(
    '<div data-part="a"><p>Un</p><p>Deux</p></div>',
  );
  expect(unwrapStills('<div data-still="a">Un <b>mot</b></div>')).toBe(
    '<div data-part="a">Un <b>mot</b></div>',
  );
});

test("a picture alone is that picture, but a drawing in place keeps its wrapper", () => {
  expect(unwrapStills('<div data-still="a"><img src="x.svg" alt=""/></div>')).toBe(
    '<img data-still="a" src="x.svg" alt=""/>',
  );
  expect(unwrapStills('<div data-still="a"><svg><path d="M0 0"></path></svg></div>')).toBe(
    '<div data-part="a"><svg><path d="M0 0"></path></svg></div>',
  );
});

test("a still part inside another is found too, and what already has a part to play keeps it", () => {
  expect(
    unwrapStills('<div data-still="a"><ul><li><div data-still="b"><p>Un</p></div></li></ul></div>'),
  ).toBe('<ul data-still="a"><li><p data-still="b">Un</p></li></ul>');
  expect(unwrapStills('<div data-still="a"><div data-still="b"><p>Un</p></div></div>')).toBe(
    '<div data-part="a"><p data-still="b">Un</p></div>',
  );
});

test("texts of a still part are not parted by comments; those of what lives are", () => {
  expect(
    unwrapStills('<p>Cap<!-- --> nord</p><div data-still="a"><p>Cap<!-- --> <!-- -->sud</p></div>'),
  ).toBe('<p>Cap<!-- --> nord</p><p data-still="a">Cap sud</p>');
});
