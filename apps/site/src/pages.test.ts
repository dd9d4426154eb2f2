// Whatever the content holds, a page stands whole: no entry where there may be none, or a single one, in any collection.
import { describe, expect, test } from "vitest";
import { faultsOfAll } from "./fixtures/faultsOfAll.ts";
import { type LiveCollection, liveCollections, resized } from "./fixtures/liveCollections.ts";

test("with its own content, every page stands whole", async () => {
  expect(await faultsOfAll()).toEqual([]);
});

/** Collections that lose no entry by itself, since another names each of them. */
const unshortened: ReadonlyMap<string, string> = new Map([["escales", "the legs of the voyages join them"]]);

/** An empty list that leaves a hole is refused by the content check. */
const sizesOf = ({ entries, mayBeEmpty, name, needs = [] }: LiveCollection) => [
  ...(mayBeEmpty ? [0] : []),
  unshortened.has(name) || needs.length > 0 ? entries.length : 1,
];

describe.each(liveCollections.map((collection) => [collection.name, collection] as const))(
  "%s",
  (_, collection) => {
    test.each(sizesOf(collection))("with %i entries", async (count) => {
      await collection.become(resized(collection, count));
      expect(await faultsOfAll()).toEqual([]);
    });
  },
);
