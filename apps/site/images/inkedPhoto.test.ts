import sharp from "sharp";
import { expect, test } from "vitest";
import { inkedPhoto } from "./inkedPhoto.ts";

/** Three greys side by side, from black to white. */
const photo = await sharp(Buffer.from([0, 0, 0, 128, 128, 128, 255, 255, 255]), {
  raw: { width: 3, height: 1, channels: 3 },
})
  .png()
  .toBuffer();

test("shadows are night, the middle is sea, the light is paper", async () => {
  const printed = await (await inkedPhoto(photo, 3)).raw().toBuffer();
  const pixels = [0, 1, 2].map((at) => [...printed.subarray(at * 3, at * 3 + 3)]);
  expect(pixels[0]).toEqual([11, 35, 65]);
  const sea = [15, 116, 130];
  pixels[1]?.forEach((value, channel) => expect(Math.abs(value - (sea[channel] ?? 0))).toBeLessThan(6));
  expect(pixels[2]).toEqual([251, 244, 230]);
});

test("keeps its proportions at the width that is asked for", async () => {
  const wide = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#777" } })
    .png()
    .toBuffer();
  const { width, height } = await sharp(await (await inkedPhoto(wide, 10)).png().toBuffer()).metadata();
  expect([width, height]).toEqual([10, 5]);
});
