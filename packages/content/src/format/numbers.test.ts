import { describe, expect, it } from "vitest";
import {
  atLeast,
  counted,
  dimensions,
  duration,
  euros,
  number,
  quantity,
  squareMetres,
  viewCount,
} from "./numbers.ts";

describe("number", () => {
  it("parts thousands with a narrow space that does not break", () => {
    expect([0, 999, 1000, 6000, 12_500, 1_234_567].map(number)).toEqual([
      "0",
      "999",
      "1\u202F000",
      "6\u202F000",
      "12\u202F500",
      "1\u202F234\u202F567",
    ]);
  });
  it("has a decimal comma and a true minus", () => {
    expect(number(2.57)).toBe("2,57");
    expect(number(-1234.5)).toBe("−1\u202F234,5");
  });
});

describe("quantity, atLeast and counted", () => {
  it("never part a number from what it counts", () => {
    expect(quantity(6000, "km")).toBe("6\u202F000\u00A0km");
    expect(atLeast(2500)).toBe("2\u202F500+");
  });
  it("give each figure of a column as many decimals", () => {
    expect([86, 80.64, 0].map((value) => quantity(value, "ko", 1))).toEqual([
      "86,0\u00A0ko",
      "80,6\u00A0ko",
      "0,0\u00A0ko",
    ]);
  });
  it("keep the sides of a picture together", () => {
    expect(dimensions(1600, 900)).toBe("1\u202F600\u00A0×\u00A0900\u00A0pixels");
  });
  it("agree as French does: the plural starts at two", () => {
    expect(counted(0, "article")).toBe("0\u00A0article");
    expect(counted(1, "article")).toBe("1\u00A0article");
    expect(counted(33, "escale")).toBe("33\u00A0escales");
    expect(counted(2, "prix", "prix")).toBe("2\u00A0prix");
  });
});

describe("squareMetres and euros", () => {
  it("measure to the hundredth, and say that taxes are left out", () => {
    expect([2.6, 3, 2.57, 8.81].map(squareMetres)).toEqual([
      "2,60\u00A0m²",
      "3,00\u00A0m²",
      "2,57\u00A0m²",
      "8,81\u00A0m²",
    ]);
    expect(euros(12_144)).toBe("12\u202F144\u00A0€\u00A0HT");
  });
});

describe("duration", () => {
  it("says only the units that count", () => {
    expect([45, 60, 372].map(duration)).toEqual(["45\u00A0s", "1\u00A0min", "6\u00A0min\u00A012\u00A0s"]);
  });
});

describe("views", () => {
  it("sort as numbers", () => {
    expect(["840", "12.5K", "300K", "1.2M"].map(viewCount)).toEqual([840, 12_500, 300_000, 1_200_000]);
  });
  it("are printed in French", () => {
    expect(["0", "1", "840", "12.5K", "1.2M"].map((views) => counted(viewCount(views), "vue"))).toEqual([
      "0\u00A0vue",
      "1\u00A0vue",
      "840\u00A0vues",
      "12\u202F500\u00A0vues",
      "1\u202F200\u202F000\u00A0vues",
    ]);
  });
});
