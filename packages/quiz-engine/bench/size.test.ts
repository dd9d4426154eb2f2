import { expect, it } from "vitest";
import { BOARD, CORE, EVERYTHING, gzipSizeOf, STORE } from "./size.ts";

it("costs at most 1.6 kB to play, 2.5 kB with saves and challenges, 0.6 kB more with the store and 0.9 kB with a board", async () => {
  const everything = await gzipSizeOf(EVERYTHING);
  expect(await gzipSizeOf(CORE)).toBeLessThanOrEqual(1_600);
  expect(everything).toBeLessThanOrEqual(2_500);
  expect((await gzipSizeOf(STORE)) - everything).toBeLessThanOrEqual(600);
  expect((await gzipSizeOf(BOARD)) - everything).toBeLessThanOrEqual(900);
});
