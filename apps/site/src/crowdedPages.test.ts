// Whatever the content holds, a page stands whole: five hundred entries in any collection.
import { expect, test } from "vitest";
import { faultsOfAll } from "./fixtures/faultsOfAll.ts";
import { liveCollections, resized } from "./fixtures/liveCollections.ts";

test.each(liveCollections.map((collection) => [collection.name, collection] as const))(
  "500 entries in %s",
  async (_, collection) => {
    await collection.become(resized(collection, 500));
    expect(await faultsOfAll()).toEqual([]);
  },
);
