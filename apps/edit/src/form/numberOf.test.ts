import { describe, expect, it } from "vitest";
import { numberOf } from "./numberOf.ts";

describe("what is typed in a field of figures", () => {
  it("is read as French writes it", () => {
    expect(numberOf("4,5", "typing")).toBe(4.5);
    expect(numberOf("12 144", "typing")).toBe(12_144);
    expect(numberOf("12\u00a0144", "typing")).toBe(12_144);
    expect(numberOf("1\u202f250\u202f000,5", "typing")).toBe(1_250_000.5);
    expect(numberOf(" ", "typing")).toBeUndefined();
  });

  it("waits for what may follow, until the field is left", () => {
    for (const typed of ["4,", "4,0", "4,50"]) expect(numberOf(typed, "typing")).toBe(typed);
    expect(numberOf("4,50", "left")).toBe(4.5);
    expect(numberOf("4,0", "left")).toBe(4);
    expect(numberOf("4,", "left")).toBe(4);
  });

  it("stays as it is when it is no number", () => {
    for (const typed of ["environ 4", "4,5,6", "-", "1e3"]) expect(numberOf(typed, "left")).toBe(typed);
  });
});
