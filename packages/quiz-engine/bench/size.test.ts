import { expect, it } from "vitest";
import { CORE, EVERYTHING, gzipSizeOf } from "./size.ts";

it("costs at most 1.5 kB to play, and 2.5 kB with saves and challenges", async () => {
  expect(await gzipSizeOf(CORE)).toBeLessThanOrEqual(1_500);
  expect(await gzipSizeOf(EVERYTHING)).toBeLessThanOrEqual(2_500);
});
