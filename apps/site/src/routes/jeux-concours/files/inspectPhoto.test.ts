import { expect, test, vi } from "vitest";
import { inspectPhoto } from "./inspectPhoto.ts";

/** A photo of `size` bytes, and how many of them are read. */
function photoOf(size: number) {
  let read = 0;
  const head = new Blob([Uint8Array.from("\xff\xd8\xff\xe0", (sign) => sign.charCodeAt(0))]);
  const file = Object.assign(new Blob([]), {
    slice: (from = 0, to = size) => {
      read += to - from;
      return head;
    },
    arrayBuffer: () => Promise.reject(new Error("It is read whole.")),
  });
  Object.defineProperty(file, "size", { value: size });
  return { file, read: () => read };
}

test("a photo of 200 MB is told by its first bytes, and never opened", async () => {
  const open = vi.fn<() => Promise<ImageBitmap>>();
  vi.stubGlobal("createImageBitmap", open);
  const { file, read } = photoOf(200_000_000);
  expect(await inspectPhoto(file)).toEqual({ format: "JPG", bytes: 200_000_000, pixels: undefined });
  expect(read()).toBeLessThan(10_000);
  expect(open).not.toHaveBeenCalled();
});

test("a photo that follows the rules is opened", async () => {
  const close = () => {};
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 4000, height: 3000, close }));
  expect(await inspectPhoto(photoOf(10_000_000).file)).toMatchObject({
    pixels: { width: 4000, height: 3000 },
  });
});
