import { describe, expect, it } from "vitest";
import {
  capitalised,
  dayInWords,
  monthCount,
  monthInWords,
  monthParts,
  monthRange,
  monthRangeInWords,
} from "./months.ts";

const worksite = { start: "2025-12", end: "2026-03" } as const;
const tours = { start: "2026-03", end: "2026-08" } as const;
const crossing = { start: "2026-10", end: "2027-05" } as const;

describe("monthRange", () => {
  it("names both years when they differ", () => {
    expect(monthRange(worksite)).toBe("déc.\u00A02025\u00A0– mars\u00A02026");
    expect(capitalised(monthRange(worksite))).toBe("Déc.\u00A02025\u00A0– mars\u00A02026");
  });
  it("names the year once when it is the same", () => {
    expect(monthRange(tours)).toBe("mars\u00A0– août\u00A02026");
  });
  it("says one month once", () => {
    expect(monthRange({ start: "2025-12" })).toBe("déc.\u00A02025");
  });
});

describe("monthRangeInWords", () => {
  it("goes from one month to another", () => {
    expect(monthRangeInWords(worksite)).toBe("de décembre\u00A02025 à mars\u00A02026");
    expect(monthRangeInWords(tours)).toBe("de mars à août\u00A02026");
  });
  it("elides before a vowel", () => {
    expect(monthRangeInWords(crossing)).toBe("d’octobre\u00A02026 à mai\u00A02027");
    expect(monthRangeInWords({ start: "2026-04", end: "2026-08" })).toBe("d’avril à août\u00A02026");
    expect(monthRangeInWords({ start: "2026-08", end: "2026-09" })).toBe("d’août à septembre\u00A02026");
  });
  it("says one month once", () => {
    expect(monthRangeInWords({ start: "2026-04" })).toBe("en avril\u00A02026");
  });
});

describe("monthCount", () => {
  it("counts the first month and the last, over the years", () => {
    expect(monthCount(crossing)).toBe(8);
    expect(monthCount(tours)).toBe(6);
    expect(monthCount({ start: "2026-12" })).toBe(1);
    expect(monthCount({ start: "2025-12", end: "2027-01" })).toBe(14);
  });
});

describe("monthParts", () => {
  it("parts the month, in few signs, from its year", () => {
    expect(monthParts("2025-12")).toEqual({ month: "déc.", year: "2025" });
  });
});

describe("monthInWords and dayInWords", () => {
  it("write months in full and in small letters", () => {
    expect(monthInWords("2026-02")).toBe("février\u00A02026");
    expect(dayInWords("2025-10-16")).toBe("16\u00A0octobre\u00A02025");
  });
  it("say « 1er » and drop the zero", () => {
    expect(dayInWords("2026-06-01")).toBe("1er\u00A0juin\u00A02026");
    expect(dayInWords("2026-06-09")).toBe("9\u00A0juin\u00A02026");
  });
  it("refuse a month that does not exist, in French", () => {
    expect(() => monthInWords("2026-13")).toThrow("écrire «\u202F2026-03\u202F»");
  });
});

describe("capitalised", () => {
  it("keeps the accent on the capital", () => {
    expect(capitalised("été 2026")).toBe("Été 2026");
    expect(capitalised("")).toBe("");
  });
});
