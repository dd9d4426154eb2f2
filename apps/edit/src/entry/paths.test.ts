import { describe, expect, it } from "vitest";
import { isInside, withValue } from "./paths.ts";

describe("an entry", () => {
  const entry = { name: "Léa", experience: { years: 8 }, skills: ["Voile", "Radio"] };

  it("changes at one place, and keeps the order of its fields", () => {
    expect(withValue(entry, ["experience", "words"], "Huit ans")).toEqual({
      ...entry,
      experience: { years: 8, words: "Huit ans" },
    });
    expect(withValue(entry, ["skills", 1], "Météo")).toEqual({ ...entry, skills: ["Voile", "Météo"] });
    expect(Object.keys(withValue(entry, ["name"], "Léo"))).toEqual(["name", "experience", "skills"]);
    expect(entry.skills).toEqual(["Voile", "Radio"]);
  });

  it("loses a field that is emptied, and a group that has none left", () => {
    expect(withValue(entry, ["name"], "")).not.toHaveProperty("name");
    expect(withValue(entry, ["experience", "years"], undefined)).not.toHaveProperty("experience");
  });

  it("keeps an emptied item at its place in a list", () => {
    expect(withValue(entry, ["skills", 0], "")).toMatchObject({ skills: ["", "Radio"] });
  });

  it("gains the items of a list one by one", () => {
    expect(withValue({}, ["options", 1], "Un dixième")).toEqual({ options: ["", "Un dixième"] });
  });

  it("gains what it had not", () => {
    expect(withValue({}, ["social", "linkedin"], "x")).toEqual({ social: { linkedin: "x" } });
  });
});

describe("a path", () => {
  it("lies inside another that begins it", () => {
    expect(isInside(["skills", 1], ["skills"])).toBe(true);
    expect(isInside(["skills"], ["skills", 1])).toBe(false);
  });
});
