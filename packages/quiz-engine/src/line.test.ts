import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineOf } from "./line.ts";

describe("lineOf", () => {
  it.each([
    ["spaces and line breaks", "  The\r\n Gannets\t", "The Gannets"],
    ["half a character", "Gan\ud83dnets", "Gan nets"],
    ["what would turn the text around it", "\u202eGannets\u2066 The", "Gannets The"],
    ["an accent beside its letter", "E\u0301toile", "\u00c9toile"],
    ["nothing but spaces", " \u00a0\u202f ", ""],
    ["Arabic", "نور الهدى", "نور الهدى"],
    ["a family of one sign", "👩‍👧‍👦", "👩‍👧‍👦"],
    ["a heart that burns and an astronaut", "❤\ufe0f\u200d🔥 👩🏽\u200d🚀", "❤\ufe0f\u200d🔥 👩🏽\u200d🚀"],
    ["the flag of a country of another", "🏴\u{e0067}\u{e0062}\u{e007f}", "🏴\u{e0067}\u{e0062}\u{e007f}"],
    ["Persian, whose letters are parted", "می\u200cخواهم", "می\u200cخواهم"],
    ["Hindi, whose letters are joined", "क्\u200dष", "क्\u200dष"],
    ["a Japanese name in its own drawing", "葛\u{e0100}城", "葛\u{e0100}城"],
    ["spaces of no width", "\ufeffThe Gan\u200bnets\u2060", "The Gannets"],
    ["a joiner, a hyphen that is not drawn", "The Gan\u200dnets\u200c\u00ad", "The Gannets"],
    ["nothing but what is not seen", "\u200b\u200d\ufe0f\u3164\u2800\u{e0061}\uf0b7\u200d", ""],
    ["a key", "1\ufe0f\u20e3", "1\ufe0f\u20e3"],
    ["an accent that was parted from its letter", "E\u200b\u0301toile", "\u00c9toile"],
    ["a bullet of a word processor", "\uf0b7 The Gannets", "The Gannets"],
  ])("keeps what is read of %s", (_, text, line) => expect(lineOf(text)).toBe(line));

  it("leaves as it is what it has written", () => {
    const joiners = [
      "\u0301",
      "\u0306",
      "\u200b",
      "\u200c",
      "\u200d",
      "\ufe0f",
      "\u{e0067}",
      "e",
      "и",
      "ا",
      "🏴",
      " ",
    ];
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(...joiners) }));
    fc.assert(
      fc.property(text, (any) => {
        const line = lineOf(any);
        expect(lineOf(line)).toBe(line);
      }),
    );
  });

  it("does not drown in two hundred thousand joiners", () => {
    expect(lineOf(`ا${"\u200d".repeat(200_000)}`)).toHaveLength(200_001);
  });
});
