import { expect, it } from "vitest";
import { CORE, EVERYTHING, gzipSizeOf, STORE } from "./size.ts";

it("costs at most 1.5 KiB to play, 2.5 kB with saves and challenges, and 0.6 kB more with the store", async () => {
  const everything = await gzipSizeOf(EVERYTHING);
  expect(await gzipSizeOf(CORE)).toBeLessThanOrEqual(1_536);
  expect(everything).toBeLessThanOrEqual(2_500);
  expect((await gzipSizeOf(STORE)) - everything).toBeLessThanOrEqual(600);
});
