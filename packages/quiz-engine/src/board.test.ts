import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareResults,
  type Crew,
  decodeBoard,
  encodeBoard,
  LONGEST_NAME,
  mergeBoards,
  MOST_CREWS,
  nameOf,
} from "./board.ts";
import { uint32 } from "./fixtures.ts";
import { seal } from "./hash.ts";

const gannets: Crew = { bankHash: 123, seed: 42, size: 5, score: 60, seconds: 90, name: "The Gannets" };
const other = (changes: Partial<Crew>): Crew => ({ ...gannets, ...changes });
const code = encodeBoard([gannets]);

const names = fc.string({ unit: "binary", maxLength: 60 }).map(nameOf);
const few = fc.nat({ max: 3 });
/** Crews of which several are alike, and that rank together. */
const crew: fc.Arbitrary<Crew> = fc.record({
  bankHash: fc.oneof(few, uint32),
  seed: fc.oneof(few, uint32),
  size: fc.oneof(few, uint32),
  score: fc.oneof(few, uint32),
  seconds: fc.oneof(few, uint32, fc.constant(null)),
  name: fc.oneof(names, fc.constantFrom("", "a", "A", "é")),
});
const crews = fc.array(crew, { maxLength: MOST_CREWS });

describe("nameOf", () => {
  it("keeps forty characters, without cutting one nor leaving a space at the end", () => {
    expect(nameOf("🌊".repeat(300))).toBe("🌊".repeat(LONGEST_NAME));
    expect(nameOf(`${"a".repeat(LONGEST_NAME - 1)} b`)).toBe("a".repeat(LONGEST_NAME - 1));
    expect(nameOf(` ${"a".repeat(LONGEST_NAME)}`)).toBe("a".repeat(LONGEST_NAME));
  });

  it("leaves as it is what it has written", () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(nameOf(name)).toBe(name);
      }),
    );
  });
});

describe("encodeBoard", () => {
  it("writes the published codes", () => {
    expect(code).toBe("2~3f-16-5.1o.2i.The_Gannets1k78sh2");
    expect(encodeBoard([])).toBe("216w54nu");
  });

  it("writes once the draw of crews that follow one another on it", () => {
    const alone = encodeBoard([other({ name: "a" })]).length;
    const two = encodeBoard([other({ name: "a" }), other({ name: "b" })]).length;
    expect(two - alone).toBe("~.1o.2i.b".length);
  });

  it("is safe in an address, whatever the names, and a class fits in 1 500 characters", () => {
    fc.assert(
      fc.property(crews, (board) => {
        expect(encodeBoard(board)).toMatch(/^[\w.~-]+$/);
      }),
    );
    const aClass = Array.from({ length: MOST_CREWS }, (_, at) =>
      other({ score: at * 2, seconds: 300 - at, name: `Les Étoiles ${at + 1}` }),
    );
    expect(encodeBoard(aClass).length).toBeLessThan(1_500);
  });

  it("refuses more crews than a board holds", () => {
    expect(() => encodeBoard(Array.from({ length: MOST_CREWS }, () => gannets))).not.toThrow();
    expect(() => encodeBoard(Array.from({ length: MOST_CREWS + 1 }, () => gannets))).toThrow(
      "41 crews, 40 at most",
    );
  });

  it.each(["a".repeat(LONGEST_NAME + 1), " a", "a\u202eb", "\ud800"])("refuses the name « %s »", (name) => {
    expect(() => encodeBoard([other({ name })])).toThrow(/^name .*: use nameOf$/s);
  });

  it.each(["bankHash", "seed", "size", "score", "seconds"] as const)(
    "refuses a %s that is no count",
    (field) => {
      for (const count of [-5, 0.5, NaN, Infinity, 2 ** 32])
        expect(() => encodeBoard([other({ [field]: count })])).toThrow(`${field} ${count}: give a uint32`);
    },
  );
});

