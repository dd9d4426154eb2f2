import { describe, expect, test } from "vitest";
import { chosenInHash, hashOf } from "./chosenInHash.ts";

const free = new Set([1, 12, 13, 91, 100]);

describe("the end of an address", () => {
  test("names the spaces in the order in which they were chosen", () => {
    expect(chosenInHash("#espaces=91,12", free)).toEqual({ chosen: [91, 12], unknown: false });
  });
  test("says again what it was made from", () => {
    expect(chosenInHash(hashOf([13, 1, 100]), free)).toEqual({ chosen: [13, 1, 100], unknown: false });
  });
  test("is empty when nothing is chosen", () => {
    expect(hashOf([])).toBe("");
  });
  test("survives a mail program that encodes its commas", () => {
    expect(chosenInHash("#espaces=12%2C13", free)).toEqual({ chosen: [12, 13], unknown: false });
  });
  test.each(["#voiles", "", "#espaces", "#ESPACES=12"])("%j speaks of something else", (hash) => {
    expect(chosenInHash(hash, free)).toBeUndefined();
  });
  test.each(["#espaces=abc", "#espaces=42", "#espaces=0", "#espaces=-1", "#espaces=1e2", "#espaces=<svg>"])(
    "%j names nobody, and says so",
    (hash) => {
      expect(chosenInHash(hash, free)).toEqual({ chosen: [], unknown: true });
    },
  );
  test("keeps what it knows, once each", () => {
    expect(chosenInHash("#espaces=12,12,42,,13,999", free)).toEqual({ chosen: [12, 13], unknown: true });
  });
  test("does not drown in ten thousand signs", () => {
    expect(chosenInHash(`#espaces=${"9".repeat(10_000)}`, free)).toEqual({ chosen: [], unknown: true });
  });
});
