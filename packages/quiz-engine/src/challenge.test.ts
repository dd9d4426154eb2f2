import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Challenge, decodeChallenge, encodeChallenge } from "./challenge.ts";
import { uint32 } from "./fixtures.ts";
import { seal } from "./hash.ts";

const numbers = fc.record({ bankHash: uint32, seed: uint32, size: uint32 });
const challenges: fc.Arbitrary<Challenge> = fc.oneof(
  numbers,
  fc.tuple(numbers, uint32).map(([challenge, score]) => ({ ...challenge, score })),
);
const code = encodeChallenge({ bankHash: 123, seed: 42, size: 5, score: 60 });

describe("encodeChallenge", () => {
  it("writes the published codes", () => {
    expect(code).toBe("2-3f-16-5-1o0uvjppl");
    expect(encodeChallenge({ bankHash: 123, seed: 42, size: 5 })).toBe("2-3f-16-51lyngs6");
  });

  it("takes 40 characters at most, all safe in an address", () => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        const code = encodeChallenge(challenge);
        expect(code.length).toBeLessThanOrEqual(40);
        expect(encodeURIComponent(code)).toBe(code);
      }),
    );
    const most = 2 ** 32 - 1;
    expect(encodeChallenge({ bankHash: most, seed: most, size: most, score: most })).toHaveLength(40);
  });

  it.each([-5, 0.5, NaN, Infinity, 2 ** 32, null])("refuses the number %s, which nobody claimed", (score) => {
    const challenge = { bankHash: 123, seed: 42, size: 5, score: score as number };
    expect(() => encodeChallenge(challenge)).toThrow(/^score \S+: give a uint32$/);
    expect(() => encodeChallenge({ ...challenge, score: 1, size: score as number })).toThrow(
      /^size \S+: give a uint32$/,
    );
  });
});

describe("decodeChallenge", () => {
  it("reads what encodeChallenge wrote", () => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        expect(decodeChallenge(encodeChallenge(challenge))).toEqual({ status: "ok", challenge });
      }),
    );
  });

  it("tells no score from a score of 0", () => {
    const decoded = decodeChallenge(encodeChallenge({ bankHash: 1, seed: 2, size: 3 }));
    expect(decoded).toStrictEqual({ status: "ok", challenge: { bankHash: 1, seed: 2, size: 3 } });
    expect(decodeChallenge(encodeChallenge({ bankHash: 1, seed: 2, size: 3, score: 0 }))).toStrictEqual({
      status: "ok",
      challenge: { bankHash: 1, seed: 2, size: 3, score: 0 },
    });
  });

  it("calls damaged a code with a character changed, added, lost or swapped", () => {
    for (let at = 0; at < code.length; at++) {
      const damaged = [
        code.slice(0, at) + code.slice(at + 1),
        code.slice(0, at) + "7" + code.slice(at),
        ...[..."0123456789abcdefghijklmnopqrstuvwxyz-"].map(
          (c) => code.slice(0, at) + c + code.slice(at + 1),
        ),
        code.slice(0, at) + (code[at + 1] ?? "") + code[at] + code.slice(at + 2),
      ].filter((text) => text !== code);
      for (const text of damaged) expect(decodeChallenge(text)).toEqual({ status: "damaged" });
    }
  });

  it.each([
    ["nothing", ""],
    ["too short", "1-3f-1"],
    ["too long", `${code}${"0".repeat(40)}`],
    ["capitals", code.toUpperCase()],
    ["spaces around", ` ${code} `],
    ["a line break", `${code}\n`],
    ["a percent sign", code.replace("-", "%2D")],
    ["letters with accents", code.replace("f", "é")],
    ["half a character", `${code}\ud800`],
    ["a million characters", "a".repeat(1e6)],
    ["what an address does not hold", undefined as unknown as string],
    ["null", null as unknown as string],
    ["a number", 42 as unknown as string],
  ])("calls malformed what is no code: %s", (_, text) => {
    expect(decodeChallenge(text)).toEqual({ status: "malformed" });
  });

  it.each([
    "2",
    "2-3f",
    "2-3f-16",
    "2-3f-16-",
    "2-3f-16-5-",
    "2-3f-16-5-1o-1",
    "2-03f-16-5",
    "2--16-5",
    "2-zzzzzzzz-0-0",
  ])("calls malformed a whole code that does not say all, or says too much: %s", (content) => {
    expect(decodeChallenge(seal(content))).toEqual({ status: "malformed" });
  });

  it.each(["1-3f-16-5", "0-3f-16-5", "z", "-", "1-all-is-other"])(
    "calls outdated another version: %s",
    (content) => {
      expect(decodeChallenge(seal(content))).toEqual({ status: "outdated" });
    },
  );

  it("refuses any string that encodeChallenge did not write", () => {
    const alike = fc.string({
      unit: fc.constantFrom(..."0123456789abcdefghijklmnopqrstuvwxyz-"),
      maxLength: 33,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), alike, alike.map(seal)), (text) => {
        const decoded = decodeChallenge(text);
        if (decoded.status === "ok") expect(encodeChallenge(decoded.challenge)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
