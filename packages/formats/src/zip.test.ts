import fc from "fast-check";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zip } from "./zip.ts";

const read = (archive: Uint8Array) =>
  Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);

it("is read by another's reader, whatever the names and the texts", () => {
  // The other reader gathers the files in an object, where `__proto__` is no key.
  const path = fc.string({ unit: "grapheme", minLength: 1 }).filter((name) => name !== "__proto__");
  const entries = fc.uniqueArray(fc.record({ path, text: fc.string({ unit: "grapheme" }) }), {
    selector: ({ path }) => path,
    maxLength: 8,
  });
  fc.assert(
    fc.property(entries, (files) => {
      const expected = files.map(({ path, text }) => [path, text]);
      expect(new Map(read(zip(files)) as [string, string][])).toEqual(
        new Map(expected as [string, string][]),
      );
    }),
  );
});

it("holds nothing when there is nothing to hold", () => {
  expect(read(zip([]))).toEqual([]);
});

it("is the same bytes for the same texts", () => {
  const files = [{ path: "a.xml", text: "é" }];
  expect(zip(files)).toEqual(zip(files));
});

it("has the published checksum of the nine figures (CRC-32)", () => {
  const view = new DataView(zip([{ path: "a", text: "123456789" }]).buffer);
  expect(view.getUint32(14, true)).toBe(0xcbf43926);
});
