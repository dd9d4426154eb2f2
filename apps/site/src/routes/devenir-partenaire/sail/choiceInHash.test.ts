import { describe, expect, test } from "vitest";
import { choiceInHash, hashOf } from "./choiceInHash.ts";

const free = new Set([1, 12, 13, 91, 100]);

describe("the end of an address", () => {
  test("names the spaces in the order in which they were chosen", () => {
    expect(choiceInHash("#espaces=91,12", free)).toEqual({
      chosen: [91, 12],
      name: "",
      benefits: [],
      options: [],
      unknown: false,
    });
  });
  test("says again what it was made from", () => {
    expect(choiceInHash(hashOf({ chosen: [13, 1, 100] }), free)).toEqual({
      chosen: [13, 1, 100],
      name: "",
      benefits: [],
      options: [],
      unknown: false,
    });
  });
  test("is empty when nothing is chosen", () => {
    expect(hashOf({})).toBe("");
  });
  test("survives a mail program that encodes its commas", () => {
    expect(choiceInHash("#espaces=12%2C13", free)).toEqual({
      chosen: [12, 13],
      name: "",
      benefits: [],
      options: [],
      unknown: false,
    });
  });
  test.each(["#voiles", "", "#espaces", "#ESPACES=12"])("%j speaks of something else", (hash) => {
    expect(choiceInHash(hash, free)).toBeUndefined();
  });
  test.each(["#espaces=abc", "#espaces=42", "#espaces=0", "#espaces=-1", "#espaces=1e2", "#espaces=<svg>"])(
    "%j names nobody, and says so",
    (hash) => {
      expect(choiceInHash(hash, free)).toEqual({
        chosen: [],
        name: "",
        benefits: [],
        options: [],
        unknown: true,
      });
    },
  );
  test("keeps what it knows, once each", () => {
    expect(choiceInHash("#espaces=12,12,42,,13,999", free)).toEqual({
      chosen: [12, 13],
      name: "",
      benefits: [],
      options: [],
      unknown: true,
    });
  });
  test("does not drown in ten thousand signs", () => {
    expect(choiceInHash(`#espaces=${"9".repeat(10_000)}`, free)).toEqual({
      chosen: [],
      name: "",
      benefits: [],
      options: [],
      unknown: true,
    });
  });
  test("brings a company's name back, whatever its letters", () => {
    for (const name of ["Voilerie Morvan", "L’Écume & Fils", "100 % mer", "œuvre=commune,#1"]) {
      expect(choiceInHash(hashOf({ chosen: [12], name }), free)).toEqual({
        chosen: [12],
        name,
        benefits: [],
        options: [],
        unknown: false,
      });
      expect(choiceInHash(hashOf({ name }), free)).toEqual({
        chosen: [],
        name,
        benefits: [],
        options: [],
        unknown: false,
      });
    }
  });
  test.each([
    ["#nom=%E0%A4%A", ""],
    ["#espaces=12&nom=", ""],
    ["#nom=%E2%80%8B%EF%BB%BF", ""],
    ["#nom=%00%0A%20On%E2%80%8Bdine%E2%80%AE", "Ondine"],
    [`#nom=${"a".repeat(40)}`, "a".repeat(40)],
  ])("%j names nobody that could not be written", (hash, name) => {
    expect(choiceInHash(hash, free)?.name).toBe(name);
  });
  test("gives a name that is too long for a sail to be shortened, and writes none of it", () => {
    const name = "Société coopérative des voileries du Finistère";
    const read = choiceInHash(hashOf({ chosen: [12], name }), free);
    expect(read).toMatchObject({ chosen: [12], name: "", overlong: name });
    expect(hashOf(read!)).toBe("#espaces=12");
  });
  test("brings back what was ticked and taken, among what is offered", () => {
    const offered = { benefits: ["voile", "contenus", "equipes"], options: ["journee", "rencontre"] };
    const hash = hashOf({
      chosen: [12],
      name: "Ondine",
      benefits: ["equipes", "voile"],
      options: ["rencontre"],
    });
    expect(choiceInHash(hash, free, offered)).toEqual({
      chosen: [12],
      name: "Ondine",
      benefits: ["voile", "equipes"],
      options: ["rencontre"],
      unknown: false,
    });
    expect(
      choiceInHash("#avantages=contenus%2Crente,contenus&options=journee,voile", free, offered),
    ).toMatchObject({ chosen: [], benefits: ["contenus"], options: ["journee"], unknown: false });
  });
});
