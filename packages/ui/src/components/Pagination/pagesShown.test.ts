import { expect, test } from "vitest";
import { pagesShown } from "./pagesShown.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])("around page %i of %i", (page, count, shown) => {
  expect(pagesShown(page, count)).toEqual(shown);
});
