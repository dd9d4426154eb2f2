import { expect, it, vi } from "vitest";
import { dataCollections } from "./data/registry.ts";

/** What the disk says by now: the first file of each list is left in two versions, and cannot be read. */
vi.mock("./data/read.ts", async (original) => {
  const read = await original<typeof import("./data/read.ts")>();
  const readData: typeof read.readData = (...asked) => {
    const data = read.readData(...asked);
    return {
      ...data,
      entries: new Map([...data.entries].map(([folder, files]) => [folder, files.slice(1)])),
    };
  };
  return { ...read, readData };
});

it("names the files that the entries were made from, whatever has become of one of them since", async () => {
  const { collections } = await import("./collections.ts");
  const kept = collections.filter(({ files }) => files !== undefined);
  expect(kept.length).toBeGreaterThanOrEqual(dataCollections.length);
  const apart = kept.filter(({ entries, files }) => files?.length !== entries.length);
  expect(apart.map(({ name }) => name)).toEqual([]);
});
