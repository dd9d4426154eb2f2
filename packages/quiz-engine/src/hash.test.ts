import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { uint32 } from "./fixtures.ts";
import { hashText, randomAt, seal, unseal } from "./hash.ts";

/** Splitmix32 as it is usually written, with a state. */
function splitmix32(state: number): () => number {
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let t = state ^ (state >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t = t ^ (t >>> 15);
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
}

describe("randomAt", () => {
  it.each([
    [0, [1684164658, 3653269916, 2939563536, 2141751570]],
    [1, [1580013426, 350525680, 3524174333, 3011703609]],
    [42, [551831576, 144025891, 322543647, 3034809370]],
    [4294967295, [3950124170, 4293442868, 1302505678, 2762329221]],
  ])("gives the published numbers for the seed %i", (seed, numbers) => {
    expect([0, 1, 2, 3].map((n) => randomAt(seed, n))).toEqual(numbers);
  });

  it("is splitmix32 for every seed", () => {
    fc.assert(
      fc.property(uint32, fc.nat(50), (seed, length) => {
        const generator = splitmix32(seed);
        for (let n = 0; n <= length; n++) expect(randomAt(seed, n)).toBe(generator());
      }),
    );
  });

  it("brings a whole number to an unsigned integer of 32 bits, and reads a text", () => {
    for (const n of [0, 1, 7]) {
      expect(randomAt(-1, n)).toBe(randomAt(4294967295, n));
      expect(randomAt(2 ** 32 + 5, n)).toBe(randomAt(5, n));
      expect(randomAt("Sillages", n)).toBe(randomAt(3949569427, n));
    }
  });

  it.each([0.37, 1.9, NaN, Infinity, -Infinity, 2 ** 53, null, undefined, true, 5n, { at: 7 }, [7]])(
    "refuses the seed %s",
    (seed) => {
      expect(() => randomAt(seed as number, 0)).toThrow(RangeError);
      expect(() => randomAt(seed as number, 0)).toThrow(/^seed .*: give a text or whole number$/);
    },
  );
});

describe("hashText", () => {
  it.each([
    ["", 0],
    ["Sillages", 3949569427],
    ["œuvre 🌊", 4283614532],
    ["\ud800", 405102804],
  ])("gives the published hash of %j", (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it("tells apart texts of zeros of different lengths", () => {
    expect(new Set(["", "\0", "\0\0", "\0\0\0"].map((text) => hashText(text))).size).toBe(4);
  });

  it("depends on the seed", () => {
    fc.assert(
      fc.property(fc.string(), uint32, uint32, (text, a, b) => {
        expect(hashText(text, a) === hashText(text, b)).toBe(a === b);
      }),
    );
  });
});

describe("seal", () => {
  it("is undone by unseal", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(unseal(seal(text))).toBe(text);
      }),
    );
  });

  it("adds seven characters, whatever the hash", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(seal(text)).toHaveLength(text.length + 7);
      }),
    );
    expect(seal("")).toBe("0000000");
  });

  it("betrays any character changed for another", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (text, where, other) => {
        const sealed = seal(text);
        const at = where % sealed.length;
        const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
        expect(unseal(changed)).toBe(changed === sealed ? text : null);
      }),
    );
  });

  it("refuses what is too short to be sealed", () => {
    expect(unseal("")).toBeNull();
    expect(unseal("000000")).toBeNull();
  });
});
