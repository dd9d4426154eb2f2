// Whatever the content holds, a page stands whole: no entry where there may be none, one or five hundred in any collection.
import { describe, expect, test } from "vitest";
import { faultsIn } from "./fixtures/faultsIn.ts";
import { type LiveCollection, liveCollections, resized } from "./fixtures/liveCollections.ts";
import { pagesNow } from "./fixtures/site.tsx";

/** What is wrong with each page, as the content is now. */
async function faultsOfAll(): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, render } of await pagesNow()) {
    try {
      faults.push(...faultsIn(await render()).map((fault) => `${path}: ${fault}`));
    } catch (error) {
      faults.push(`${path}: ${String(error)}`);
    }
  }
  return faults;
}

test("with its own content, every page stands whole", async () => {
  expect(await faultsOfAll()).toEqual([]);
});

/** Collections that lose no entry by itself, since another names each of them. */
const unshortened: ReadonlyMap<string, string> = new Map([["escales", "the legs of the voyages join them"]]);

/** An empty list that leaves a hole is refused by the content check. */
const sizesOf = ({ entries, mayBeEmpty, name, needs = [] }: LiveCollection) => [
  ...(mayBeEmpty ? [0] : []),
  unshortened.has(name) || needs.length > 0 ? entries.length : 1,
  500,
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