describe("decodeBoard", () => {
  it("reads what encodeBoard wrote", () => {
    fc.assert(
      fc.property(crews, (board) => {
        expect(decodeBoard(encodeBoard(board))).toEqual({ status: "ok", crews: board });
      }),
    );
  });

  it("reads the longest board there can be", () => {
    const most = 2 ** 32 - 1;
    const name = "\u{10fffe}".repeat(LONGEST_NAME);
    const board = Array.from({ length: MOST_CREWS }, (_, at) => {
      return { bankHash: most, seed: most - at, size: most, score: most, seconds: most, name };
    });
    expect(decodeBoard(encodeBoard(board))).toEqual({ status: "ok", crews: board });
  });

  it("tells no time from a time of 0", () => {
    for (const seconds of [0, null])
      expect(decodeBoard(encodeBoard([other({ seconds })]))).toMatchObject({ crews: [{ seconds }] });
  });

  it("calls damaged a code with a character changed, added, lost or swapped", () => {
    for (let at = 0; at < code.length; at++) {
      const damaged = [
        code.slice(0, at) + code.slice(at + 1),
        code.slice(0, at) + "7" + code.slice(at),
        ...[..."0aA._~-"].map((c) => code.slice(0, at) + c + code.slice(at + 1)),
        code.slice(0, at) + (code[at + 1] ?? "") + code[at] + code.slice(at + 2),
      ].filter((text) => text !== code);
      for (const text of damaged) expect(decodeBoard(text)).toEqual({ status: "damaged" });
    }
  });

  it.each([
    ["nothing", ""],
    ["too short", "2~3f"],
    ["a checksum of nothing", seal("")],
    ["spaces around", ` ${code} `],
    ["a line break", `${code}\n`],
    ["a percent sign", code.replace("_", "%20")],
    ["letters with accents", code.replace("e", "é")],
    ["a million characters", "a".repeat(1e6)],
    ["undefined", undefined as unknown as string],
    ["an object", {} as unknown as string],
  ])("calls malformed what is no code: %s", (_, text) => {
    expect(decodeBoard(text)).toEqual({ status: "malformed" });
  });

  it.each([
    ["a crew without its name", "2~3f-16-5.1o.2i"],
    ["a crew with more than its fields", "2~3f-16-5.1o.2i.a.b"],
    ["no score", "2~3f-16-5..2i.a"],
    ["no draw above", "2~.1o.2i.a"],
    ["half a draw", "2~3f-16.1o.2i.a"],
    ["a draw written again", "2~3f-16-5.1o.2i.a~3f-16-5.1o.2i.b"],
    ["a number written otherwise", "2~3f-16-5.01o.2i.a"],
    ["a number of more than 32 bits", "2~zzzzzzzz-16-5.1o.2i.a"],
    ["a letter escaped for nothing", "2~3f-16-5.1o.2i.-2p-"],
    ["a character that is none", "2~3f-16-5.1o.2i.-zzzzzz-"],
    ["a name that begins with a space", "2~3f-16-5.1o.2i._a"],
    ["a name that turns the text around it", "2~3f-16-5.1o.2i.-6cu-"],
    ["a name of 41 letters", `2~3f-16-5.1o.2i.${"a".repeat(41)}`],
    ["41 crews", ["2", "3f-16-5.1o.2i.a", ...Array<string>(40).fill(".1o.2i.b")].join("~")],
    ["an empty line", "2~"],
  ])("calls malformed a board that was forged: %s", (_, content) => {
    expect(decodeBoard(seal(content))).toEqual({ status: "malformed" });
  });

  it("holds 40 crews, and as many letters of a name", () => {
    const full = ["2", "3f-16-5.1o.2i.a", ...Array<string>(39).fill(`.1o.2i.${"b".repeat(40)}`)].join("~");
    expect(decodeBoard(seal(full))).toMatchObject({ status: "ok" });
  });

  it.each(["1~3f-16-5.1o.2i.a", "3", "-", "02~3f-16-5.1o.2i.a"])(
    "calls outdated another version: %s",
    (content) => {
      expect(decodeBoard(seal(content))).toEqual({ status: "outdated" });
    },
  );

  it("never throws, and refuses any string that encodeBoard did not write", () => {
    const alike = fc.string({ unit: fc.constantFrom(..."0123abcz2~.-_"), maxLength: 40 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          alike,
          alike.map((text) => seal(`2~${text}`)),
        ),
        (text) => {
          const decoded = decodeBoard(text);
          if (decoded.status === "ok") expect(encodeBoard(decoded.crews)).toBe(text);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("mergeBoards", () => {
  it("takes names that differ by what nobody sees for one", () => {
    const better = other({ name: "شاه\u200cباز", score: 80 });
    expect(mergeBoards([other({ name: "شاهباز" })], [better]).crews).toEqual([better]);
  });

  const merged = (board: readonly Crew[], added: readonly Crew[]) => mergeBoards(board, added).crews;

  it("ranks by score, then by time, a time that was not counted last, then by name", () => {
    const ranked = [
      other({ score: 80, seconds: null, name: "z" }),
      other({ seconds: 0, name: "y" }),
      other({ seconds: 90, name: "a" }),
      other({ seconds: 90, name: "b" }),
      other({ seconds: null, name: "c" }),
      other({ score: 0, seconds: 1, name: "d" }),
    ];
    expect(merged(ranked.toReversed(), [])).toEqual(ranked);
    expect(merged([], ranked.toReversed())).toEqual(ranked);
  });

  it("keeps a crew once, with its best result, whatever the case of its name and the draw", () => {
    const best = other({ name: "the gannets", score: 80, seed: 7 });
    expect(merged([gannets], [best])).toEqual([best]);
    expect(merged([best], [gannets])).toEqual([best]);
    expect(merged([gannets], [other({ seconds: 89 })])).toEqual([other({ seconds: 89 })]);
    const strasse = other({ name: "Straße" });
    expect(merged([strasse], [other({ name: "STRASSE", score: 0 })])).toEqual([strasse]);
  });

  it("keeps the very crew that stood there when the other claims no better", () => {
    expect(merged([gannets], [{ ...gannets }])[0]).toBe(gannets);
  });

  it("keeps a crew once for each bank and each size", () => {
    const board = [gannets, other({ bankHash: 7 }), other({ size: 20 })];
    expect(merged(board, [])).toHaveLength(3);
  });

  it("takes two crews without a name for the same when all that they claim is", () => {
    const unnamed = other({ name: "" });
    expect(merged([unnamed], [unnamed])).toHaveLength(1);
    for (const changes of [{ seed: 7 }, { score: 7 }, { seconds: 7 }, { size: 7 }, { bankHash: 7 }])
      expect(merged([unnamed], [{ ...unnamed, ...changes }])).toHaveLength(2);
  });

  it("does not take a name made of figures for a crew that gave none", () => {
    expect(merged([other({ name: "" })], [other({ name: "42,60,90" })])).toHaveLength(2);
  });

  it("leaves those for whom a full board has no room, and takes what is better of those it holds", () => {
    const full = Array.from({ length: MOST_CREWS }, (_, at) => other({ name: `crew ${at}` }));
    const better = other({ name: "crew 7", score: 100 });
    const late = other({ name: "late", score: 100 });
    const { crews: held, left } = mergeBoards(full, [late, better]);
    expect(held).toHaveLength(MOST_CREWS);
    expect(held[0]).toEqual(better);
    expect(left).toEqual([late]);
    expect(mergeBoards([], [...full, late, late]).left).toEqual([late, late]);
  });

  it("gives the same board in whatever order, and again, as long as there is room", () => {
    const small = fc.array(crew, { maxLength: MOST_CREWS / 4 });
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(merged(a, b)).toEqual(merged(b, a));
        expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)));
        expect(merged(merged(a, b), b)).toEqual(merged(a, b));
      }),
    );
  });

  it("always gives a board that can be written", () => {
    fc.assert(fc.property(crews, crews, (a, b) => void encodeBoard(merged(a, b))));
  });
});

describe("compareResults", () => {
  it("tells who shares a place, whatever the names and the draws", () => {
    expect(compareResults(gannets, other({ name: "b", seed: 1 }))).toBe(0);
    expect(compareResults(other({ seconds: null }), other({ seconds: null }))).toBe(0);
    expect(compareResults(gannets, other({ seconds: null }))).toBeLessThan(0);
    expect(compareResults(gannets, other({ score: 61, seconds: null }))).toBeGreaterThan(0);
  });
});
